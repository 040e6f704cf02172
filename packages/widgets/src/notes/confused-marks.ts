import { isApiError } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import { momentText } from '../widget/moment-text.ts';
import type { NotesContext } from './notes.store.ts';

/** The moments that one person has not understood in a video. */
export function createConfusedMarks({ host, strings, getProps, get, set, announce, lifetime }: NotesContext) {
  const { resource, notes } = getProps();

  /** In the order of the video; it may have been replaced, and what is past its end comes last. */
  function show(marks: Iterable<number>) {
    const { extent = Infinity } = getProps();
    const isPast = (second: number) => Number(second > extent);
    set({ marks: [...new Set(marks)].sort((one, other) => isPast(one) - isPast(other) || one - other) });
  }

  async function load() {
    const signal = lifetime.signal();
    try {
      const found = await notes.marks(resource.id, { signal });
      if (!signal.aborted) show(found.map(({ second }) => second));
    } catch (error) {
      // They are asked for again with the page; what is not known is not shown.
      if (!isApiError(error)) throw error;
    }
  }

  async function setMark(second: number, isOn: boolean) {
    const before = get().marks ?? [];
    show(isOn ? [...before, second] : before.filter((each) => each !== second));
    try {
      await notes.setMark(resource.id, second, isOn);
      announce((isOn ? strings.marked : strings.unmarked)(momentText(second)));
    } catch (error) {
      const text = failureText(error, strings.notDone);
      const now = get().marks ?? [];
      show(isOn ? now.filter((each) => each !== second) : [...now, second]);
      if (text) host.notify('critical', text);
    }
  }

  return {
    load,
    actions: {
      /** Marks the second that is played. */
      mark: () => {
        const position = getProps().player?.position() ?? null;
        if (position !== null) void setMark(Math.floor(position), true);
      },
      unmark: (second: number) => void setMark(second, false),
    },
  };
}
