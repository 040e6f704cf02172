import { createClient } from '@shuyuan/api-client';
import { withinCodeLimit } from '@shuyuan/ui/lazy-module';
import { createBrowserHost } from '@shuyuan/widgets/host';
import { createBrowserRouter } from 'react-router-dom';
import { lazyRecorder } from '../shell/recorder/lazy-recorder.ts';
import { startUp, withoutSecrets } from '../shell/start-up.ts';
import type { Site } from '../stores/site-context.tsx';
import { createBrowserPage } from './browser-page.browser.ts';
import { createSite, type Router } from './create-site.ts';
import { withFirstAnswers } from './first-answers.browser.ts';
import { createBrowserKeyValueStore } from './key-value-store.browser.ts';
import { logToConsole } from './log.browser.ts';

/** The site over its browser, started: the one place where everything is put together. */
export function openSite() {
  const storage = createBrowserKeyValueStore('localStorage');
  const tabStorage = createBrowserKeyValueStore('sessionStorage');
  const page = createBrowserPage();
  // One for all clients, since an answer can be read once.
  const fetch = withFirstAnswers((...request) => window.fetch(...request));
  const { site, open } = createSite({
    createClient: (options) => createClient({ baseUrl: '', fetch, ...options }),
    createHost: createBrowserHost,
    createRouter: (routes) => createBrowserRouter(routes),
    page,
    start: withoutSecrets(page.url()),
    storage,
    tabStorage,
    loadRecorder: loadRecorderTools,
    log: logToConsole,
  });
  const { session, client, config, toasts, host } = site;

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
  const router = open();
  follow(site, router);
  return { site, router };
}

/** The recorder's tools, and beside them its window. */
async function loadRecorderTools(site: Site) {
  const coming = [withinCodeLimit(import('./recorder-tools.browser.ts')), lazyRecorder.load()] as const;
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

/** What the page shows comes first. */
const followAfter = 2000;

/** Only who is signed in has messages; a page that is put aside leaves them to the other tabs. */
function followMessages({ session, unread, page, host, log }: Site) {
  let known: number | null = null;
  let followed: { stop: () => void } | null = null;
  const stop = () => {
    followed?.stop();
    followed = null;
  };
  const begin = (person: number, own: { stop: () => void }) => {
    import('./live-unread.browser.ts').then(
      ({ followInBrowser }) => {
        if (followed === own) followed = followInBrowser(person, { session, unread, host });
      },
      (error: unknown) => {
        // Tried again when the page wakes, as with the network.
        if (followed === own) followed = null;
        log('unread messages', error);
      },
    );
  };
  const look = () => {
    const person = session.getState().user?.id ?? null;
    if (person !== known) {
      stop();
      unread.show(0);
      known = person;
    }
    if (person === null || followed) return;
    const own = { stop: host.scheduler.after(followAfter, () => begin(person, own)) };
    followed = own;
  };
  session.subscribe(look);
  page.onHide(stop);
  host.scheduler.onWake(look);
}

/** What goes on for as long as the page is open. */
function follow(site: Site, router: Router) {
  const { session, preferences, navigationEffects, page, host, log } = site;
  page.onHide(navigationEffects.keep);
  session.followOtherTabs(host.scheduler.onWake);
  // A session that ends may have left the reader where only members are.
  session.subscribe((state, before) => {
    if (state.token === null && before.token !== null) void router.revalidate();
  });
  host.scheduler.onWake(() => {
    const { token, user, linkedAccount } = session.getState();
    const isUnknown = user === null || linkedAccount?.user === null;
    if (token !== null && isUnknown) session.refreshUser().catch((error: unknown) => log('user', error));
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
  followMessages(site);

  const show = ({ theme, locale }: ReturnType<typeof preferences.getState>) => {
    page.setTheme(theme);
    page.setLanguage(locale);
  };
  show(preferences.getState());
  preferences.subscribe(show);
}
