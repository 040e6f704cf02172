import { Avatar } from './avatar.tsx';
import * as styles from './person-option.css.ts';

/** One of the people who are offered below a text while a name is typed in it. */
export interface PersonOptionProps {
  /** What the text names as its active descendant. */
  id: string;
  name: string;
  /** Address of a picture; empty for the beginning of the name. */
  avatar: string;
  /** The keys are at it. */
  isActive: boolean;
  onTake: () => void;
}

/** A face and its name in a list box. The text keeps the focus, and has the keys of the list. */
export function PersonOption({ id, name, avatar, isActive, onTake }: PersonOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text holds the focus, and has its keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of no select
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // The text keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <Avatar name={name} src={avatar} size="small" />
      <span className={styles.name}>{name}</span>
    </div>
  );
}
