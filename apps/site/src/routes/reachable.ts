import { matchPath } from 'react-router-dom';
import { readGivenAddress } from '../paths/given-address.ts';
import type { SiteRoute } from '../shell/site-route.ts';
import { isOpen, type Flags } from '../stores/flags.ts';
import { routeTable } from './route-table.ts';

/** The route of a path; undefined when only the page for unknown addresses answers. */
export const routeOf = (pathname: string, table: readonly SiteRoute[] = routeTable) =>
  table.find(({ path }) => path !== '*' && matchPath(path, pathname));

/** Whether the site has a page at an address of its own, and its section is open. */
export function isReachable(
  address: string,
  flags: Flags,
  table: readonly SiteRoute[] = routeTable,
): boolean {
  const given = readGivenAddress(address);
  if (given?.kind !== 'page') return false;
  const route = routeOf(given.path.replace(/[?#].*/s, ''), table);
  return route !== undefined && isOpen(route.flag, flags);
}
