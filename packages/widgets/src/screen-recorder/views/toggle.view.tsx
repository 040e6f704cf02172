import * as styles from './toggle.css.ts';

interface ToggleProps {
  /** Id of the words that name it. */
  labelledBy: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, at once. */
export function Toggle({ labelledBy, isOn, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      className={styles.toggle}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.thumb} />
    </button>
  );
}
