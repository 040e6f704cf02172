import type { MarkingApi } from '@shuyuan/api-client/manage';
import { focusedAround } from '../widget/focused-around.ts';
import { PersonWidget } from '../widget/widget.tsx';
import { AttemptMarkingProvider } from './attempt-marking.context.ts';
import { createAttemptMarkingStore } from './attempt-marking.store.ts';
import { attemptMarkingStrings, type AttemptMarkingStrings } from './attempt-marking.strings.ts';
import { AttemptMarkingView } from './attempt-marking.view.tsx';

/** One submitted attempt, to give its essays points. */
export interface AttemptMarkingProps {
  /** The calls of marking. */
  marking: Pick<MarkingApi, 'list' | 'find' | 'mark'>;
  attemptId: number;
  /** Another attempt is to be marked: the page leads to it. */
  onNext: (attemptId: number) => void;
  /** Back to the attempts that wait. Without it there is no button. */
  onBack?: () => void;
  /** The attempt is there, or did not come. */
  onReady?: () => void;
  /** Level of the heading. @default 1: marking is the page */
  level?: 1 | 2;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<AttemptMarkingStrings>;
}

/** Marks the essays of one attempt; what was typed stays on the device until the server has it. Needs a `HostProvider`. */
export function AttemptMarking(props: AttemptMarkingProps) {
  return (
    <PersonWidget
      name="attempt-marking"
      props={props}
      strings={attemptMarkingStrings}
      createStore={createAttemptMarkingStore}
      subject={props.attemptId}
      isReady={({ attempt }) => attempt.status !== 'loading'}
      moveFocus={moveFocus}
      provider={AttemptMarkingProvider}
    >
      <AttemptMarkingView />
    </PersonWidget>
  );
}

const namedPlaces: ReadonlySet<string> = new Set(['attempt', 'failure', 'last']);

/** To the field of an essay or what came of saving, or to a place that takes a focus that was left nowhere. */
function moveFocus(root: HTMLElement, { on }: { on: string }) {
  const at = (name: string) => root.querySelector<HTMLElement>(`[data-focus="${name}"]`);
  if (!namedPlaces.has(on))
    (on === 'outcome' ? at(on) : root.querySelector<HTMLElement>(`[data-essay="${on}"] input`))?.focus();
  else if (!focusedAround(root)) (at(on) ?? at('attempt'))?.focus();
}
