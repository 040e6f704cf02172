import type { StudiedArticle, StudyTab } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import { createOptimisticToggle, type OptimisticToggle } from '../async/optimistic-toggle.ts';
import { createPagedList, type PagedListPlace, type WithPagedList } from '../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { StudyCenterStrings } from './study-center.strings.ts';
import type { StudyCenterProps } from './study-center.tsx';

/** In the order of their tabs: begun, bought, set aside. */
export const studyTabs = ['learning', 'subscribed', 'collected'] as const satisfies readonly StudyTab[];

/** Articles on one page. */
export const pageSize = 10;

/** Where somebody stands: plain data, for an address. */
export interface StudyPlace extends PagedListPlace {
  tab: StudyTab;
}

export interface StudyCenterState extends WithPagedList<StudyPlace, StudiedArticle> {
  /** Ids of articles that were put back and still stand in their row, so that it can be undone. */
  putBack: readonly number[];
  announcement: Announcement;
}

/** How far somebody has come with an article. */
export type Reading = 'new' | 'begun' | 'done';

export function readingOf({
  progress,
  studied_at,
}: Pick<StudiedArticle, 'progress' | 'studied_at'>): Reading {
  if (progress === 100) return 'done';
  return studied_at === null ? 'new' : 'begun';
}

const firstPlace: StudyPlace = { tab: 'learning', page: 1 };

const firstState = ({ place = firstPlace }: StudyCenterProps): StudyCenterState => ({
  place,
  list: { status: 'loading' },
  focus: null,
  putBack: [],
  announcement: noAnnouncement,
});

type Deps = StoreDeps<StudyCenterProps, StudyCenterStrings>;
type Context = StoreContext<StudyCenterProps, StudyCenterStrings, StudyCenterState>;

/** The rules of one person's study center. */
export function createStudyCenterStore(deps: Deps) {
  const { host, getProps } = deps;
  const context: Context = createStoreContext(deps, firstState(getProps()));
  const putBack = createPutBack(context);
  const list = createArticles(context, putBack.forget);

  return {
    ...context.store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void list.retry(),
      chooseTab: (tab: StudyTab) => list.choose({ tab, page: 1 }),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      /** Goes to the article by the host. */
      open: (id: number) => host.navigate({ kind: 'article', id }),
      /** Puts back what was set aside, or sets it aside again. */
      togglePutBack: (id: number) => putBack.toggle(id),
    },
    /** Loads the articles, and again when somebody comes back to the page. */
    start() {
      void list.start();
      return context.lifetime.start(host.scheduler.onWake(list.wake), list.stop);
    },
    /** Follows the page's address. */
    onPropsChange: (
      { place = firstPlace }: StudyCenterProps,
      { place: before = firstPlace }: StudyCenterProps,
    ) => list.follow(place, before),
  };
}

/** The articles of a tab, page by page. */
const createArticles = ({ host, strings, getProps, store, get, announce }: Context, onReplaced: () => void) =>
  createPagedList<StudyPlace, StudiedArticle>({
    store,
    host,
    pageSize,
    ask: ({ tab: scene, page }, options) =>
      getProps().study.articles({ scene, page, size: pageSize }, options),
    onPlace: (place) => getProps().onPlace?.(place),
    onListed({ total, page }, { tab }) {
      const name = strings.tabNames[tab];
      if (total > 0) announce(strings.arrived(name, total, page));
      else announce(strings.arrivedEmpty(name, strings.empty[tab].title));
    },
    onReplaced,
    /** Rows that were put back stand as long as that can be undone, and the others with them. */
    keepRows(fresh, shown) {
      if (get().putBack.length === 0) return undefined;
      const renewed = new Map(fresh.map((row) => [row.article.id, row]));
      return shown.map((row) => renewed.get(row.article.id) ?? row);
    },
  });

/** What was set aside is put back, or set aside again: seen at once, and taken back with words when it fails. */
function createPutBack({ host, strings, getProps, get, set, announce }: Context) {
  /** By the article's id; each tells the server by itself. */
  const toggles = new Map<number, OptimisticToggle>();

  function createToggle(id: number) {
    const article = { type: 'article', id } as const;
    return createOptimisticToggle({
      isOn: () => get().putBack.includes(id),
      show(isPutBack) {
        const others = get().putBack.filter((other) => other !== id);
        set({ putBack: isPutBack ? [...others, id] : others });
      },
      async send(isPutBack) {
        const { study } = getProps();
        await (isPutBack ? study.release(article) : study.collect(article));
      },
      onError(error, isPutBack) {
        const text = failureText(error, isPutBack ? strings.notPutBack : strings.notUndone);
        if (text) host.notify('critical', text);
      },
    });
  }

  return {
    toggle: (id: number) => {
      const { list } = get();
      const row = list.status === 'ready' && list.rows.find(({ article }) => article.id === id);
      if (!row) return;
      const toggle = toggles.get(id) ?? createToggle(id);
      toggles.set(id, toggle);
      toggle.toggle();
      const { title } = row.article;
      announce(get().putBack.includes(id) ? strings.hasPutBack(title) : strings.hasUndone(title));
    },
    /** Other rows are shown: what the server knows of needs no more undoing. */
    forget: () => {
      for (const [id, toggle] of toggles) if (!toggle.isSending()) toggles.delete(id);
      const putBack = get().putBack.filter((id) => toggles.has(id));
      if (putBack.length < get().putBack.length) set({ putBack });
    },
  };
}
