import { isUnderWay, type UploadEntry, type UploadRow } from './upload-entry.ts';

/** Files that are sent beside each other: each in parts has five requests of its own. */
const mostAtOnce = 2;

/** What is on its way, a few at once, the others in their order. */
export function createUploadQueue(onRows: (rows: readonly UploadRow[]) => void) {
  let entries: readonly UploadEntry[] = [];

  const find = (id: string) => entries.find((entry) => entry.id === id);
  const countUnderWay = () => entries.filter((entry) => isUnderWay(entry.row().status)).length;

  function drop(ids: readonly string[]) {
    entries = entries.filter(({ id }) => !ids.includes(id));
    refresh();
  }

  function refresh() {
    for (const entry of entries) if (countUnderWay() < mostAtOnce) entry.start();
    onRows(entries.map((entry) => entry.row()));
  }

  return {
    /** One of them looks different. */
    refresh,
    add(added: readonly UploadEntry[]) {
      entries = [...entries, ...added];
      refresh();
    },
    has: (id: string) => find(id) !== undefined,
    /** Without ending it: somebody else has. */
    drop: (id: string) => drop([id]),
    pause: (id: string) => find(id)?.pause(),
    resume: (id: string) => find(id)?.resume(),
    cancel: (id: string) => {
      find(id)?.cancel();
      drop([id]);
    },
    /** Takes away those that the library holds. */
    clearDone: () =>
      drop(entries.map((entry) => entry.row()).flatMap(({ id, status }) => (status === 'done' ? [id] : []))),
    leave() {
      for (const entry of entries) entry.leave();
      entries = [];
      onRows([]);
    },
  };
}
