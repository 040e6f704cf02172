import { useEffect } from 'react';
import type { Resource } from '../../shell/use-resource.ts';

/** Rows of one page, and of all. */
interface Answer {
  data: readonly unknown[];
  total: number;
}

/**
 * Leads from a page past the end of its list to the last one there is: rows may have gone, or the address says too much.
 * Returns what to show: the answer that claims to be empty is none.
 */
export function useLastPage<Data>(
  list: Resource<Data>,
  rowsOf: (data: Data) => Answer,
  { page, size }: { page: number; size: number },
  goTo: (page: number) => void,
): Resource<Data> {
  const answer = list.status === 'ready' ? rowsOf(list.data) : null;
  const last = Math.max(1, Math.ceil((answer?.total ?? 0) / size));
  const isBeyond = answer !== null && answer.data.length === 0 && page > last;
  useEffect(() => {
    if (isBeyond) goTo(last);
    // oxlint-disable-next-line react/exhaustive-deps -- `goTo` belongs to the page that is gone from
  }, [isBeyond, last]);
  return isBeyond ? { status: 'loading', stale: null } : list;
}
