import { isApiError, type SearchApi } from '@shuyuan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import { createLatestCall } from '../async/latest-call.ts';
import type { Scheduler } from '../host/widget-host.ts';
import { questionOf, type SearchState } from './search-state.ts';

export interface SuggestingDeps {
  store: Pick<StoreApi<SearchState>, 'getState' | 'setState'>;
  /** Undefined where the page's calls have none: nothing is suggested then. */
  suggest: SearchApi['suggest'] | undefined;
  scheduler: Scheduler;
}

/** Milliseconds without another key before the server is asked. */
const pause = 200;

/** Asks for suggestions when typing pauses. An answer to earlier words is dropped. */
export function createSuggesting({ store, suggest, scheduler }: SuggestingDeps) {
  const calls = createLatestCall();
  let isComposing = false;
  let cancel = () => {};

  function stop() {
    cancel();
    calls.stop();
  }

  async function ask(keyword: string) {
    if (!suggest) return;
    try {
      const found = await calls.run(async (options) => ({ rows: await suggest(keyword, options) }));
      if (!found) return;
      store.setState(({ answers }) => ({
        suggestions: { keyword, rows: found.rows },
        activeId: null,
        answers: answers + 1,
      }));
    } catch (error) {
      // Enter still searches, and says what is wrong.
      if (!isApiError(error)) throw error;
    }
  }

  /** The words in the input have changed. */
  function typed() {
    stop();
    const { draft, results } = store.getState();
    const keyword = draft.trim();
    // What was just answered in full needs no suggestions.
    if (keyword === '' || keyword === questionOf(results)?.keyword)
      return store.setState({ suggestions: null });
    if (!isComposing) cancel = scheduler.after(pause, () => void ask(keyword));
  }

  return {
    typed,
    /** Letters of an open composition are no words yet. */
    setComposing(isOpen: boolean) {
      isComposing = isOpen;
      typed();
    },
    /** Drops the suggestions and what is under way. */
    end() {
      stop();
      store.setState({ suggestions: null });
    },
    stop,
  };
}
