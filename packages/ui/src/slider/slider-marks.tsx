import * as styles from './slider.css.ts';

/** A tick on the track, with a label below it or without. */
export interface SliderMark {
  value: number;
  label?: string;
}

interface SliderMarksProps {
  marks: readonly SliderMark[];
  state: { values: number[]; getValuePercent: (value: number) => number };
}

/** Words at an end stay within the rail. */
const edgeAt = (share: number) => (share === 0 ? 'start' : share === 1 ? 'end' : undefined);

/** For the eye only: the values themselves are spoken. */
export function SliderMarks({ marks, state }: SliderMarksProps) {
  const [first = 0, last = first] = state.values;
  const isReached = (value: number) =>
    state.values.length > 1 ? value >= first && value <= last : value <= first;
  return (
    <div aria-hidden="true" data-part="marks" className={styles.marks}>
      {marks.map(({ value, label }) => (
        <span
          key={value}
          data-part="mark"
          data-reached={isReached(value) || undefined}
          data-edge={edgeAt(state.getValuePercent(value))}
          className={styles.mark}
          style={{ insetInlineStart: `${state.getValuePercent(value) * 100}%` }}
        >
          {label && <span className={styles.markLabel}>{label}</span>}
        </span>
      ))}
    </div>
  );
}
