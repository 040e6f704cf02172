import { LiveRegion } from '@shuyuan/ui/live-region';
import { Activity, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite, useStrings } from '../composition/site-context.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { KeepAliveOutlet } from './keep-alive.tsx';
import { LoginOverlay } from './login-overlay.tsx';
import { RecorderOverlay } from './recorder/recorder-overlay.tsx';
import * as styles from './shell.css.ts';
import { shellStrings } from './shell.strings.ts';
import { useRoute } from './use-route.ts';

/** What stands around every page. */
export function Shell() {
  const { arrivals, page } = useSite();
  const { skipToMain } = useStrings(shellStrings);
  const { header } = useRoute();
  const { key } = useLocation();
  const { announcement, count } = useStore(arrivals);

  useLayoutEffect(() => arrivals.enter(), [arrivals, key]);

  return (
    <div className={styles.frame}>
      <a
        href="#main"
        className={styles.skipLink}
        onClick={(event) => {
          event.preventDefault();
          page.focusMain();
        }}
      >
        {skipToMain}
      </a>
      <Activity mode={header === 'hidden' ? 'hidden' : 'visible'}>
        <Header isClear={header === 'clear'} />
      </Activity>
      <main id="main" tabIndex={-1} className={styles.main}>
        <KeepAliveOutlet />
      </main>
      <BackToTop />
      {header !== 'hidden' && <Footer />}
      <LiveRegion message={announcement} announcementId={count} />
      <RecorderOverlay />
      <LoginOverlay />
    </div>
  );
}
