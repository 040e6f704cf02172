import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './steps.css.ts';
import { stepsStrings } from './steps.strings.ts';

/** One step: `id` is what `current` and `onChange` speak of. */
export interface Step {
  id: string;
  /** Two to six characters stand best. */
  title: string;
  /** A second, quieter line. */
  description?: ReactNode;
  /** May be gone to, when there is an `onChange`. @default whether it is done */
  isReachable?: boolean;
}

/** Steps before `current` are done, those after it are to come. */
export interface StepsProps {
  /** Says what the steps lead to. */
  label: string;
  /** In order. */
  steps: readonly Step[];
  /** `id` of the step the reader is at: those before it are done. Left out, all are done. */
  current?: string;
  /** The step the reader is at went wrong. */
  hasFailed?: boolean;
  /** Makes steps that are reachable into buttons. */
  onChange?: (id: string) => void;
  /** `horizontal` turns by itself where the place is too narrow for the number of steps. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

type StepState = 'done' | 'current' | 'failed' | 'coming';

const clampCount = (count: number) => Math.min(Math.max(count, 2), 6) as keyof typeof styles.horizontal;

/** How far one has come on a way of several steps, always in the same order. */
export function Steps(props: StepsProps) {
  const { label, steps, current, hasFailed = false, onChange, orientation = 'horizontal' } = props;
  const at = current === undefined ? steps.length : steps.findIndex(({ id }) => id === current);
  const stateOf = (index: number): StepState => {
    if (index !== at) return index < at ? 'done' : 'coming';
    return hasFailed ? 'failed' : 'current';
  };
  return (
    <div data-component="steps" className={styles.measure}>
      <ol
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
        role="list"
        aria-label={label}
        className={cx(
          styles.list,
          orientation === 'horizontal' && styles.horizontal[clampCount(steps.length)],
        )}
      >
        {steps.map((step, index) => (
          <StepItem key={step.id} step={step} number={index + 1} state={stateOf(index)} onChange={onChange} />
        ))}
      </ol>
    </div>
  );
}

interface StepItemProps {
  step: Step;
  number: number;
  state: StepState;
  onChange: StepsProps['onChange'] | undefined;
}

function StepItem({ step, number, state, onChange }: StepItemProps) {
  const strings = useStrings(stepsStrings);
  const { id, title, description, isReachable = state === 'done' } = step;
  const isHere = state === 'current' || state === 'failed';
  const words = (
    <>
      {title}
      <span className={styles.spoken}> {strings[state]}</span>
    </>
  );
  return (
    <li
      data-part="step"
      data-state={state}
      aria-current={isHere ? 'step' : undefined}
      className={styles.step}
    >
      <span data-part="mark" aria-hidden="true" className={styles.mark}>
        {state === 'done' && <CheckIcon size="small" />}
        {state === 'failed' && <CloseIcon size="small" />}
        {(state === 'current' || state === 'coming') && number}
      </span>
      <span data-part="words" className={styles.words}>
        <span className={styles.head}>
          {onChange && isReachable && !isHere ? (
            <button type="button" data-part="button" className={styles.button} onClick={() => onChange(id)}>
              {words}
            </button>
          ) : (
            <span className={styles.heading}>{words}</span>
          )}
        </span>
        {description && (
          <span data-part="description" className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </li>
  );
}
