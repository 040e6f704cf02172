import { useMatches } from 'react-router-dom';
import type { SiteRoute } from './site-route.ts';

/** The route that the address has led to. */
export function useRoute(): SiteRoute {
  const handle = useMatches().at(-1)?.handle as { route?: SiteRoute } | undefined;
  if (!handle?.route) throw new Error('This address has no route of the table.');
  return handle.route;
}
