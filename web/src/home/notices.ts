// Whether the list of notices is open: the bar opens it, what it shows comes when it is open.
import { signal } from "@preact/signals";

export const noticesOpen = signal(false);
export const openNotices = () => {
  noticesOpen.value = !noticesOpen.value;
};
