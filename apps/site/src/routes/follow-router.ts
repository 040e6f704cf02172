import { NavigationType, type createBrowserRouter, type Location } from 'react-router-dom';
import { routeOf } from './reachable.ts';
import type { NavigationEffects, Destination } from '../stores/navigation-effects.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Starts the effects of each navigation while the old page still stands, so that its scroll position is the true one. */
export function followRouter(
  router: Router,
  navigationEffects: Pick<NavigationEffects, 'start'>,
): () => void {
  let { key } = router.state.location;
  return router.subscribe(({ location, historyAction }) => {
    if (location.key === key) return;
    key = location.key;
    navigationEffects.start(destinationOf(location, historyAction === NavigationType.Pop));
  });
}

/** A page that is kept alive is returned to on every way; any other one by the browser's back and forward. */
export function destinationOf(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  isBackOrForward: boolean,
): Destination {
  const isKept = routeOf(pathname)?.keepAlive === true;
  return {
    pathname,
    hash,
    place: isKept ? pathname : pathname + search,
    isReturn: isBackOrForward || isKept,
  };
}
