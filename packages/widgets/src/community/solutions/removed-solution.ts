import { commentUndoMinutes } from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import { createKeptDraft } from '../../async/kept-draft.ts';
import type { StoreContext } from '../../widget/store-context.ts';
import type { SolutionsState } from './solutions.store.ts';
import type { SolutionsStrings } from './solutions.strings.ts';
import type { SolutionsProps } from './solutions.tsx';

/** The viewer's own solution, deleted and still to be brought back. */
export interface RemovedSolution {
  id: number;
  /** Its first words. */
  words: string;
  /** When it was deleted, epoch milliseconds. */
  at: number;
}

type Context = StoreContext<SolutionsProps, SolutionsStrings, SolutionsState>;

/** Keeps what was deleted on the device: the way back outlives the row, the page of the list and the page. */
export function createRemovedSolution({ host, strings, getProps, get, set, announce }: Context) {
  const { problem, viewerId } = getProps();
  const kept = createKeptDraft(host.storage, `solution-removals/${viewerId}/${problem.id}`, readRemoved);

  function forget() {
    kept.forget();
    set({ removed: null });
  }

  return {
    note(id: number, words: string) {
      const removed = { id, words, at: host.clock.now() };
      kept.keep(removed);
      set({ removed: { ...removed, isPending: false, problem: '' }, focus: { on: 'removed' } });
      announce(strings.removed);
    },
    forget,
    async restore(signal: AbortSignal) {
      if (viewerId === 0 || !getProps().problems.restoreSolution) return;
      const found = await kept.find();
      if (!found || signal.aborted || get().removed) return;
      if (host.clock.now() - found.at >= commentUndoMinutes * 60_000) kept.forget();
      else set({ removed: { ...found, isPending: false, problem: '' } });
    },
    /** Resolves to whether it is there again. */
    async undo(): Promise<boolean> {
      const { removed } = get();
      if (!removed || removed.isPending) return false;
      set({ removed: { ...removed, isPending: true, problem: '' } });
      try {
        await getProps().problems.restoreSolution?.(removed.id);
      } catch (error) {
        set({ removed: { ...removed, isPending: false, problem: failureText(error, strings.notDone) } });
        return false;
      }
      forget();
      announce(strings.restored);
      return true;
    },
  };
}

/** Null for what another version has kept in another shape. */
function readRemoved(value: unknown): RemovedSolution | null {
  const { id, words, at } = (value ?? {}) as Partial<Record<keyof RemovedSolution, unknown>>;
  return typeof id === 'number' && typeof words === 'string' && typeof at === 'number'
    ? { id, words, at }
    : null;
}
