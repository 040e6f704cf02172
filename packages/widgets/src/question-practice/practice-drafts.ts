import { createKeptDraft } from '../async/kept-draft.ts';
import type { AnswerContent } from '../questions/answers.ts';
import type { PracticeContext } from './question-practice.state.ts';

/** What is being answered, by the key of a field. */
type PracticeDrafts = Readonly<Record<string, AnswerContent>>;

const isContent = (value: unknown): value is AnswerContent =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((text) => typeof text === 'string'));

/** Another version may have kept something else: what cannot be read is left out. */
function readDrafts(value: unknown): PracticeDrafts | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const pairs = Object.entries(value).filter((pair): pair is [string, AnswerContent] => isContent(pair[1]));
  return Object.fromEntries(pairs);
}

/** What a person has begun to answer and not sent: shown, and kept on this device over whatever ends the page. */
export function createDrafts({ host, get, set, lifetime }: PracticeContext) {
  const name = `practice-drafts/${host.session.current()?.id ?? 0}`;
  const kept = createKeptDraft(host.storage, name, readDrafts);

  function keep(drafts: PracticeDrafts) {
    set({ drafts });
    if (Object.keys(drafts).length > 0) kept.keep(drafts);
    else kept.forget();
  }

  return {
    keep,
    /** Puts answers that were sent and refused back, where nothing was begun since. */
    takeBack: (answers: PracticeDrafts) => keep({ ...answers, ...get().drafts }),
    /** What was graded is no draft any more. */
    letGo(keys: readonly string[]) {
      const rest = Object.entries(get().drafts).filter(([key]) => !keys.includes(key));
      keep(Object.fromEntries(rest));
    },
    /** What is answered meanwhile counts. */
    async restore() {
      const signal = lifetime.signal();
      const drafts = await kept.find();
      if (!signal.aborted) set({ drafts: { ...drafts, ...get().drafts } });
    },
  };
}
