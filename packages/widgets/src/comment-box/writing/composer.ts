import { draftName } from './draft.ts';
import type { WritingContext } from './writing.ts';

/** The field for a new comment, and the moment of the recording that it is about. */
export function createComposer({ draftFor, set, send, host }: WritingContext) {
  const draft = draftFor(draftName(null), () =>
    set({ composer: draft.field(), timestamp: draft.timestamp() }),
  );

  /** What one begins to write is about what one has just seen; going on later does not change that. */
  function type(text: string) {
    const isBegun = draft.field().text().trim() !== '';
    draft.type(text);
    if (text.trim() === '') return draft.mark(null);
    const position = isBegun ? null : (host.player?.position() ?? null);
    if (position !== null) draft.mark({ seconds: Math.floor(position), isOn: true });
  }

  /** The comment being written is about this moment of the recording, or about the whole. */
  function toggleTimestamp() {
    const timestamp = draft.timestamp();
    if (timestamp) draft.mark({ ...timestamp, isOn: !timestamp.isOn });
  }

  /** Clears the field at once and sends. */
  function post() {
    const { text, canSend } = draft.field();
    if (!canSend) return;
    const words = text();
    const timestamp = draft.timestamp();
    draft.empty();
    send(draft, words, null, timestamp?.isOn ? timestamp.seconds : undefined);
  }

  return {
    actions: { type, toggleTimestamp, post },
    start() {
      set({ composer: draft.field() });
      void draft.restore();
    },
    flush: draft.flush,
    check: draft.check,
    sent: draft.sent,
    /** The exact text again, unless the person has gone on writing there. */
    putBack(text: string, seconds: number | undefined, problem: string): boolean {
      if (draft.field().text().trim() !== '') return false;
      draft.put(text, problem);
      draft.mark(seconds === undefined ? null : { seconds, isOn: true });
      return true;
    },
  };
}
