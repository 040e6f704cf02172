import { longestKeywords, type ResourceType } from '@shuyuan/api-client';
import { sizeOf } from '../../paths/list-size.ts';
import { pageOf } from '../../paths/page-of.ts';
import type { ShopPlace } from '../../paths/paths.ts';

/** Rows per page that an address without a size means. */
const usualSize = 16;

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
  size: number;
  keywords: string;
  type: (typeof productTypes)[number] | undefined;
  isForMembers: boolean;
  sort: (typeof productOrders)[number];
}

/** What the address asks for. What it spells wrongly takes its default. */
export const readShopQuery = (search: URLSearchParams): ShopQuery => ({
  page: pageOf(search),
  size: sizeOf(search, usualSize),
  keywords: (search.get('keywords') ?? '').trim().slice(0, longestKeywords),
  type: productTypes.find((type) => type === search.get('type')),
  isForMembers: search.get('member') === 'yes',
  sort: productOrders.find((order) => order === search.get('sort')) ?? 'newest',
});

/** The shortest address of a query: defaults stay out of it. */
export const placeOf = ({ page, size, keywords, type, isForMembers, sort }: ShopQuery): ShopPlace => ({
  keywords: keywords === '' ? undefined : keywords,
  type,
  member: isForMembers ? 'yes' : undefined,
  sort: sort === 'newest' ? undefined : sort,
  page: page === 1 ? undefined : page,
  size: size === usualSize ? undefined : size,
});
