import { createClient } from '@shuyuan/api-client';
import { createToastQueue } from '@shuyuan/ui/toast';
import { createBrowserHost } from '@shuyuan/widgets/host';
import { createBrowserRouter } from 'react-router-dom';
import { jump } from '../routes/jump.ts';
import { fullPath, paths } from '../routes/paths.ts';
import { createArrivals } from '../shell/arrivals.ts';
import { createRoutes } from '../shell/create-routes.tsx';
import { followFlags } from '../shell/follow-flags.ts';
import { destinationOf, followRouter } from '../shell/follow-router.ts';
import { lateRecorder } from '../shell/recorder/late-recorder.ts';
import { recorderStrings } from '../shell/recorder/recorder.strings.ts';
import { createScrollMemory } from '../shell/scroll-memory.ts';
import { shellStrings } from '../shell/shell.strings.ts';
import { dropStaleNotices } from '../shell/stale-notices.ts';
import { startUp } from '../shell/start-up.ts';
import { tellNotOpened } from '../shell/tell-not-opened.ts';
import { createBrowserPage } from './browser-page.browser.ts';
import { createConfigStore } from './config-store.ts';
import { sourceIn } from './key-value-store.ts';
import { createBrowserKeyValueStore } from './key-value-store.browser.ts';
import { logToConsole } from './log.browser.ts';
import { createPreferencesStore } from './preferences-store.ts';
import { createRecorderStore } from './recorder-store.ts';
import { sessionPortOf } from './session-port.ts';
import { createSessionStore } from './session-store.ts';
import type { Site } from './site-context.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Wires the site to its browser and starts it: the one place where everything is put together. */
export function composeSite() {
  const storage = createBrowserKeyValueStore('localStorage');
  const tabStorage = createBrowserKeyValueStore('sessionStorage');
  const page = createBrowserPage();
  const toasts = createToastQueue();
  const preferences = createPreferencesStore(storage);
  const strings = () => shellStrings[preferences.getState().locale];

  const session = createSessionStore({
    storage,
    loadUser: () => client.my.detail(),
    endSession: () => client.session.logout(),
    onExpired() {
      toasts.add('critical', strings().sessionExpired);
      const here = page.url();
      if (here.pathname !== paths.login()) navigate(paths.login(fullPath(here)), { replace: true });
    },
  });
  const client = createClient({
    baseUrl: '',
    fetch: (...request) => window.fetch(...request),
    token: () => session.getState().token,
    onUnauthorized: session.expire,
  });
  const config = createConfigStore(() => client.config.public());
  const host = createBrowserHost({
    session: sessionPortOf(session),
    navigate: (place) => navigate(jump(place)),
    notify: (...notice) => void toasts.add(...notice),
    locale: preferences.getState().locale,
  });
  const recorder = createRecorderStore({
    storage,
    person: () => session.getState().user?.id ?? null,
    load: () => loadRecorderTools(site),
    onNotLoaded(error) {
      logToConsole('recorder', error);
      tellNotOpened(site, recorderStrings[preferences.getState().locale].notLoaded);
    },
  });
  const start = destinationOf(page.url(), true);
  const arrivals = createArrivals(page, createScrollMemory(tabStorage), start);
  // The router needs the site, and the site the router: neither is asked before both stand.
  const opening: { router?: Router } = {};
  const navigate: Site['navigate'] = (to, options) => void opening.router?.navigate(to, options);
  const site: Site = {
    client,
    session,
    config,
    preferences,
    arrivals,
    page,
    toasts,
    recorder,
    source: () => sourceIn(storage),
    host,
    navigate,
    log: logToConsole,
  };

  // Takes what the address carries before the router reads it.
  void startUp({
    url: page.url(),
    replaceUrl: page.replaceUrl,
    storage,
    tabStorage,
    session,
    loginByCode: client.session.loginByCode,
    loadConfig: config.load,
    onCodeRefused: (message) => void toasts.add('critical', message),
    onBindNeeded: (code) => session.keepLoginCode({ code, from: 'link' }),
    log: logToConsole,
    removeOverlay: page.removeOverlay,
    after: host.scheduler.after,
  });
  const hash = () => (opening.router?.state.navigation.location ?? page.url()).hash;
  const router = createBrowserRouter(createRoutes({ site, hash }));
  opening.router = router;
  follow(site, router);
  return { site, router };
}

/** The recorder's tools, and beside them its window. */
async function loadRecorderTools(site: Site) {
  const coming = [import('./recorder-tools.browser.ts'), lateRecorder.load()] as const;
  const [{ createRecorderTools }] = await Promise.all(coming);
  return createRecorderTools(site);
}

/** Long enough for the page to be there first. */
const offerAfter = 3000;

/** Each sign-in hears once of what was left unfinished; nothing is fetched where nothing can be. */
function offerRecordings(site: Site) {
  const { session, recorder, host, log } = site;
  let asked: number | null = null;
  session.subscribe(({ user }) => {
    const next = user?.id ?? null;
    if (next === asked) return;
    asked = next;
    if (next === null || !recorder.wasOpenedBy(next)) return;
    host.scheduler.after(offerAfter, () => {
      import('../shell/recorder/offer-unfinished.ts')
        .then(({ offerUnfinished }) => offerUnfinished(site))
        .catch((error: unknown) => log('unfinished recordings', error));
    });
  });
}

/** What goes on for as long as the page is open. */
function follow(site: Site, router: Router) {
  const { session, preferences, arrivals, page, toasts, host, log } = site;
  followRouter(router, arrivals);
  followFlags(router, site.config);
  page.onHide(arrivals.keep);
  session.followOtherTabs(host.scheduler.onWake);
  dropStaleNotices(session, toasts);
  // A session that ends may have left the reader where only members are.
  session.subscribe((state, before) => {
    if (state.token === null && before.token !== null) void router.revalidate();
  });
  host.scheduler.onWake(() => {
    const { token, user } = session.getState();
    if (token !== null && user === null) session.refreshUser().catch((error: unknown) => log('user', error));
  });

  // Only who is signed in can have written something; nobody waits for it.
  const stopWaiting = session.subscribe(({ user }) => {
    if (!user) return;
    stopWaiting();
    import('../shell/send-unsent.ts').then(
      ({ sendUnsent }) => sendUnsent(site, router),
      (error: unknown) => log('unsent comments', error),
    );
  });
  offerRecordings(site);

  const show = ({ theme, locale }: ReturnType<typeof preferences.getState>) => {
    page.setTheme(theme);
    page.setLanguage(locale);
  };
  show(preferences.getState());
  preferences.subscribe(show);
}
