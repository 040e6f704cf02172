import type { createBrowserRouter } from 'react-router-dom';
import type { ConfigStore } from '../stores/config-store.ts';
import { isOpen } from '../stores/flags.ts';
import { routeOf } from './reachable.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Guards the page anew when its switch changes: the first one is entered before the server has spoken. Any other page is
 * left alone, so that nobody who is signing in on `/login` is sent home for being signed in there.
 */
export function followFlags(router: Router, config: ConfigStore): () => void {
  return config.subscribe(({ flags }, before) => {
    const { navigation, location } = router.state;
    const flag = routeOf((navigation.location ?? location).pathname)?.flag;
    if (isOpen(flag, flags) !== isOpen(flag, before.flags)) void router.revalidate();
  });
}
