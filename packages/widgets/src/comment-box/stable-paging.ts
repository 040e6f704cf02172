import { distinct, type CommentRow } from './comment-rows.ts';

/** One page as the server answers it. */
export interface Answer {
  rows: readonly CommentRow[];
  total: number;
}

/** What the reader has before them: rows without a gap, in the order of the server. */
export interface PageWindow {
  page: number;
  size: number;
  rows: readonly CommentRow[];
  /** Place of the first row in the whole list, counted from 0, when it was loaded. */
  start: number;
  /** Comments on all pages when the rows were loaded. */
  total: number;
}

type FetchPage = (page: number) => Promise<Answer>;
type Span = [start: number, end: number];

/** Between the requests of one turn the list may move again; after so many attempts the turn is taken as it is. */
const maxAttempts = 4;

/** Page 1 shows everything that is new, up to this many pages of it; then it begins anew. */
const longestFirstPage = 3;

/**
 * Turns to `page`. The server counts pages from the newest comment, so each new one pushes a row over every page
 * border. A turn to a neighbour goes on from the rows that the reader has just seen: none comes twice and none is
 * left out; the page is a little shorter or longer instead. When more has come than a page holds, the answer's
 * `page` is not the wanted one, but the one where those rows are now;
 * when so much has gone that there is no such page, it is the last.
 */
export async function turnPage(
  from: PageWindow | null,
  page: number,
  size: number,
  fetchPage: FetchPage,
): Promise<PageWindow> {
  const isNeighbour = from?.size === size && Math.abs(from.page - page) === 1;
  if (!isNeighbour) return openPage(page, size, fetchPage);
  const isForward = page > from.page;
  const turned = await goOn(from, isForward ? following : preceding, fetchPage);
  // Pages may have gone meanwhile: the one before is the last then, and has to show all that is left.
  const isThere = turned && page + (isForward ? 0 : 1) <= lastPageOf(turned);
  return isThere && turned.rows.length > 0 ? turned : openPage(page, size, fetchPage);
}

const lastPageOf = ({ total, size }: Pick<PageWindow, 'total' | 'size'>) =>
  Math.max(1, Math.ceil(total / size));

/** The page as the server counts now; the last one when there are not so many. */
async function openPage(page: number, size: number, fetchPage: FetchPage): Promise<PageWindow> {
  const { rows, total } = await fetchPage(page);
  const last = lastPageOf({ total, size });
  if (rows.length === 0 && page > last) return openPage(last, size, fetchPage);
  return { page, size, rows: distinct(rows), start: (page - 1) * size, total };
}

/**
 * Where the rows after those of `from` stand in a list of `total`, to the end of a page. Rows that have gone may have
 * stood before them.
 */
function following({ start, rows, size, page, total: before }: PageWindow, total: number): Span {
  const first = Math.max(0, start + rows.length + total - before);
  const lastPage = Math.max(Math.floor(first / size), page) + 1;
  return [first, Math.min(lastPage * size, total)];
}

/** Where the rows before those of `from` stand, from the beginning of a page. Rows that have gone may have stood behind them. */
function preceding({ start, size, page, total: before }: PageWindow, total: number): Span {
  const border = (page - 1) * size;
  if (total < before || start < border) return [border - size, Math.min(total, Math.max(start, border))];
  const end = start + total - before;
  if (page === 2) return end > longestFirstPage * size ? [0, 0] : [0, end];
  return [(Math.max(1, Math.floor(end / size)) - 1) * size, end];
}

/** Null when there is nothing to go on to. */
async function goOn(
  from: PageWindow,
  spanOf: (from: PageWindow, total: number) => Span,
  fetchPage: FetchPage,
): Promise<PageWindow | null> {
  const { size } = from;
  const answers = new Map<number, Answer>();
  let { total } = from;
  for (let attempt = 1; ; attempt += 1) {
    const [start, end] = spanOf(from, total);
    if (start >= end) return null;
    const firstPage = Math.floor(start / size) + 1;
    const lastPage = Math.ceil(end / size);
    const counted = total;
    for (let page = firstPage; page <= lastPage; page += 1) {
      const known = answers.get(page);
      const answer = known?.total === total ? known : await fetchPage(page);
      answers.set(page, answer);
      total = answer.total;
    }
    if (total === counted || attempt === maxAttempts) {
      const seen = new Set(from.rows.map(({ id }) => id));
      const fetched: CommentRow[] = [];
      for (let page = firstPage; page <= lastPage; page += 1)
        fetched.push(...(answers.get(page)?.rows ?? []));
      const offset = (firstPage - 1) * size;
      const found = distinct(fetched.slice(start - offset, end - offset));
      const isSeen = ({ id }: CommentRow) => seen.has(id);
      if (spanOf === following) {
        const skipped = found.findLastIndex(isSeen) + 1;
        return { page: lastPage, size, rows: found.slice(skipped), start: start + skipped, total };
      }
      const known = found.findIndex(isSeen);
      return { page: firstPage, size, rows: known < 0 ? found : found.slice(0, known), start, total };
    }
  }
}
