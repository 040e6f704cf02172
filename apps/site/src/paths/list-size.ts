/** Rows per page that lists of the site offer: the specification's default options of the pager. */
export const listSizes: readonly number[] = [12, 16];

/** Returns the rows per page that an address asks for; `usual` where it names none that is offered. */
export const sizeOf = (search: URLSearchParams, usual: number): number =>
  listSizes.find((size) => String(size) === search.get('size')) ?? usual;

/** A page of a list; parts that are left out take their defaults and stay out of the address. */
export interface PagePlace {
  page?: number | undefined;
  size?: number | undefined;
}
