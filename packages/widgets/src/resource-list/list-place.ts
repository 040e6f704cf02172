import { cutText, farthestPage, longestKeywords } from '@shuyuan/api-client';
import type { PagedListPlace } from '../async/paged-list.ts';
import type { ListDeclaration, ListedRow, ListQuery } from './resource-list.types.ts';

/** What is listed, and which page of it: plain data. Every name that the list knows is there, empty where nothing is asked for. */
export interface ListPlace extends PagedListPlace {
  readonly [name: string]: string | number;
}

type Declared = Pick<ListDeclaration<ListedRow>, 'filters' | 'columns'>;

const inQuery = (value: string | number | undefined) => (value === undefined ? '' : String(value));

/** Reads what an address says; what the list does not know of counts for nothing. Choices that are still to come are awaited. */
export function placeOf(query: ListQuery, { filters = [], columns }: Declared): ListPlace {
  const page = Number(query['page'] ?? 1);
  const sort = inQuery(query['sort']);
  const isSort = columns.some((column) => column.sort === sort);
  const narrowed = filters.map(({ id, choices }) => {
    const value = inQuery(query[id]);
    return [id, choices.length === 0 || choices.some((choice) => choice.value === value) ? value : ''];
  });
  return {
    ...(Object.fromEntries(narrowed) as Record<string, string>),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, farthestPage) : 1,
    keywords: cutText(inQuery(query['keywords']), longestKeywords),
    sort: isSort ? sort : '',
    order: isSort && query['order'] === 'desc' ? 'desc' : isSort ? 'asc' : '',
  };
}

/** What a place is in an address: what is asked for, and no more. */
export function queryOf(place: ListPlace): ListQuery {
  const given = Object.entries(place).filter(
    ([name, value]) => value !== '' && !(name === 'page' && value === 1),
  );
  return Object.fromEntries(given);
}

/** What the server is asked for. */
export function askedOf(place: ListPlace): Record<string, string | number> {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== ''));
}

/** Whether the list is narrowed: nothing in it then does not mean that there is nothing. */
export const isNarrowed = (place: ListPlace): boolean =>
  Object.entries(place).some(([name, value]) => value !== '' && !['page', 'sort', 'order'].includes(name));
