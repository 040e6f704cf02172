import type { User } from '@shuyuan/api-client';
import { useUi } from '@shuyuan/ui/provider';
import { createScenarioClient, createTestHost, Refusal, type Scenario } from '@shuyuan/widgets/testing';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app.tsx';
import { createSite } from '../composition/create-site.ts';
import type { SiteRoute } from '../shell/site-route.ts';
import { createMemoryKeyValueStore, storageKeys } from '../stores/key-value-store.ts';
import type { RecorderTools } from '../stores/recorder-store.ts';
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
  /** Whose the tokens are that links carry while somebody is signed in; the server knows no others. */
  linked?: Readonly<Record<string, User>>;
  locale?: 'zh-CN' | 'en';
  table?: readonly SiteRoute[];
  /** What the recorder is made of. @default its code does not come */
  recorder?: () => Promise<RecorderTools>;
}

/** The whole site over a scenario: no server, no address bar, time stands still. For stories and tests. */
export function createStorySite(options: StorySiteOptions) {
  const { path, scenario = {}, user = null, table } = options;
  const { client, calls } = createScenarioClient({
    config: { public: configFixture },
    navigation: { header: navigationFixture },
    ...(user && { my: { detail: user } }),
    ...scenario,
  });
  const page = createStillPage(options.scrollTop ?? 0);
  const testHost = createTestHost();
  const logged: string[] = [];
  const { site, open } = createSite({
    createClient({ token }) {
      const asked = token() ?? ownToken;
      return asked === ownToken ? client : clientOf(options.linked?.[asked]);
    },
    createHost: ({ session, notify }) => ({ ...testHost, session, notify }),
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path] }),
    page,
    start: new URL(path, 'https://story.test'),
    storage: createMemoryKeyValueStore({
      ...(user && { [storageKeys.token]: ownToken }),
      ...(options.locale && { [storageKeys.locale]: options.locale }),
    }),
    tabStorage: createMemoryKeyValueStore(),
    loadRecorder: options.recorder ?? (() => Promise.reject(new Error('This story has no recorder.'))),
    log: (what) => void logged.push(what),
    ...(table && { table }),
  });
  if (user) site.session.setState({ user });
  void site.config.load().catch(() => {});
  return { site, router: open(), calls, page, logged, host: testHost };
}

/** What the person of a story is signed in with. */
const ownToken = 'story';

/** A client with the token of a link: it answers whose that is. */
const clientOf = (linked: User | undefined) =>
  createScenarioClient({ my: { detail: linked ?? new Refusal(401, '') } }).client;

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
