import { pageOf } from '../../../paths/page-of.ts';
import type { ArticleListPlace } from '../../../paths/paths.ts';

/** Sizes that the pager offers; the first is what an address without one means. */
export const listSizes = [12, 16] as const;

export interface ListQuery {
  page: number;
  size: number;
  /** All categories when undefined. */
  category: number | undefined;
}

/** What the address asks for. What it spells wrongly takes its default. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const size = wholeNumber(search.get('size'));
  return {
    page: pageOf(search),
    size: listSizes.find((offered) => offered === size) ?? listSizes[0],
    category: wholeNumber(search.get('category')),
  };
}

/** The shortest address of a query: defaults stay out of it. */
export const placeOf = ({ page, size, category }: ListQuery): ArticleListPlace => ({
  page: page === 1 ? undefined : page,
  size: size === listSizes[0] ? undefined : size,
  category,
});

function wholeNumber(text: string | null): number | undefined {
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number > 0 && number <= 1_000_000 ? number : undefined;
}
