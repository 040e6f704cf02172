import type { Solution } from '@shuyuan/api-client/community';
import { failureText } from '../../async/failure-text.ts';
import {
  createPagedList,
  type PagedListFocus,
  type PagedListPlace,
  type WithPagedList,
} from '../../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import { createStoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import { createRemovedSolution, type RemovedSolution } from './removed-solution.ts';
import type { SolutionsStrings } from './solutions.strings.ts';
import type { SolutionsProps } from './solutions.tsx';

/** Solutions on one page. */
export const pageSize = 10;

/** Which solutions come first, behind the accepted one. */
export const solutionSorts = ['likes', 'newest'] as const;

export type SolutionSort = (typeof solutionSorts)[number];

/** Where the focus belongs after an action. A new object each time. */
export type SolutionsFocus =
  | PagedListFocus
  /** The way to bring back what was deleted. */
  | { on: 'removed' };

interface SolutionsPlace extends PagedListPlace {
  sort: SolutionSort;
}

export interface SolutionsState extends Omit<WithPagedList<SolutionsPlace, Solution>, 'focus'> {
  focus: SolutionsFocus | null;
  /** The viewer's own, which was deleted a moment ago. */
  removed: (RemovedSolution & { isPending: boolean; problem: string }) | null;
  /** Asked whether this one shall be accepted, or no longer. */
  asked: { solution: Solution; isPending: boolean; problem: string } | null;
  announcement: Announcement;
}

/** The rules of the solutions of one problem. */
export function createSolutionsStore(deps: StoreDeps<SolutionsProps, SolutionsStrings>) {
  const { host, strings, getProps } = deps;
  const context = createStoreContext<SolutionsProps, SolutionsStrings, SolutionsState>(deps, {
    place: { page: 1, sort: 'likes' },
    list: { status: 'loading' },
    focus: null,
    removed: null,
    asked: null,
    announcement: noAnnouncement,
  });
  const { store, get, set, announce, lifetime } = context;
  const list = createPagedList<SolutionsPlace, Solution>({
    // It gives the focus, and asks for none.
    store: { getState: () => ({ ...get(), focus: null }), setState: set },
    host,
    pageSize,
    ask: ({ page, sort }, options) =>
      getProps().problems.solutions(getProps().problem.id, { page, size: pageSize, sort }, options),
    onPlace: () => {},
    onListed: ({ total }) => announce(strings.arrived(total)),
  });

  const removal = createRemovedSolution(context);

  /** The bounty moves with it, which the question has said. */
  async function accept() {
    const { asked } = get();
    if (!asked || asked.isPending) return;
    const { problems, problem } = getProps();
    const { id, is_accepted: isAccepted } = asked.solution;
    set({ asked: { ...asked, isPending: true, problem: '' } });
    try {
      await problems.accept(problem.id, isAccepted ? null : id);
    } catch (error) {
      set({ asked: { ...asked, isPending: false, problem: failureText(error, strings.notDone) } });
      return;
    }
    set({ asked: null });
    announce(isAccepted ? strings.undone : strings.done);
    getProps().onAccepted?.();
    await list.refresh();
    set({ focus: { on: 'list' } });
  }

  async function undoRemoval() {
    if (!(await removal.undo())) return;
    getProps().onRestored?.();
    await list.refresh();
    set({ focus: { on: 'list' } });
  }

  return {
    ...store,
    actions: {
      retry: () => void list.retry(),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      sortBy: (sort: SolutionSort) => list.choose({ page: 1, sort }),
      refresh: () => void list.refresh(),
      /** The viewer has deleted their own, or has it back. */
      setRemoved: ({ id, excerpt }: Solution, isRemoved: boolean) => {
        if (isRemoved && getProps().problems.restoreSolution) removal.note(id, excerpt);
        else removal.forget();
        void list.refresh();
      },
      /** Goes to the page of who has written one. */
      showPerson: (id: number) => host.navigate({ kind: 'user', id }),
      undoRemoval: () => void undoRemoval(),
      askAccept: (solution: Solution) => set({ asked: { solution, isPending: false, problem: '' } }),
      answerNo: () => set({ asked: null }),
      answerYes: () => void accept(),
    },
    start() {
      void list.start();
      void removal.restore(lifetime.signal());
      return lifetime.start(host.scheduler.onWake(list.wake), list.stop);
    },
    /** Something was written that has to stand in the list. */
    onPropsChange({ version }: SolutionsProps, { version: before }: SolutionsProps) {
      if (version !== before) void list.refresh();
    },
  };
}
