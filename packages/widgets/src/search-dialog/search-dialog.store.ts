import type { SearchApi, SearchResult } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlaceKind, WidgetHost } from '../host/widget-host.ts';
import { createAsking } from './asking.ts';
import { createSuggesting } from './suggesting.ts';
import {
  isUnderWay,
  questionOf,
  rowsToChoose,
  stepFrom,
  type RowStep,
  type SearchPlace,
  type SearchState,
  type SearchTab,
} from './search-state.ts';

export interface SearchDialogDeps {
  search: Pick<SearchApi, 'find'> & Partial<Pick<SearchApi, 'suggest'>>;
  host: Pick<WidgetHost, 'scheduler' | 'network' | 'navigate'>;
  /** Hears of each keyword that is looked for, and again when the server has heard of it. */
  recent: { note: (name: string) => void; confirm: (name: string) => void };
  /** Where to begin. @default nothing looked for */
  initial?: SearchPlace | undefined;
}

export interface SearchDialogStore extends StoreApi<SearchState> {
  /** Asks for what it was created with. Answers the way to stop. */
  start: () => () => void;
  /** What is typed; nothing typed is as good as `clear`. */
  setDraft: (text: string) => void;
  /** Called when an input method begins and ends a composition: nothing is suggested meanwhile. */
  setComposing: (isOpen: boolean) => void;
  /** Empties the input and goes back to the recent keywords. */
  clear: () => void;
  /** Looks for a keyword, or for what stands in the input, from page 1 on. What is being asked is not asked twice. */
  submit: (keyword?: string) => Promise<void>;
  chooseTab: (tab: SearchTab) => Promise<void>;
  /**
   * Rejects when the page did not come; the old rows are then there again. Does nothing while another keyword or tab
   * is under way.
   */
  turnPage: (page: number) => Promise<void>;
  retry: () => Promise<void>;
  /** Moves the active row. False when there is none to move to, as while an answer is out. */
  move: (step: RowStep) => boolean;
  /** Goes to a row's page. */
  open: (row: SearchResult) => void;
}

/** The page that shows a result. What the search calls vod is a course. */
const placeKinds: Record<SearchResult['resource_type'], PlaceKind> = {
  article: 'article',
  anthology: 'anthology',
  video: 'video',
  vod: 'course',
  combo: 'combo',
  problem: 'problem',
  teacher: 'teacher',
  paper: 'paper',
  course_category: 'courseCategory',
  article_category: 'articleCategory',
  problem_category: 'problemCategory',
  exam_category: 'examCategory',
};

const beginning = (initial?: SearchPlace): SearchState => ({
  draft: initial?.keyword ?? '',
  tab: initial?.tab ?? '0',
  results: { status: 'none' },
  suggestions: null,
  activeId: null,
  answers: 0,
});

/** The rules of searching: the last question wins, whatever order the answers come in. */
export function createSearchDialogStore({
  search,
  host,
  recent,
  initial,
}: SearchDialogDeps): SearchDialogStore {
  const store = createStore<SearchState>(() => beginning(initial));
  const { scheduler, network } = host;
  const asking = createAsking({ store, search, scheduler, onAnswered: recent.confirm });
  const suggesting = createSuggesting({ store, suggest: search.suggest, scheduler });
  const results = () => store.getState().results;

  function clear() {
    asking.giveUp();
    suggesting.end();
    store.setState({ draft: '', tab: '0', results: { status: 'none' }, activeId: null });
  }

  /** Back on the network, a search that did not reach the server is sent again. */
  function retryAwake() {
    const now = results();
    const isUnreached = now.status === 'failed' && now.message === null;
    if (isUnreached && network.isOnline()) void asking.look(now.asked);
  }

  async function submit(given?: string) {
    const { draft, tab } = store.getState();
    const keyword = (given ?? draft).trim();
    if (keyword === '') return;
    if (given !== undefined) store.setState({ draft: given });
    suggesting.end();
    const question = { keyword, tab, page: 1 };
    if (isUnderWay(results(), question)) return;
    recent.note(keyword);
    await asking.look(question);
  }

  return {
    ...store,
    start() {
      if (initial && initial.keyword !== '') {
        const { keyword, tab, page, activeId } = initial;
        void asking.look({ keyword, tab, page }, activeId);
      }
      const stopListening = scheduler.onWake(retryAwake);
      return () => {
        stopListening();
        asking.giveUp();
        suggesting.stop();
      };
    },
    setDraft(draft) {
      if (draft === '') return clear();
      store.setState({ draft, activeId: null });
      suggesting.typed();
    },
    setComposing: (isOpen) => suggesting.setComposing(isOpen),
    clear,
    submit,
    async chooseTab(tab) {
      if (store.getState().suggestions) {
        store.setState({ tab });
        return submit();
      }
      const question = questionOf(results());
      if (question) await asking.look({ ...question, tab, page: 1 });
      else store.setState({ tab });
    },
    turnPage: asking.turn,
    async retry() {
      const now = results();
      if (now.status === 'failed') await asking.look(now.asked);
    },
    move(step) {
      const rows = rowsToChoose(store.getState());
      if (rows.length === 0) return false;
      store.setState(({ activeId }) => ({ activeId: stepFrom(rows, activeId, step) }));
      return true;
    },
    open(row) {
      store.setState({ activeId: row.id });
      host.navigate({ kind: placeKinds[row.resource_type], id: row.resource_id });
    },
  };
}
