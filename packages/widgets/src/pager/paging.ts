/** Where a list stands: always whole numbers that fit each other. */
export interface Paging {
  total: number;
  /** From 1 to `pages`. */
  page: number;
  size: number;
  /** At least 1, also of nothing. */
  pages: number;
  /** Sizes to choose from, the present one among them. */
  sizes: readonly number[];
  /** Nobody knows how many there are: `total` is 0, and `pages` is only as far as one can go from here. */
  isEndless: boolean;
}

export interface PagingInput {
  /** Left out where only the next page is known of. */
  total: number | undefined;
  /** Whether there is a page after this one, where no total is known. */
  hasNext?: boolean | undefined;
  page: number;
  size: number | undefined;
  sizes: readonly number[];
}

const isSize = (size: number | undefined): size is number => Number.isSafeInteger(size) && Number(size) > 0;

/** Makes the best of what it is given, and tells in `problems`, for developers, what was wrong with it. */
export function readPaging(input: PagingInput): { paging: Paging; problems: string[] } {
  const problems: string[] = [];
  const offered = [...new Set(input.sizes.filter(isSize))];
  if (offered.length < input.sizes.length)
    problems.push(`sizes [${input.sizes.join(', ')}] must be different whole numbers above 0`);

  if (input.size !== undefined && !isSize(input.size))
    problems.push(`size ${String(input.size)} must be a whole number above 0`);
  const size = isSize(input.size) ? input.size : (offered[0] ?? 10);

  const isEndless = input.total === undefined && input.hasNext !== undefined;
  const { total: given = isEndless ? 0 : Number.NaN } = input;
  const isTotal = Number.isSafeInteger(given) && given >= 0;
  if (!isTotal) problems.push(`total ${given} must be a whole number, 0 or more`);
  const total = isTotal ? given : 0;

  const isPage = Number.isSafeInteger(input.page) && input.page >= 1;
  if (!isPage) problems.push(`page ${input.page} must be a whole number above 0`);
  const wanted = isPage ? input.page : 1;
  const counted = Math.max(1, Math.ceil(total / size));
  const pages = isEndless ? wanted + (input.hasNext ? 1 : 0) : counted;
  // A page past the end is ordinary: somebody has deleted the last rows.
  const page = Math.min(wanted, pages);

  const sizes = offered.includes(size) ? offered : [...offered, size].sort((a, b) => a - b);
  return { paging: { total, page, size, pages, sizes, isEndless }, problems };
}

/** First and last row of the page, counted from 1; of an empty list 0 and 0. */
export function rowsOf({ page, size, total }: Pick<Paging, 'page' | 'size' | 'total'>) {
  const last = Math.min(page * size, total);
  return { first: Math.min((page - 1) * size + 1, last), last };
}

/** The page of `size` rows that holds the first row of the present one; where nothing can be counted, the first. */
export const pageKeepingFirstRow = (paging: Paging, size: number) =>
  paging.isEndless ? 1 : Math.floor(((paging.page - 1) * paging.size) / size) + 1;

/** Reads what a person typed as a page: whole, from 1 to `pages`, in digits of either width. */
export function parsePage(text: string, pages: number): number | undefined {
  const digits = text.normalize('NFKC').trim();
  const page = /^\d+$/.test(digits) ? Number(digits) : 0;
  return page >= 1 && page <= pages ? page : undefined;
}
