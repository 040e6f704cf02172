import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTabPlace, tabPlaceOf, type TabPlace } from '../../paths/tab-place.ts';
import { usePageReady } from '../../shell/use-page-ready.ts';
import { useSite } from '../../stores/site-context.tsx';
import * as columns from '../columns.css.ts';

const widths = { form: columns.form, film: columns.film, full: columns.full };

export interface MyPageProps {
  /** @default 'film' */
  width?: keyof typeof widths;
  /** The widget tells by `onReady` that there is something to see. */
  children: (page: { isReady: boolean; onReady: () => void }) => ReactNode;
}

/** A page about whoever is signed in: one widget in a column, which asks a visitor to sign in. */
export function MyPage({ width = 'film', children }: MyPageProps) {
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  return <div className={widths[width]}>{children({ isReady, onReady: () => setIsReady(true) })}</div>;
}

/** The tab and page that the address names, and the way to others. The first of the tabs is the default. */
export function useTabAddress<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  addressOf: (place: TabPlace) => string,
) {
  const { navigate } = useSite();
  const [search] = useSearchParams();
  const place = useMemo(() => readTabPlace(search, tabs), [search, tabs]);
  // The arrow keys go through the tabs, which is no way to go back one by one.
  const onPlace = (next: { tab: Tab; page: number }) =>
    navigate(addressOf(tabPlaceOf(next, tabs)), { replace: next.tab !== place.tab });
  return { place, onPlace };
}
