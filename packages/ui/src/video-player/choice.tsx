import * as styles from './video-player.css.ts';

interface ChoiceProps {
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
}

/** One of a few, in the system's own list: it is the one that opens over a player in full screen, on every device. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      title={label}
      data-part="choice"
      className={styles.choice}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
