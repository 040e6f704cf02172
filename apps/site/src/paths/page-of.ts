import { farthestPage } from '@shuyuan/api-client';

/** The page that an address asks for; the first where it names none. Past the end of its list it leads to the last one. */
export const pageOf = (search: URLSearchParams): number => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), farthestPage) : 1;
};
