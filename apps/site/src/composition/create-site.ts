import type { Client, HttpOptions } from '@shuyuan/api-client';
import { createMessagesApi } from '@shuyuan/api-client/community';
import { createToastQueue } from '@shuyuan/ui/toast';
import type { WidgetHost } from '@shuyuan/widgets/host';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { jump } from '../paths/jump.ts';
import { fullPath, paths } from '../paths/paths.ts';
import { createRoutes } from '../routes/create-routes.tsx';
import { followFlags } from '../routes/follow-flags.ts';
import { destinationOf, followRouter } from '../routes/follow-router.ts';
import { isReachable } from '../routes/reachable.ts';
import { routeTable } from '../routes/route-table.ts';
import { bindInviter } from '../shell/bind-inviter.ts';
import { recorderStrings } from '../shell/recorder/recorder.strings.ts';
import { shellStrings } from '../shell/shell.strings.ts';
import type { SiteRoute } from '../shell/site-route.ts';
import { dropStaleNotices } from '../shell/stale-notices.ts';
import { notifyLoadFailure } from '../shell/notify-load-failure.ts';
import { createNavigationEffects } from '../stores/navigation-effects.ts';
import type { BrowserPage } from '../stores/browser-page.ts';
import { createConfigStore } from '../stores/config-store.ts';
import { sourceIn, type KeyValueStore } from '../stores/key-value-store.ts';
import { createPreferencesStore } from '../stores/preferences-store.ts';
import { createRecorderStore, type RecorderTools } from '../stores/recorder-store.ts';
import { createRolePreview } from '../stores/role-preview.ts';
import { createScrollMemory } from '../stores/scroll-memory.ts';
import { sessionPortOf } from '../stores/session-port.ts';
import { createSessionStore } from '../stores/session-store.ts';
import type { Site } from '../stores/site-context.tsx';
import { createUnreadStore } from '../stores/unread-store.ts';

/** The router of the site, in a browser or in memory. */
export type Router = ReturnType<typeof createBrowserRouter>;

/** What the site is made from: the browser hands in its own, a story what stands still. */
export interface SitePorts {
  createClient: (
    options: Required<Pick<HttpOptions, 'token' | 'onUnauthorized'>> & Pick<HttpOptions, 'onOddAnswer'>,
  ) => Client;
  createHost: (site: Pick<WidgetHost, 'session' | 'navigate' | 'notify' | 'locale'>) => Site['host'];
  createRouter: (routes: RouteObject[]) => Router;
  page: BrowserPage;
  /** Address that the site is opened at. */
  start: URL;
  storage: KeyValueStore;
  /** Lives as long as the tab. */
  tabStorage: KeyValueStore;
  loadRecorder: (site: Site) => Promise<RecorderTools>;
  log: Site['log'];
  /** @default routeTable */
  table?: readonly SiteRoute[];
}

/** Makes the site from what it is given. `open` makes its router, which reads the address and loads the first page. */
export function createSite(ports: SitePorts) {
  const { page, start, storage, log, table = routeTable } = ports;
  const toasts = createToastQueue();
  const preferences = createPreferencesStore(storage);
  const locale = () => preferences.getState().locale;
  // The router needs the site, and the site the router: neither is asked before both stand.
  let router: Router | undefined;
  const navigate: Site['navigate'] = (to, options) => void router?.navigate(to, options);

  const preview = createRolePreview(ports.tabStorage);
  const session = createSessionStore({
    storage,
    loadUser: () => client.my.detail(),
    loadUserOf: (token) => ports.createClient({ token: () => token, onUnauthorized: () => {} }).my.detail(),
    endSession: () => {
      // It is the person's own session that ends, not the one of the role that they see the site as.
      preview.end();
      return client.session.logout();
    },
    now: () => host.clock.now(),
    onExpired() {
      toasts.add('critical', shellStrings[locale()].sessionExpired);
      const here = page.url();
      if (here.pathname !== paths.login()) navigate(paths.login(fullPath(here)), { replace: true });
    },
  });
  const client = ports.createClient({
    token: () => preview.getState().role?.token ?? session.getState().token,
    onUnauthorized(token) {
      if (token === null || token !== preview.getState().role?.token) return session.expire(token);
      // The hour is over: the session itself goes on.
      preview.end();
      toasts.add('neutral', shellStrings[locale()].previewOver);
    },
    onOddAnswer: (error) => log('answer', error),
  });
  const config = createConfigStore(() => client.config.public());
  const host = ports.createHost({
    session: sessionPortOf(session),
    navigate: (place) => navigate(jump(place)),
    notify: (...notice) => void toasts.add(...notice),
    locale: locale(),
  });
  const recorder = createRecorderStore({
    storage,
    person: () => session.getState().user?.id ?? null,
    load: () => ports.loadRecorder(site),
    onNotLoaded(error) {
      log('recorder', error);
      notifyLoadFailure(site, recorderStrings[locale()].notLoaded);
    },
  });
  const scrollMemory = createScrollMemory(ports.tabStorage);
  const navigationEffects = createNavigationEffects(page, scrollMemory, destinationOf(start, true));
  const site: Site = {
    client,
    session,
    config,
    preferences,
    unread: unreadOf({ client, session, log }),
    navigationEffects,
    page,
    toasts,
    recorder,
    preview,
    source: () => sourceIn(storage),
    host,
    navigate,
    isReachable: (address, flags = config.getState().flags) => isReachable(address, flags, table),
    log,
  };
  dropStaleNotices(session, toasts);
  followPreview(site);
  bindInviter(site, storage);

  function open(): Router {
    const hash = () => (router ? (router.state.navigation.location ?? router.state.location) : start).hash;
    router = ports.createRouter(createRoutes({ site, hash, table }));
    followRouter(router, navigationEffects);
    followFlags(router, config);
    return router;
  }
  return { site, open };
}

const unreadOf = ({ client, session, log }: Pick<Site, 'client' | 'session' | 'log'>) =>
  createUnreadStore({
    ask: () => createMessagesApi(client.http).unread(),
    person: () => session.getState().user?.id ?? null,
    log,
  });

/** What somebody holds changes with the role that they see the site as; a preview ends with the session that began it. */
function followPreview({ preview, session, log }: Pick<Site, 'preview' | 'session' | 'log'>) {
  preview.subscribe(() => {
    session.refreshUser().catch((error: unknown) => log('user', error));
  });
  session.subscribe((state, before) => {
    if (state.sessionNumber !== before.sessionNumber && preview.getState().role) preview.end();
  });
}
