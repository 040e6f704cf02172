import type { TaggedType } from '@shuyuan/api-client';
import { sizeOf } from '../../paths/list-size.ts';
import { pageOf } from '../../paths/page-of.ts';
import { idOf, type TagPlace } from '../../paths/paths.ts';

/** Rows per page that an address without a size means. */
const usualSize = 12;

/** All types, in the order in which the page offers them. */
export const resourceTypes: readonly TaggedType[] = ['article', 'course', 'anthology', 'problem', 'issue'];

/** What the list of tagged things shows; undefined parts are not narrowed. */
export interface TagPageQuery {
  id: number | undefined;
  type: TaggedType | undefined;
  page: number;
  size: number;
}

/** What the address asks for. What it spells wrongly takes its default. */
export const readTagQuery = (search: URLSearchParams): TagPageQuery => ({
  id: idOf(search.get('id')) ?? undefined,
  type: resourceTypes.find((type) => type === search.get('type')),
  page: pageOf(search),
  size: sizeOf(search, usualSize),
});

/** The shortest address of a query: the first page stays out of it. */
export const placeOf = ({ page, size, ...narrowed }: TagPageQuery): TagPlace => ({
  ...narrowed,
  page: page === 1 ? undefined : page,
  size: size === usualSize ? undefined : size,
});
