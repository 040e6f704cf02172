import type { CSSProperties } from 'react';
import * as styles from './range.css.ts';

interface RangeProps {
  name: 'progress' | 'volume';
  label: string;
  value: number;
  most: number;
  step: number;
  /** How much has come, in the units of the value. */
  buffered?: number;
  /** What is spoken for the value. */
  valueText: string;
  onChange: (value: number) => void;
}

const shareOf = (value: number, most: number) => (most > 0 ? Math.min(1, value / most) : 0);

/** The browser's own slider under a line of ours: it knows every hand, key and reader. */
export function Range(props: RangeProps) {
  const { name, label, value, most, step, buffered = 0, valueText, onChange } = props;
  const shares = {
    '--video-played': shareOf(value, most),
    '--video-loaded': shareOf(buffered, most),
  };
  return (
    <span data-part={name} className={styles.range} style={shares as CSSProperties}>
      <input
        type="range"
        data-range={name}
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={most || 1}
        step={step}
        value={Math.min(value, most || 1)}
        disabled={most === 0}
        className={styles.input}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.line} />
      <span className={styles.knob} />
    </span>
  );
}
