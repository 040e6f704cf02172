import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig, useSite, useStrings } from '../stores/site-context.tsx';
import { routeTitles } from './route-titles.strings.ts';
import { shellStrings } from './shell.strings.ts';
import { useRoute } from './use-route.ts';
import { useUnread } from './use-unread.ts';

export interface PageReadyOptions {
  /** The page shows what it came for: now its scroll position is restored and its title spoken. @default true */
  isReady?: boolean;
  /** Name of what the page shows; the route's title without it. */
  title?: string | undefined;
}

/** Every page calls this once: it sets the document's title and says when the page is there. */
export function usePageReady({ isReady = true, title }: PageReadyOptions = {}) {
  const { navigationEffects, page } = useSite();
  const { key } = useLocation();
  const { name: routeName } = useRoute();
  const routeTitle = useStrings(routeTitles)[routeName];
  const { siteName } = useStrings(shellStrings);
  const webname = useConfig(({ config }) => config?.webname ?? siteName);
  const unread = useUnread();
  const waiting = unread === 0 ? '' : `(${unread > 99 ? '99+' : unread}) `;
  const name = title ?? routeTitle;

  useLayoutEffect(() => page.setTitle(`${waiting}${name} - ${webname}`), [page, waiting, name, webname]);
  useLayoutEffect(() => {
    if (isReady) navigationEffects.ready(name);
  }, [navigationEffects, key, isReady, name]);
}
