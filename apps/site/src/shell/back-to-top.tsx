import { ArrowUpIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useSyncExternalStore } from 'react';
import { useSite, useStrings } from '../stores/site-context.tsx';
import * as styles from './shell.css.ts';
import { shellStrings } from './shell.strings.ts';

/** Scrolled further than this, the way back is offered. */
const offeredAfter = 2000;

export function BackToTop() {
  const { page } = useSite();
  const { backToTop } = useStrings(shellStrings);
  const isOffered = useSyncExternalStore(page.onScroll, () => page.scrollTop() > offeredAfter);
  if (!isOffered) return null;

  function goUp() {
    page.scrollTo(0, { isSmooth: true });
    // The button goes; the focus must not be left in nothing.
    page.focusMain();
  }

  return (
    <div className={styles.backToTopPlace}>
      <div className={styles.backToTop}>
        <NativeButton size="large" aria-label={backToTop} onPress={goUp}>
          <ArrowUpIcon />
        </NativeButton>
      </div>
    </div>
  );
}
