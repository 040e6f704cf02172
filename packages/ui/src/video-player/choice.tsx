import * as styles from './video-player.css.ts';

interface ChoiceProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** One of a few, in the system's own list: it is the one that opens over a player in full screen, on every device. */
export function Choice<Id extends string>({ label, options, value, onChange }: ChoiceProps<Id>) {
  return (
    <select
      aria-label={label}
      title={label}
      data-part="choice"
      className={styles.choice}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find(({ id }) => id === currentTarget.value);
        if (chosen) onChange(chosen.id);
      }}
    >
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
