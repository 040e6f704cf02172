import { formatCount } from '../count-text/format-count.ts';
import { useStrings, useUi } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './avatar-group.css.ts';
import { avatarGroupStrings } from './avatar-group.strings.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

/** One face of a group. */
export interface AvatarPerson extends Pick<AvatarProps, 'name' | 'src'> {
  /** @default the name, which must then be the only one of its kind */
  id?: string | number;
}

/** Give the people that were loaded, and `total` when there are more of them than that. */
export interface AvatarGroupProps {
  /** The first of them are shown. */
  people: readonly AvatarPerson[];
  /** How many faces at most; the rest becomes a number. @default 5 */
  max?: number;
  /** How many there are in all, when not everybody was loaded. @default the length of `people` */
  total?: number;
  /** 24, 32, 40 and 72 px. @default 'small' */
  size?: NonNullable<AvatarProps['size']>;
  /** Spoken in place of the names: "128 人正在学习". */
  label?: string;
}

/** A few of many people, one over the other, and how many more there are. Heard as one sentence. */
export function AvatarGroup(props: AvatarGroupProps) {
  const { people, max = 5, total = people.length, size = 'small', label } = props;
  const { locale } = useUi();
  const strings = useStrings(avatarGroupStrings);
  const shown = people.slice(0, Math.max(1, max));
  const rest = Math.max(total, people.length) - shown.length;
  if (people.length === 0) return null;
  const names = shown.map(({ name }) => name || strings.unknown);
  return (
    <span
      data-component="avatar-group"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- many pictures that are one to those who listen
      role="img"
      aria-label={label ?? strings.people(names, shown.length + rest)}
      className={styles.group}
    >
      {shown.map(({ id, name, src }) => (
        <span key={id ?? name} data-part="person" className={styles.place[size]}>
          <Avatar name={name} src={src ?? null} size={size} />
        </span>
      ))}
      {rest > 0 && (
        <span data-part="more" className={styles.place[size]}>
          <span className={cx(styles.more, styles.moreSize[size])}>+{formatCount(rest, locale)}</span>
        </span>
      )}
    </span>
  );
}
