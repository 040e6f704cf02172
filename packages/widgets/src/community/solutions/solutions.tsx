import type { ProblemsApi, Solution } from '@shuyuan/api-client/community';
import type { ReactNode } from 'react';
import { moveListFocus } from '../../async/move-list-focus.ts';
import { Widget } from '../../widget/widget.tsx';
import { SolutionsProvider } from './solutions.context.ts';
import { createSolutionsStore, type SolutionsFocus } from './solutions.store.ts';
import { solutionsStrings, type SolutionsStrings } from './solutions.strings.ts';
import { SolutionsView } from './solutions.view.tsx';

/** Another problem, or another person, is another list. */
export interface SolutionsProps {
  /** What is answered, and what its acceptance moves. */
  problem: { id: number; bounty: number; may_accept: boolean; accepted_solution_id: number | null };
  /** The calls about problems. Keep the object between renders. */
  problems: Pick<ProblemsApi, 'solutions' | 'accept'> & Partial<Pick<ProblemsApi, 'restoreSolution'>>;
  /** Of who looks at it; 0 for a visitor. */
  viewerId: number;
  /** Another number brings the list anew: something was written. @default 0 */
  version?: number;
  /**
   * What stands below a solution; `refresh` brings the list anew. Call `onRemovedChange` when its author has deleted it: the way back
   * is offered above the list for ten minutes, on other pages of it and after a reload too, where `problems` has `restoreSolution`.
   */
  renderFoot?: (
    solution: Solution,
    refresh: () => void,
    onRemovedChange: (isRemoved: boolean) => void,
  ) => ReactNode;
  /** A solution was accepted, or is no more. */
  onAccepted?: () => void;
  /** What was deleted is there again. */
  onRestored?: () => void;
  /** There is something to see. */
  onReady?: () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<SolutionsStrings>;
}

/** The solutions of a problem, which who asked accepts. Needs a `HostProvider`. */
export function Solutions(props: SolutionsProps) {
  return (
    <Widget
      props={props}
      subject={`${props.problem.id} ${props.viewerId}`}
      strings={solutionsStrings}
      createStore={createSolutionsStore}
      moveFocus={(root: HTMLElement, focus: SolutionsFocus) =>
        focus.on === 'removed'
          ? root.querySelector<HTMLElement>('[data-part="removed"] button')?.focus()
          : moveListFocus(root, focus)
      }
      provider={SolutionsProvider}
    >
      <SolutionsView />
    </Widget>
  );
}
