#!/usr/bin/env python3
"""What a hostile guest does to the memory and the time of others (docs/proof.md, attacks)."""
import time

from hall import Client, Server, main


def easy_wait(client, table, turns):
    """Plays so many own answers; the longest wait for the bot, in seconds."""
    longest = 0
    for _ in range(turns):
        t = client.table(table, lambda m: m.get("legal") or m["status"] == "over")
        if t["status"] == "over":
            break
        begin = time.time()
        client.ask("act", table=table, ply=t["ply"], action=t["legal"][0])
        client.table(table, lambda m: m["ply"] > t["ply"] and (m.get("legal") or m["status"] == "over"))
        longest = max(longest, time.time() - begin)
    return longest


def bots_take_turns(program):
    """40 tables with the slowest bot, whose guest has left, do not keep another's easy bot
    waiting (it was 37 s), nor a longer one for more than a search of 3 s."""
    with Server(program, "--workers", "2") as s:
        a = Client(s.port)
        for i in range(40):
            table, _ = a.create(seats=["me", "mcts:3000ms"])
            a.ask("handover", table=table, spec="mcts:3000ms")
            a.ask("unwatch", table=table)
        a.close()
        b = Client(s.port, parts=["legal"])
        table, _ = b.create(seats=["me", "level:easy"])
        waited = easy_wait(b, table, 12)
        print(f"an easy bot was waited for {waited:.2f} s at most", flush=True)
        assert waited < 3, waited
        table, _ = b.create(seats=["me", "mcts:400ms"])
        waited = easy_wait(b, table, 3)
        print(f"a bot of 400 ms {waited:.2f} s at most", flush=True)
        assert waited < 12, waited


if __name__ == "__main__":
    main([bots_take_turns])
