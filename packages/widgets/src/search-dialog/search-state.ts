import {
  searchCategoryTypes,
  type ApiErrorKind,
  type SearchPage,
  type SearchResult,
  type SearchType,
} from '@shuyuan/api-client';

/** The specification's tabs, in its order. They are always shown; `0` is everything. */
const specifiedTabs = ['0', 'article', 'anthology', 'video', 'vod', 'combo'] as const;
/** All tabs, in their order. Those that the specification does not have are shown when they have results. */
export const searchTabs = [...specifiedTabs, 'problem', 'teacher', 'paper', 'category'] as const;
/** A tab of the dialog: everything, one type of content, or the categories of all types. */
export type SearchTab = (typeof searchTabs)[number];

/** @see the specification's constants */
export const searchPageSize = 10;

/** What was asked for. */
export interface SearchQuestion {
  /** Without white space around it, never empty. */
  keyword: string;
  tab: SearchTab;
  /** Number of the page, from 1. */
  page: number;
}

export interface SearchAnswer {
  to: SearchQuestion;
  rows: readonly SearchResult[];
  /** Of the tab, on all pages. */
  total: number;
  /** Of each type, whatever the tab; types without any are left out. */
  counts: SearchPage['counts'];
}

export type SearchResults =
  /** Nothing has been looked for yet. */
  | { status: 'none' }
  /** `before` stands until the wait is slow; then bones take its place. */
  | { status: 'loading'; asked: SearchQuestion; before: SearchAnswer | null; isSlow: boolean }
  | { status: 'ready'; answer: SearchAnswer }
  /** `message` is the server's own; null when it has not spoken. */
  | { status: 'failed'; asked: SearchQuestion; kind: ApiErrorKind; message: string | null };

export interface SearchState {
  /** What stands in the input. */
  draft: string;
  tab: SearchTab;
  results: SearchResults;
  /** Matches of words that are still being typed; null while there are none. They take the place of results. */
  suggestions: SearchSuggestions | null;
  /** Id of the row that Enter opens; null while Enter searches. */
  activeId: number | null;
  /** Counts the answers, so that the same words are heard again. */
  answers: number;
}

export interface SearchSuggestions {
  /** Keywords of the request, without white space around them. */
  keyword: string;
  rows: readonly SearchResult[];
}

/** Where somebody stands in their search: enough to come back to it. */
export interface SearchPlace {
  /** Empty while nothing has been looked for. */
  keyword: string;
  tab: SearchTab;
  page: number;
  /** Id of the row that was active or opened. */
  activeId: number | null;
  /** Of the list, in pixels. */
  scrollTop: number;
}

/** The rows on the page, and the answer that they belong to. Null while there are none. */
export function answerOf(results: SearchResults): SearchAnswer | null {
  if (results.status === 'ready') return results.answer;
  return results.status === 'loading' && !results.isSlow ? results.before : null;
}

/** The suggestions that are shown: those of the words in the input, or of earlier ones until theirs have come. */
export const shownSuggestions = ({ suggestions }: SearchState): SearchSuggestions | null =>
  suggestions && suggestions.rows.length > 0 ? suggestions : null;

/** The rows that can be chosen. Rows of an older question, shown while another answer is out, can only be read. */
export function rowsToChoose(state: SearchState): SearchAnswer['rows'] {
  const suggestions = shownSuggestions(state);
  if (suggestions) return suggestions.keyword === state.draft.trim() ? suggestions.rows : [];
  return state.results.status === 'ready' ? state.results.answer.rows : [];
}

/** Whether this is being asked already. */
export const isUnderWay = (results: SearchResults, { keyword, tab, page }: SearchQuestion): boolean =>
  results.status === 'loading' &&
  results.asked.keyword === keyword &&
  results.asked.tab === tab &&
  results.asked.page === page;

/**
 * Returns the answer that the pager belongs to. It stays while another page loads, and is null as soon as another keyword or
 * tab was asked for, even while its rows are still shown.
 */
export function pagedAnswerOf(results: SearchResults): SearchAnswer | null {
  if (results.status === 'ready') return results.answer;
  if (results.status !== 'loading') return null;
  const { asked, before } = results;
  return before?.to.keyword === asked.keyword && before.to.tab === asked.tab ? before : null;
}

/** What is looked for at the moment, or was answered last. */
export function questionOf(results: SearchResults): SearchQuestion | null {
  if (results.status === 'none') return null;
  return results.status === 'ready' ? results.answer.to : results.asked;
}

/** What is known of the tabs for the present keyword: of another keyword nothing is shown. */
export function countsOf(results: SearchResults): SearchAnswer['counts'] | null {
  if (results.status === 'ready') return results.answer.counts;
  const isSame = results.status === 'loading' && results.before?.to.keyword === results.asked.keyword;
  return isSame ? (results.before?.counts ?? null) : null;
}

/** Results of one tab, by the counts of an answer. */
export function countOfTab(counts: SearchAnswer['counts'], tab: SearchTab): number {
  if (tab === '0') return Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0);
  const types: readonly SearchType[] = tab === 'category' ? searchCategoryTypes : [tab];
  return types.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
}

/** Tabs that are shown: the specification's, the chosen one and all that have results. */
export function shownTabs({ tab, results }: Pick<SearchState, 'tab' | 'results'>): SearchTab[] {
  const counts = countsOf(results) ?? {};
  return searchTabs.filter(
    (each) =>
      (specifiedTabs as readonly SearchTab[]).includes(each) || each === tab || countOfTab(counts, each) > 0,
  );
}

export const pagesOf = ({ total }: Pick<SearchAnswer, 'total'>) =>
  Math.max(1, Math.ceil(total / searchPageSize));

export type RowStep = 'next' | 'previous' | 'first' | 'last';

/** The row a step leads to. Up and down go round through the input, which is null. */
export function stepFrom(rows: SearchAnswer['rows'], activeId: number | null, step: RowStep): number | null {
  const ids = [null, ...rows.map(({ id }) => id)];
  if (step === 'first') return ids[1] ?? null;
  if (step === 'last') return ids.at(-1) ?? null;
  const at = Math.max(0, ids.indexOf(activeId));
  return ids.at((at + (step === 'next' ? 1 : -1)) % ids.length) ?? null;
}
