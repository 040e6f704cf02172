import type { SearchDialogProps, SearchPlace } from '@shuyuan/widgets/search-dialog';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../composition/site-context.tsx';

export const loadSearchDialog = () => import('./search-dialog.ts');

interface Opening {
  Dialog: ComponentType<SearchDialogProps>;
  /** Where somebody comes back to. */
  initial: SearchPlace | undefined;
}

/** Name of what is kept with a visit: whoever comes back from a result finds the search as it was. */
const entry = 'search';

/** The search over the pages: open while somebody searches, and again when they come back from what they found. */
export function useSearch(notLoaded: string) {
  const { client, host, page } = useSite();
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<SearchPlace | undefined>(undefined);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  const keep = (next: SearchPlace | undefined) => page.keepInEntry(entry, next);

  async function open(initial?: SearchPlace) {
    setIsWaiting(true);
    try {
      const { SearchDialog } = await loadSearchDialog();
      place.current = initial;
      setOpening({ Dialog: SearchDialog, initial });
    } catch {
      host.notify('critical', notLoaded);
    } finally {
      setIsWaiting(false);
    }
  }

  /** On another visit the search is closed, or as it was there. */
  const arrive = useEffectEvent(() => {
    const kept = page.fromEntry(entry);
    if (isPlace(kept)) void open(kept);
    else setOpening(null);
  });
  useEffect(() => arrive(), [key]);

  const openNew = useEffectEvent(() => void open());
  useEffect(() => page.onSearchKey(() => openNew()), [page]);

  function handleClose() {
    keep(undefined);
    setOpening(null);
    // Who came back to an open search has no other place to return to.
    if (opening?.initial) requestAnimationFrame(() => button.current?.focus());
  }

  function handleChange(next: SearchPlace) {
    const { scrollTop: _, ...before } = place.current ?? {};
    const { scrollTop: __, ...now } = next;
    place.current = next;
    // Browsers allow a few writes a second, and scrolling makes more; where the list stands is written on the way out.
    if (JSON.stringify(before) !== JSON.stringify(now)) keep(next);
  }

  return {
    button,
    opening,
    isWaiting,
    open: () => void open(),
    dialog: {
      search: client.search,
      initial: opening?.initial,
      onClose: handleClose,
      onSelect: () => keep(place.current),
      onStateChange: handleChange,
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
