import type { SimilarProblem } from '@shuyuan/api-client/community';
import { isApiError } from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import { createStoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import type { MergeProblemStrings } from './merge-problem.strings.ts';
import type { MergeProblemProps } from './merge-problem.tsx';

export interface MergeProblemState {
  /** Null while nothing is asked. */
  asked: {
    /** By which questions that say the same are looked for. */
    keywords: string;
    /** Null before the first search, and while one runs. */
    found: readonly Pick<SimilarProblem, 'id' | 'title'>[] | null;
    chosen: number | null;
    isPending: boolean;
    /** Why it failed; empty otherwise. */
    error: string;
  } | null;
  announcement: Announcement;
}

/** The rules of leading a duplicate to the question that says the same. */
export function createMergeProblemStore(deps: StoreDeps<MergeProblemProps, MergeProblemStrings>) {
  const { strings, getProps } = deps;
  const { store, get, set, lifetime } = createStoreContext<
    MergeProblemProps,
    MergeProblemStrings,
    MergeProblemState
  >(deps, { asked: null, announcement: noAnnouncement });

  /** Nothing where it was closed meanwhile. */
  function change(part: Partial<NonNullable<MergeProblemState['asked']>>) {
    const { asked } = get();
    if (asked) set({ asked: { ...asked, ...part } });
  }

  async function search() {
    const keywords = get().asked?.keywords.trim() ?? '';
    if (keywords === '') return;
    const { problems, problem } = getProps();
    change({ found: null, chosen: null, error: '' });
    try {
      const found = await problems.similar(keywords);
      // The newest search wins.
      if (get().asked?.keywords.trim() === keywords)
        change({ found: found.filter(({ id }) => id !== problem.id) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      change({ found: [], error: failureText(error, strings.notFound) ?? '' });
    }
  }

  async function merge() {
    const { asked } = get();
    if (!asked || asked.chosen === null || asked.isPending) return;
    const { problems, problem, onMerged } = getProps();
    const into = asked.chosen;
    change({ isPending: true, error: '' });
    try {
      await problems.merge(problem.id, into);
      set({ asked: null });
      onMerged(into);
    } catch (error) {
      if (!isApiError(error)) throw error;
      change({ isPending: false, error: failureText(error, strings.notDone) ?? '' });
    }
  }

  return {
    ...store,
    actions: {
      open: () => {
        const { problem } = getProps();
        set({ asked: { keywords: problem.title, found: null, chosen: null, isPending: false, error: '' } });
        void search();
      },
      close: () => set({ asked: null }),
      write: (keywords: string) => change({ keywords }),
      search: () => void search(),
      choose: (id: number) => change({ chosen: id }),
      merge: () => void merge(),
    },
    start: () => lifetime.start(),
  };
}
