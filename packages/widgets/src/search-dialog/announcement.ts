import type { SearchDialogStrings } from './search-dialog.strings.ts';
import {
  countOfTab,
  pagesOf,
  searchTabs,
  shownSuggestions,
  type SearchResults,
  type SearchState,
} from './search-state.ts';

/** Announcement of what the list shows: suggestions or results. */
export function announcementOfState(state: SearchState, strings: SearchDialogStrings): string {
  const suggestions = shownSuggestions(state);
  return suggestions ? strings.suggested(suggestions.rows.length) : announcementOf(state.results, strings);
}

/** What is heard when an answer has come: how much, which page, and of a new search how much of each kind. */
export function announcementOf(results: SearchResults, strings: SearchDialogStrings): string {
  if (results.status !== 'ready') return '';
  const { to, total, counts } = results.answer;
  if (total === 0) return strings.empty;
  const kinds = searchTabs.filter((tab) => tab !== '0' && countOfTab(counts, tab) > 0);
  const isDivided = to.tab === '0' && to.page === 1 && kinds.length > 1;
  return strings.listed([
    strings.arrived(total, to.page, pagesOf(results.answer)),
    ...(isDivided ? kinds.map((tab) => strings.countIn(strings.tab[tab], countOfTab(counts, tab))) : []),
  ]);
}
