import { createLazyModule } from '@shuyuan/ui/lazy-module';
import type { SearchDialogProps, SearchPlace } from '@shuyuan/widgets/search-dialog';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useSite } from '../../stores/site-context.tsx';
import { notifyLoadFailure } from '../notify-load-failure.ts';

const lazyDialog = createLazyModule(() => import('./search-dialog.ts'));

export const loadSearchDialog = () => lazyDialog.load();

interface Opening {
  Dialog: ComponentType<SearchDialogProps>;
  /** Where somebody comes back to. */
  initial: SearchPlace | undefined;
  /** The visit that it belongs to: on another one it is closed. */
  visit: string;
  /** Another opening is another dialog. */
  count: number;
}

/** Name of what is kept with a visit: whoever comes back from a result finds the search as it was. */
const entry = 'search';

/** The search over the pages: open while somebody searches, and again when they come back from what they found. */
export function useSearch(notLoaded: string) {
  const site = useSite();
  const { client, page } = site;
  const { key: visit } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<SearchPlace | undefined>(undefined);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isLeft, setIsLeft] = useState(false);

  const keep = (next: SearchPlace | undefined) => page.keepInEntry(entry, next);

  /** Begins with the words of the last search, so that typing replaces them. */
  const open = (initial = place.current) =>
    loadSearchDialog().then(
      ({ SearchDialog }) => {
        place.current = initial;
        setOpening((last) => ({ Dialog: SearchDialog, initial, visit, count: (last?.count ?? 0) + 1 }));
      },
      () => void notifyLoadFailure(site, notLoaded),
    );

  const comeBack = useEffectEvent(() => {
    const kept = page.fromEntry(entry);
    if (isPlace(kept)) void open(kept);
  });
  useEffect(() => comeBack(), [visit]);

  const openByKey = useEffectEvent(() => void open());
  useEffect(() => page.onSearchKey(() => openByKey()), [page]);

  // Who came back to an open search has no other place to return to.
  useEffect(() => {
    if (isLeft) button.current?.focus();
  }, [isLeft]);

  function handleOpen() {
    setIsWaiting(true);
    setIsLeft(false);
    void open().finally(() => setIsWaiting(false));
  }

  function handleClose() {
    keep(undefined);
    setOpening(null);
    setIsLeft(opening?.initial !== undefined);
  }

  function handleChange(next: SearchPlace) {
    const { scrollTop: _, ...before } = place.current ?? {};
    const { scrollTop: __, ...now } = next;
    place.current = next;
    // Browsers allow a few writes a second, and scrolling makes more; where the list stands is written on the way out.
    // Nobody comes back to a search that looks for nothing.
    if (JSON.stringify(before) !== JSON.stringify(now)) keep(next.keyword === '' ? undefined : next);
  }

  return {
    button,
    opening: opening?.visit === visit ? opening : null,
    isWaiting,
    handleOpen,
    dialog: {
      search: client.search,
      initial: opening?.initial,
      onClose: handleClose,
      onSelect() {
        keep(place.current);
        setOpening(null);
      },
      onStateChange: handleChange,
      onShowAll({ keyword, tab, page: at }: SearchPlace) {
        handleClose();
        site.navigate(paths.search({ keywords: keyword, type: tab === '0' ? undefined : tab, page: at }));
      },
    },
  };
}

/** What an entry keeps may be of another version of the site. */
function isPlace(value: unknown): value is SearchPlace {
  const place = value as Partial<SearchPlace> | null | undefined;
  return (
    typeof place?.keyword === 'string' && typeof place.tab === 'string' && typeof place.page === 'number'
  );
}
