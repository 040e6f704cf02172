import type { Stamp } from './comment-box.state.ts';
import type { Desk } from './desk.ts';

/** The field for a new comment, and the moment of the recording that it is about. */
export function createComposer({ draftFor, set, send, host }: Desk) {
  const draft = draftFor('new', () => set({ composer: draft.field() }));
  let stamp: Stamp | null = null;

  function mark(next: Stamp | null) {
    if (next !== stamp) set({ stamp: (stamp = next) });
  }

  /** What one begins to write is about what one has just seen; going on later does not change that. */
  function follow(text: string) {
    if (text.trim() === '') return mark(null);
    const position = stamp ? null : (host.player?.position() ?? null);
    if (position !== null) mark({ seconds: Math.floor(position), isOn: true });
  }

  return {
    start() {
      set({ composer: draft.field() });
      void draft.restore();
    },
    flush: draft.flush,
    type(text: string) {
      draft.type(text);
      follow(text);
    },
    toggleStamp: () => stamp && mark({ ...stamp, isOn: !stamp.isOn }),
    /** Clears the field at once and sends. */
    async post() {
      const { text, canSend } = draft.field();
      if (!canSend) return;
      const words = text();
      const at = stamp?.isOn ? stamp.seconds : undefined;
      draft.empty();
      mark(null);
      await send(words, null, at).kept;
      draft.forget();
    },
    /** The exact text again, unless the person has gone on writing there. */
    putBack(text: string, seconds: number | undefined, problem: string): boolean {
      if (draft.field().text().trim() !== '') return false;
      draft.put(text, problem);
      mark(seconds === undefined ? null : { seconds, isOn: true });
      return true;
    },
  };
}
