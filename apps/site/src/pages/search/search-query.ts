import { searchTabs, type SearchPlace, type SearchTab } from '@shuyuan/widgets/search-dialog';
import { pageOf } from '../../paths/page-of.ts';
import { paths } from '../../paths/paths.ts';

const isTab = (text: string | null): text is SearchTab => searchTabs.some((tab) => tab === text);

/** Reads keywords, type and page from an address. An unknown type means all types. */
export function readSearchPlace(search: URLSearchParams): SearchPlace {
  const type = search.get('type');
  return {
    keyword: (search.get('keywords') ?? '').trim(),
    tab: isTab(type) ? type : '0',
    page: pageOf(search),
    activeId: null,
    scrollTop: 0,
  };
}

/** The address of a place. */
export const searchAddress = ({ keyword, tab, page }: SearchPlace): string =>
  keyword === ''
    ? paths.search()
    : paths.search({ keywords: keyword, type: tab === '0' ? undefined : tab, page });
