import * as styles from './slider.css.ts';

export interface SliderMark {
  value: number;
  label?: string;
}

interface SliderMarksProps {
  marks: readonly SliderMark[];
  state: { values: number[]; getValuePercent: (value: number) => number };
}

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
          className={styles.mark}
          style={{ insetInlineStart: `${state.getValuePercent(value) * 100}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
