import { NativeButton } from '@shuyuan/ui/native-button';
import { useState, type ReactNode } from 'react';
import { useHost } from '../../host/host-context.tsx';
import * as styles from './blocked-post.css.ts';
import { blockedPostStrings, type BlockedPostStrings } from './blocked-post.strings.ts';

/** Needs a `HostProvider`. */
export interface BlockedPostProps {
  /** As the post tells. Left out, as by a server that knows no blocks, nothing is folded. */
  isBlocked: boolean | undefined;
  /** The post; not drawn while it is folded. */
  children: ReactNode;
  /** Words of your own in place of ours. */
  strings?: Partial<BlockedPostStrings>;
}

/** A post of a list that is one line as long as the reader blocks who wrote it and has not asked for it. */
export function BlockedPost({ isBlocked = false, children, strings }: BlockedPostProps) {
  const words = { ...blockedPostStrings[useHost().locale], ...strings };
  const [isShown, setShown] = useState(false);
  if (!isBlocked) return children;
  return (
    <>
      <p data-component="blocked-post" className={styles.line}>
        {isShown ? words.shown : words.folded}
        <NativeButton size="small" isQuiet aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {isShown ? words.fold : words.unfold}
        </NativeButton>
      </p>
      {isShown && children}
    </>
  );
}
