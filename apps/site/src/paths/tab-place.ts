import { pageOf } from './page-of.ts';

/**
 * A page of one tab of a list. What is left out takes its default and stays out of the address, whose parameter for the
 * tab is `scene`, as in the API.
 */
export interface TabPlace {
  tab?: string | undefined;
  page?: number | undefined;
}

/** Where an address leads to. What it spells wrongly takes its default: the first of the tabs, and their first page. */
export function readTabPlace<Tab extends string>(
  search: URLSearchParams,
  tabs: readonly [Tab, ...Tab[]],
): { tab: Tab; page: number } {
  const tab = search.get('scene');
  return {
    tab: tabs.find((known) => known === tab) ?? tabs[0],
    page: pageOf(search),
  };
}

/** The shortest way to spell a place. */
export const tabPlaceOf = <Tab extends string>(
  { tab, page }: { tab: Tab; page: number },
  tabs: readonly [Tab, ...Tab[]],
): TabPlace => ({
  tab: tab === tabs[0] ? undefined : tab,
  page: page === 1 ? undefined : page,
});
