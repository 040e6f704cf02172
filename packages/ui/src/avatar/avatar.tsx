import { useState } from 'react';
import { UserIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './avatar.css.ts';
import { initialsOf, tintOf } from './initials.ts';

/** Picture and name of one person. The size is fixed, so nothing moves when the picture arrives. */
export interface AvatarProps {
  /** Whose picture it is; gives the initials and their ground. Empty for someone unknown. */
  name: string;
  /** Null or empty shows the initials, and so does a picture that does not load. */
  src?: string | null;
  /** 24, 32, 40 and 72 px. @default 'standard' */
  size?: 'mini' | 'small' | 'standard' | 'large';
  /** Speaks the name. Leave out where the name stands beside it, or it is heard twice. */
  isNamed?: boolean;
}

/** A face, or the beginning of a name, in a place that is kept from the start. */
export function Avatar({ name, src, size = 'standard', isNamed }: AvatarProps) {
  const initials = initialsOf(name);
  const spoken = isNamed && name ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <span
      {...spoken}
      data-component="avatar"
      className={cx(styles.avatar, styles.size[size], styles.tint[name ? tintOf(name) : 'paper'])}
    >
      <span data-part="initials" className={initials ? undefined : styles.unknown[size]}>
        {initials || <UserIcon size="small" />}
      </span>
      {src && <Picture key={src} src={src} />}
    </span>
  );
}

/** Apart, because a list may have a thousand avatars without one. */
function Picture({ src }: { src: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      data-part="image"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.image}
      onError={() => setIsBroken(true)}
    />
  );
}
