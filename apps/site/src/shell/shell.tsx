import { LiveRegion } from '@shuyuan/ui/live-region';
import { Activity, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite, useStrings } from '../stores/site-context.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { KeepAliveOutlet } from './keep-alive.tsx';
import { LoginOverlay } from './login-overlay.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { RecorderOverlay } from './recorder/recorder-overlay.tsx';
import * as styles from './shell.css.ts';
import { shellStrings } from './shell.strings.ts';
import { useRoute } from './use-route.ts';

/** What stands around every page. */
export function Shell() {
  const { navigationEffects, page } = useSite();
  const { skipToMain } = useStrings(shellStrings);
  const { header, layout } = useRoute();
  const { key } = useLocation();
  const { announcement, count } = useStore(navigationEffects);

  useLayoutEffect(() => navigationEffects.commit(), [navigationEffects, key]);

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
      {/* Before what rests, so that its main part is the first one. */}
      {layout !== undefined && <Outlet />}
      <Activity mode={header === 'hidden' || layout !== undefined ? 'hidden' : 'visible'}>
        <Header isClear={header === 'clear'} />
      </Activity>
      <Activity mode={layout === undefined ? 'visible' : 'hidden'}>
        <main id={layout === undefined ? 'main' : undefined} tabIndex={-1} className={styles.main}>
          <KeepAliveOutlet />
        </main>
      </Activity>
      {layout === undefined && <BackToTop />}
      {layout === undefined && header !== 'hidden' && <Footer />}
      <LiveRegion message={announcement} announcementId={count} />
      <PreviewBar />
      <RecorderOverlay />
      <LoginOverlay />
    </div>
  );
}
