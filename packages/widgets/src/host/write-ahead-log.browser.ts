import type { LoggedWrite, WriteAheadLog } from './lazy-storage.ts';

/**
 * Logs writes in `localStorage`, which takes them before the call returns. Where the browser refuses, nothing is logged.
 * Two logs of different names share nothing.
 */
export function createWriteAheadLog(name: string): WriteAheadLog {
  const prefix = `shuyuan.unwritten/${encodeURIComponent(name)}/`;
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let count = 0;

  function add(key: string, value: unknown) {
    const place = prefix + key;
    count += 1;
    // What was logged earlier must not outlive this write, also when there is no room for it.
    attempt(() => localStorage.removeItem(place));
    const text = attempt(() => {
      const logged = JSON.stringify(value === undefined ? [page, count] : [page, count, value]);
      localStorage.setItem(place, logged);
      return logged;
    });
    return () => void (text !== undefined && drop(place, text));
  }

  function read(place: string): LoggedWrite[] {
    const text = place.startsWith(prefix) ? localStorage.getItem(place) : null;
    if (text === null) return [];
    const [writer, , value] = JSON.parse(text) as [writer: string, count: number, value?: unknown];
    return writer === page ? [] : [{ key: place.slice(prefix.length), value, done: () => drop(place, text) }];
  }

  return {
    add,
    leftBehind: () =>
      (attempt(() => Object.keys(localStorage)) ?? []).flatMap((place) => attempt(() => read(place)) ?? []),
  };
}

/** Unless something else was logged there since. */
function drop(place: string, text: string) {
  attempt(() => localStorage.getItem(place) === text && localStorage.removeItem(place));
}

/** Undefined where the browser refuses: blocked site data, no room, a server, a value that is no JSON. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
