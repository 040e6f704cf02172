import { isApiError, type ApiError, type SearchApi } from '@shuyuan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import { createLatestCall } from '../async/latest-call.ts';
import type { Scheduler } from '../host/widget-host.ts';
import {
  answerOf,
  pagedAnswerOf,
  pagesOf,
  searchPageSize,
  type SearchAnswer,
  type SearchQuestion,
  type SearchState,
} from './search-state.ts';

export interface AskingDeps {
  store: Pick<StoreApi<SearchState>, 'getState' | 'setState'>;
  search: Pick<SearchApi, 'find'>;
  scheduler: Scheduler;
  /** An answer to this keyword has come. */
  onAnswered: (keyword: string) => void;
}

/** Milliseconds: a wait as long as this is worth a picture. */
const slowAfter = 300;

/** Asks, and puts into the state what comes of it. */
export function createAsking({ store, search, scheduler, onAnswered }: AskingDeps) {
  const calls = createLatestCall();
  const results = () => store.getState().results;

  /** The rows that stand, or that stood before a wait. */
  function lastAnswer(): SearchAnswer | null {
    const now = results();
    return now.status === 'loading' ? now.before : answerOf(now);
  }

  async function ask(
    asked: SearchQuestion,
    onAnswer: (answer: SearchAnswer) => void,
    onFail: (error: unknown) => void,
  ) {
    const { keyword: keywords, tab, page } = asked;
    const query = { page, size: searchPageSize, type: tab === '0' ? ('' as const) : tab, keywords };
    store.setState({
      tab,
      activeId: null,
      results: { status: 'loading', asked, before: lastAnswer(), isSlow: false },
    });
    const own = calls.begin();
    const stopWaiting = scheduler.after(slowAfter, () => {
      const now = results();
      if (own.isCurrent() && now.status === 'loading') store.setState({ results: { ...now, isSlow: true } });
    });
    try {
      const { data: rows, total, counts } = await search.find(query, { signal: own.signal });
      if (!own.isCurrent()) return;
      onAnswered(keywords);
      onAnswer({ to: asked, rows, total, counts });
    } catch (error) {
      if (own.isCurrent()) onFail(error);
    } finally {
      stopWaiting();
    }
  }

  /** An answer that has shrunk below its page is asked for its last one. */
  function show(answer: SearchAnswer, activeId: number | null = null) {
    const { to, rows, total } = answer;
    if (rows.length === 0 && total > 0 && to.page > 1) return void look({ ...to, page: pagesOf(answer) });
    const isThere = rows.some(({ id }) => id === activeId);
    store.setState(({ answers }) => ({
      results: { status: 'ready', answer },
      activeId: isThere ? activeId : null,
      answers: answers + 1,
    }));
  }

  const look = (asked: SearchQuestion, activeId: number | null = null) =>
    ask(
      asked,
      (answer) => show(answer, activeId),
      (error) => {
        if (isApiError(error)) return store.setState({ results: failureOf(asked, error) });
        store.setState({ results: { status: 'none' } });
        throw error;
      },
    );

  /**
   * Rejects when the page did not come; the old rows are then there again. Rows whose place another question is about
   * to take have no pages any more.
   */
  async function turn(page: number) {
    const answer = pagedAnswerOf(results());
    if (!answer) return;
    await ask({ ...answer.to, page }, show, (error) => {
      store.setState({ results: { status: 'ready', answer } });
      throw error;
    });
  }

  return { look, turn, giveUp: calls.stop };
}

/** Only the words of the server are worth showing; the others are ours. */
const failureOf = (asked: SearchQuestion, { kind, message }: Pick<ApiError, 'kind' | 'message'>) => ({
  status: 'failed' as const,
  asked,
  kind,
  message: kind === 'business' && message !== '' ? message : null,
});
