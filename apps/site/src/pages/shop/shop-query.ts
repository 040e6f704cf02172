import { longestKeywords, type ResourceType } from '@shuyuan/api-client';
import { pageOf } from '../../paths/page-of.ts';
import type { ShopPlace } from '../../paths/paths.ts';

/** All types, in the order in which the page offers them. */
export const productTypes = [
  'course',
  'combo',
  'video',
  'article',
  'anthology',
  'paper',
] as const satisfies ResourceType[];

export const productOrders = ['newest', 'cheapest', 'dearest'] as const;

/** What the shop shows; undefined parts are not narrowed. */
export interface ShopQuery {
  page: number;
  keywords: string;
  type: (typeof productTypes)[number] | undefined;
  isForMembers: boolean;
  sort: (typeof productOrders)[number];
}

/** What the address asks for. What it spells wrongly takes its default. */
export const readShopQuery = (search: URLSearchParams): ShopQuery => ({
  page: pageOf(search),
  keywords: (search.get('keywords') ?? '').trim().slice(0, longestKeywords),
  type: productTypes.find((type) => type === search.get('type')),
  isForMembers: search.get('member') === 'yes',
  sort: productOrders.find((order) => order === search.get('sort')) ?? 'newest',
});

/** The shortest address of a query: defaults stay out of it. */
export const placeOf = ({ page, keywords, type, isForMembers, sort }: ShopQuery): ShopPlace => ({
  keywords: keywords === '' ? undefined : keywords,
  type,
  member: isForMembers ? 'yes' : undefined,
  sort: sort === 'newest' ? undefined : sort,
  page: page === 1 ? undefined : page,
});
