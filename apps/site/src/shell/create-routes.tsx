import { redirect, type RouteObject } from 'react-router-dom';
import type { Site } from '../composition/site-context.tsx';
import { guard, tokenIn, withoutToken } from '../routes/guard.ts';
import { fullPath } from '../routes/paths.ts';
import { routeTable, type SiteRoute } from '../routes/route-table.ts';
import { loadPage, NoSuchPageError } from './load-page.ts';
import { RouteFailure } from './route-failure.tsx';
import { Shell } from './shell.tsx';

export interface RoutesOptions {
  site: Pick<Site, 'session' | 'config' | 'page' | 'navigate'>;
  /** Hash of the address that is being opened; the router does not tell its loaders. */
  hash: () => string;
  table?: readonly SiteRoute[];
}

/** The route table as the router takes it. Each page is guarded before it is drawn, and loaded with the first visit. */
export function createRoutes({ site, hash, table = routeTable }: RoutesOptions): RouteObject[] {
  const enter = createEntrance(site);
  return [
    {
      Component: Shell,
      HydrateFallback: Nothing,
      ErrorBoundary: RouteFailure,
      // The boundary stands above the pages: a page whose code has failed shows none of its own.
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: table.map((route) => ({
            path: route.path,
            handle: { route },
            loader({ request }) {
              const { pathname, search } = new URL(request.url);
              return enter(route, fullPath({ pathname, search, hash: hash() }));
            },
            lazy: async () => ({ Component: await loadPage(route.page) }),
          })),
        },
      ],
    },
  ];
}

/** The loading overlay lies over the first page until it is there. */
const Nothing = () => null;

/** Runs the guard on the way into a page. Answers null to go on. */
function createEntrance({ session, config, page, navigate }: RoutesOptions['site']) {
  /** Where the guard has just sent a guest, and where they were headed: by a login code they may be signed in on arrival. */
  let sent: { to: string; from: string } | null = null;

  return (route: SiteRoute, wanted: string) => {
    const token = tokenIn(wanted);
    if (token !== null) {
      session.adopt(token);
      void session.refreshUser().catch(() => {});
      return redirect(withoutToken(wanted));
    }
    const visitor = { hasToken: session.getState().token !== null, flags: config.getState().flags };
    const answer = guard(route, visitor, wanted);
    const arrived = sent?.to === wanted ? sent : null;
    sent = null;
    switch (answer.kind) {
      case 'allow':
        return null;
      case 'redirect':
        if (arrived) return redirect(arrived.from);
        sent = { to: answer.to, from: wanted };
        return redirect(answer.to);
      case 'not-found':
        throw new NoSuchPageError();
      case 'open-login': {
        session.requestLogin(1, { kind: 'enter', run: () => navigate(answer.to) });
        const here = fullPath(page.url());
        return redirect(here === wanted ? '/' : here);
      }
    }
  };
}
