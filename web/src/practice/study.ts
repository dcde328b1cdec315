// A question that is put once more: the ordinary table, but its answers go to whoever asks, and nothing is
// played.
import type { Client } from "../core/client";
import { readPosition, TableModel, type Whole } from "../core/model";
import type { TableMsg } from "../core/protocol";
import type { Task } from "./tasks";

export class Study extends TableModel {
  override readonly lasting = false;
  private whole: TableMsg | null = null;

  /** Told of every answer that is given. */
  heard: (action: string) => void = () => {};

  constructor(id: string, client: Client) {
    super(id, client, null);
  }

  show(m: TableMsg) {
    this.whole = m;
    this.log.value = m.log;
    this.latest.value = this.shown.value = m;
  }

  override act(action: string): Promise<boolean> {
    this.heard(action);
    return Promise.resolve(false);
  }

  /** The question rests while its answer is talked about, and the board is to be seen. */
  rest() {
    if (this.whole) this.latest.value = this.shown.value = { ...this.whole, legal: [] };
  }
  again() {
    if (this.whole) this.latest.value = this.shown.value = this.whole;
  }
}

export const openStudy = async (client: Client, task: Pick<Task, "study">): Promise<Study> => {
  const { table } = await client.ask<{ table: string }>({ t: "study", ...task.study });
  const whole = await client.ask<Whole>({ t: "watch", table, from: 0 });
  const study = new Study(table, client);
  study.show({ ...(whole as unknown as TableMsg), ...readPosition(whole) });
  return study;
};
