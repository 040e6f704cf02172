import type { User } from '@shuyuan/api-client';
import { createToastQueue } from '@shuyuan/ui/toast';
import { useUi } from '@shuyuan/ui/provider';
import { createScenarioClient, createTestHost, type Scenario } from '@shuyuan/widgets/testing';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app.tsx';
import { createConfigStore } from '../composition/config-store.ts';
import { createMemoryKeyValueStore, sourceIn, storageKeys } from '../composition/key-value-store.ts';
import { createPreferencesStore } from '../composition/preferences-store.ts';
import { createRecorderStore, type RecorderTools } from '../composition/recorder-store.ts';
import { sessionPortOf } from '../composition/session-port.ts';
import { createSessionStore } from '../composition/session-store.ts';
import type { Site } from '../composition/site-context.tsx';
import { paths } from '../routes/paths.ts';
import { routeTable, type SiteRoute } from '../routes/route-table.ts';
import { createArrivals } from '../shell/arrivals.ts';
import { createRoutes } from '../shell/create-routes.tsx';
import { followFlags } from '../shell/follow-flags.ts';
import { destinationOf, followRouter } from '../shell/follow-router.ts';
import { createScrollMemory } from '../shell/scroll-memory.ts';
import { dropStaleNotices } from '../shell/stale-notices.ts';
import { configFixture, navigationFixture } from './site.fixtures.ts';
import { createStillPage } from './still-page.browser.ts';

export interface StorySiteOptions {
  /** Full path that the site is opened at. */
  path: string;
  scenario?: Scenario;
  /** Who is signed in. @default a visitor */
  user?: User | null;
  /** How far the page is scrolled, for what depends on it. @default 0 */
  scrollTop?: number;
  locale?: 'zh-CN' | 'en';
  table?: readonly SiteRoute[];
  /** What the recorder is made of. @default its code does not come */
  recorder?: () => Promise<RecorderTools>;
}

/** The whole site over a scenario: no server, no address bar, time stands still. For stories and tests. */
export function createStorySite(options: StorySiteOptions) {
  const { path, scenario = {}, user = null, table = routeTable } = options;
  const storage = createMemoryKeyValueStore({
    ...(user && { [storageKeys.token]: 'story' }),
    ...(options.locale && { [storageKeys.locale]: options.locale }),
  });
  const { client, calls } = createScenarioClient({
    config: { public: configFixture },
    navigation: { header: navigationFixture },
    ...(user && { my: { detail: user } }),
    ...scenario,
  });
  const page = createStillPage(options.scrollTop ?? 0);
  const toasts = createToastQueue();
  const logged: string[] = [];
  const session = createSessionStore({
    storage,
    loadUser: () => client.my.detail(),
    endSession: () => client.session.logout(),
    onExpired: () => navigate(paths.login(), { replace: true }),
  });
  if (user) session.setState({ user });
  dropStaleNotices(session, toasts);
  const config = createConfigStore(() => client.config.public());
  const testHost = createTestHost();
  const host = {
    ...testHost,
    session: sessionPortOf(session),
    notify: (...notice: Parameters<typeof toasts.add>) => void toasts.add(...notice),
  };
  const recorder = createRecorderStore({
    storage,
    person: () => session.getState().user?.id ?? null,
    load: options.recorder ?? (() => Promise.reject(new Error('This story has no recorder.'))),
    onNotLoaded: () => toasts.add('critical', 'no recorder'),
  });
  const url = new URL(path, 'https://story.test');
  const arrivals = createArrivals(
    page,
    createScrollMemory(createMemoryKeyValueStore()),
    destinationOf(url, true),
  );
  const navigate: Site['navigate'] = (to, how) => void router.navigate(to, how);
  const site: Site = {
    client,
    session,
    config,
    preferences: createPreferencesStore(storage),
    arrivals,
    page,
    toasts,
    recorder,
    source: () => sourceIn(storage),
    host,
    navigate,
    log: (what) => void logged.push(what),
  };
  let wanted: { hash: string } = url;
  void config.load().catch(() => {});
  const router = createMemoryRouter(createRoutes({ site, table, hash: () => wanted.hash }), {
    initialEntries: [path],
  });
  router.subscribe(({ navigation, location }) => {
    wanted = navigation.location ?? location;
  });
  followRouter(router, arrivals);
  followFlags(router, config);
  return { site, router, calls, page, logged, host: testHost };
}

/** A story of the whole site at one address. */
export function StorySite(options: StorySiteOptions) {
  const { locale } = useUi();
  return <OpenSite key={locale} locale={locale} {...options} />;
}

function OpenSite(options: StorySiteOptions) {
  const [{ site, router }] = useState(() => createStorySite(options));
  return (
    <App site={site}>
      <RouterProvider router={router} />
    </App>
  );
}
