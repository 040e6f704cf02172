import type { FeatureName } from '@shuyuan/api-client';
import { redirect, type RouteObject } from 'react-router-dom';
import { purposeOf } from '../paths/login-purpose.ts';
import { fullPath } from '../paths/paths.ts';
import { tokenIn, withoutToken } from '../paths/token-in-address.ts';
import { Shell } from '../shell/shell.tsx';
import type { SiteRoute } from '../shell/site-route.ts';
import { isOpen } from '../stores/flags.ts';
import { noPermissions } from '../stores/permissions.ts';
import type { Site } from '../stores/site-context.tsx';
import { guard } from './guard.ts';
import {
  ClosedSectionError,
  loadPage,
  NoSuchPageError,
  NotAllowedError,
  PageLoadError,
} from './load-page.ts';
import { createManageRoute } from './manage-route.tsx';
import { RouteFailure } from './route-failure.tsx';

export interface RoutesOptions {
  site: Pick<Site, 'session' | 'config' | 'page' | 'navigate'>;
  /** Hash of the address that is being opened; the router does not tell its loaders. */
  hash: () => string;
  table: readonly SiteRoute[];
}

/** The route table as the router takes it. Each page is guarded before it is drawn, and loaded with the first visit. */
export function createRoutes({ site, hash, table }: RoutesOptions): RouteObject[] {
  const enterAt = createEntrance(site);
  const enter = (route: SiteRoute, url: string) => {
    const { pathname, search } = new URL(url);
    return enterAt(route, fullPath({ pathname, search, hash: hash() }));
  };
  return [
    {
      Component: Shell,
      HydrateFallback: Nothing,
      ErrorBoundary: RouteFailure,
      // The boundary stands above the pages: a page whose code has failed shows none of its own.
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: [
            ...table
              .filter(({ layout }) => layout === undefined)
              .map((route) => ({
                path: route.path,
                handle: { route },
                loader: ({ request }: { request: Request }) => enter(route, request.url),
                lazy: async () => ({ Component: await loadPage(route.page) }),
              })),
            createManageRoute(
              table.filter(({ layout }) => layout === 'manage'),
              enter,
            ),
          ],
        },
      ],
    },
  ];
}

/** The loading overlay lies over the first page until it is there. */
const Nothing = () => null;

/** Section that a route hangs on; of several the first. Only a route with a section is not found. */
function firstFlag({ flag }: SiteRoute): FeatureName {
  const [first] = typeof flag === 'string' ? [flag] : (flag ?? []);
  if (first === undefined) throw new Error('A route without a section was not found.');
  return first;
}

/** Runs the guard on the way into a page. Answers null to go on. */
function createEntrance({ session, config, page, navigate }: RoutesOptions['site']) {
  /** Where the guard has just sent a guest, and where they were headed: by a login code they may be signed in on arrival. */
  let sent: { to: string; from: string } | null = null;

  function decide(route: SiteRoute, wanted: string) {
    const { token, user } = session.getState();
    const visitor = {
      hasToken: token !== null,
      permissions: user?.permissions ?? noPermissions,
      flags: config.getState().flags,
    };
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
        // Only the server knows whether the school has closed it.
        throw config.getState().config ? new ClosedSectionError(firstFlag(route)) : new NoSuchPageError();
      case 'not-allowed':
        throw new NotAllowedError();
      case 'open-login': {
        const purpose = purposeOf(answer.to);
        session.requestLogin(1, {
          kind: 'enter',
          ...(purpose && { purpose }),
          run: () => navigate(answer.to),
        });
        const here = fullPath(page.url());
        return redirect(here === wanted ? '/' : here);
      }
    }
  }

  /** What somebody holds is known with their user, who is on the way when the site is opened. */
  async function decideForUser(route: SiteRoute, wanted: string) {
    try {
      await session.refreshUser();
    } catch (cause) {
      // A session that was refused is over by now, and the guard answers a guest.
      if (session.getState().token !== null)
        throw new PageLoadError('The person could not be loaded.', { cause });
    }
    return decide(route, wanted);
  }

  function decideInTime(route: SiteRoute, wanted: string) {
    const { token, user } = session.getState();
    const isWaiting = route.permission !== undefined && token !== null && user === null;
    return isWaiting ? decideForUser(route, wanted) : decide(route, wanted);
  }

  return (route: SiteRoute, wanted: string) => {
    const token = tokenIn(wanted);
    if (token !== null) {
      session.adopt(token);
      void session.refreshUser().catch(() => {});
      return redirect(withoutToken(wanted));
    }
    // A switch that is closed by default may be open by what the server is about to say.
    return isOpen(route.flag, config.getState().flags)
      ? decideInTime(route, wanted)
      : config.known.then(() => decideInTime(route, wanted));
  };
}
