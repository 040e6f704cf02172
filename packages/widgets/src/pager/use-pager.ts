import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PagerActions, PagerChange, PagerNews, PagerState } from './pager-state.ts';
import { pageKeepingFirstRow, parsePage, readPaging } from './paging.ts';

export interface PagerOptions {
  /** Rows in the whole list. Left out with `hasNext`. */
  total?: number;
  /**
   * For lists that are read by cursor, where nobody counts: whether there is a page after this one. Instead of `total`;
   * total, pages and jumper are then left out, and a change of size goes to page 1.
   */
  hasNext?: boolean;
  /** Holds the page, from 1. Leave out, with `defaultPage`, to let the pager hold it. */
  page?: number;
  /** @default 1 */
  defaultPage?: number;
  /** Holds the rows per page. Leave out, with `defaultSize`, to let the pager hold it. */
  size?: number;
  /** @default the first of `sizes` */
  defaultSize?: number;
  /** Rows per page to choose from. @default [12, 16] */
  sizes?: readonly number[];
  /**
   * Somebody wants another page or size. While an answered promise is under way the pager shows the new page as
   * pending and takes nothing else; when it rejects, the pager is back on the old page and says so. The rejection
   * itself is yours to handle.
   */
  onChange?: (change: PagerChange) => void | Promise<unknown>;
  /** A change of size goes to the page that holds the first row of the present one; otherwise to page 1. @default true */
  keepFirstRow?: boolean;
  /** Takes focus when the rows of another page have arrived: the list's heading, with `tabIndex={-1}`. */
  focusOnArrival?: RefObject<HTMLElement | null>;
}

const standardSizes = [12, 16];

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** The pager's rules: what is shown, and what a press does. `problems` are for the developer. */
export function usePager({
  total,
  hasNext,
  sizes = standardSizes,
  onChange,
  keepFirstRow = true,
  focusOnArrival,
  ...props
}: PagerOptions): { state: PagerState; actions: PagerActions; problems: string[] } {
  const [held, setHeld] = useState({ page: props.defaultPage ?? 1, size: props.defaultSize });
  const [pending, setPending] = useState<PagerChange | null>(null);
  const [news, setNews] = useState<{ content: PagerNews | null; id: number }>({ content: null, id: 0 });
  const [jumpText, setJumpText] = useState('');
  // A second press may come before React has drawn the first.
  const isBusy = useRef(false);

  const { page = held.page, size = held.size } = pending ?? props;
  const { paging, problems } = readPaging({ total, hasNext, page, size, sizes });

  const tell = (content: PagerNews | null) => setNews(({ id }) => ({ content, id: id + 1 }));

  function arrive(next: PagerChange) {
    setHeld(next);
    tell({ kind: 'arrived' });
    focusOnArrival?.current?.focus();
  }

  async function go(change: PagerChange) {
    if (isBusy.current || (change.page === paging.page && change.size === paging.size)) return;
    tell(null);
    const outcome = onChange?.(change);
    if (!isPromise(outcome)) return arrive(change);
    isBusy.current = true;
    setPending(change);
    const hasArrived = await outcome.then(
      () => true,
      () => false,
    );
    isBusy.current = false;
    setPending(null);
    if (hasArrived) arrive(change);
    else tell({ kind: 'failed', change });
  }

  return {
    state: { paging, isPending: pending !== null, news: news.content, newsId: news.id, jumpText },
    problems,
    actions: useLasting({
      onPage: (next) => void go({ page: next, size: paging.size }),
      onSize: (next) => void go({ page: keepFirstRow ? pageKeepingFirstRow(paging, next) : 1, size: next }),
      onJumpText(text) {
        setJumpText(text);
        tell(null);
      },
      onJump() {
        if (isBusy.current || jumpText.trim() === '') return;
        const next = parsePage(jumpText, paging.pages);
        if (next === undefined) return tell({ kind: 'out of range' });
        setJumpText('');
        void go({ page: next, size: paging.size });
      },
    }),
  };
}

/** The same functions at each drawing, which do what the last drawing says: parts that have not changed can rest. */
function useLasting(actions: PagerActions): PagerActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [lasting] = useState<PagerActions>(() => ({
    onPage: (page) => latest.current.onPage(page),
    onSize: (size) => latest.current.onSize(size),
    onJumpText: (text) => latest.current.onJumpText(text),
    onJump: () => latest.current.onJump(),
  }));
  return lasting;
}
