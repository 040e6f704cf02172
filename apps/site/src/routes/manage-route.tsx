import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { SiteRoute } from '../shell/site-route.ts';
import { loadPage } from './load-page.ts';
import { RouteFailure } from './route-failure.tsx';

/** Runs the guard of a page for an address. Answers null to go on. */
export type Enter = (route: SiteRoute, url: string) => Response | null | Promise<Response | null>;

/**
 * The console: its pages within a layout of their own. Neither is `lazy`, which would be fetched beside the guard: who may
 * not enter fetches nothing of it.
 */
export function createManageRoute(rows: readonly SiteRoute[], enter: Enter): RouteObject {
  let Layout: ComponentType | null = null;

  function pageOf(route: SiteRoute): RouteObject {
    let Page: ComponentType | null = null;
    return {
      path: route.path,
      handle: { route },
      async loader({ request }) {
        const answer = await enter(route, request.url);
        if (answer !== null) return answer;
        if (!Layout || !Page)
          [Layout, Page] = await Promise.all([loadPage(loadLayout), loadPage(route.page)]);
        return null;
      },
      Component: () => Page && <Page />,
    };
  }

  return {
    Component: () => (Layout ? <Layout /> : <Bare />),
    children: [{ ErrorBoundary: RouteFailure, children: rows.map(pageOf) }],
  };
}

const loadLayout = async () => ({
  default: (await import('../shell/manage/manage-layout.tsx')).ManageLayout,
});

/** Around what is said to who may not enter. */
function Bare() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
