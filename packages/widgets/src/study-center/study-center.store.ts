import type {
  HistoryRef,
  HistoryRow,
  ResourceType,
  StudiedResource,
  StudyPage,
  StudyTab,
} from '@shuyuan/api-client';
import {
  createPagedList,
  type PagedListPlace,
  type PagedListState,
  type WithPagedList,
} from '../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { createHistory } from './history/history.ts';
import { createLessons, type OpenLessons } from './lessons/lessons.ts';
import { createPutBack } from './put-back.ts';
import { keyOf, type ResourceRef } from './resource-key.ts';
import type { StudyCenterStrings } from './study-center.strings.ts';
import type { StudyCenterProps } from './study-center.tsx';
import { createToday, type Today } from './today/today.ts';

/** What can be shown under what is next: lists of things, or what was studied day by day. */
export type CenterTab = StudyTab | 'history';

/** In their order: begun, bought, set aside, and all that was studied. */
export const centerTabs = [
  'learning',
  'subscribed',
  'collected',
  'history',
] as const satisfies readonly CenterTab[];

/** In the order in which they are offered. */
export const studyTypes = [
  'article',
  'course',
  'anthology',
  'video',
  'combo',
  'paper',
] as const satisfies readonly ResourceType[];

/** Rows on one page. */
export const pageSize = 10;

/** Where somebody stands: plain data, for an address. */
export interface StudyPlace extends PagedListPlace {
  tab: CenterTab;
  /** Of one type alone; of all when left out. The history has all. */
  type?: ResourceType | undefined;
}

export interface StudyCenterState extends WithPagedList<StudyPlace, StudiedResource> {
  /** How many there are of each type in the tab that came last. */
  counts: StudyPage['counts'];
  history: PagedListState<HistoryRow>;
  today: Today;
  /** The course whose lessons are shown; null while none is. */
  open: OpenLessons | null;
  /** By `keyOf`, what was put back and still stands in its row, so that it can be undone. */
  putBack: readonly string[];
  announcement: Announcement;
}

/** How far somebody has come with something. */
export type Reading = 'new' | 'begun' | 'done';

export function readingOf({
  progress,
  studied_at,
}: Pick<StudiedResource, 'progress' | 'studied_at'>): Reading {
  if (progress === 100) return 'done';
  return studied_at === null ? 'new' : 'begun';
}

const firstPlace: StudyPlace = { tab: 'learning', page: 1 };

/** Places are compared by what they spell. */
const spelled = (place: StudyPlace): StudyPlace => ({ type: undefined, ...place });

const firstState = ({ place = firstPlace }: StudyCenterProps): StudyCenterState => ({
  place: spelled(place),
  list: { status: 'loading' },
  focus: null,
  counts: {},
  history: { status: 'loading' },
  today: { status: 'loading' },
  open: null,
  putBack: [],
  announcement: noAnnouncement,
});

type Deps = StoreDeps<StudyCenterProps, StudyCenterStrings>;
/** What the rules of a study center share. */
export type StudyContext = StoreContext<StudyCenterProps, StudyCenterStrings, StudyCenterState>;

/** The rules of one person's study center. */
export function createStudyCenterStore(deps: Deps) {
  const { host, getProps } = deps;
  const context: StudyContext = createStoreContext(deps, firstState(getProps()));
  const putBack = createPutBack(context);
  const rows = createRows(context, putBack.forget);
  const history = createHistory(context);
  const today = createToday(context);
  const lessons = createLessons(context);
  const listOf = ({ tab }: Pick<StudyPlace, 'tab'>) => (tab === 'history' ? history : rows);
  const shown = () => listOf(context.get().place);

  return {
    ...context.store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void shown().retry(),
      retryToday: () => void today.load(),
      retryLessons: () => void lessons.retry(),
      chooseTab: (tab: CenterTab) => listOf({ tab }).choose({ tab, type: undefined, page: 1 }),
      /** Of one type alone, or of all. */
      chooseType: (type: ResourceType | undefined) =>
        rows.choose({ tab: context.get().place.tab, type, page: 1 }),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => shown().turnTo(page),
      /** Goes to it by the host. The jump rules know no papers. */
      open: ({ type: kind, id }: ResourceRef) => {
        if (kind !== 'paper') host.navigate({ kind, id });
      },
      /** Puts back what was set aside, or sets it aside again. */
      togglePutBack: (resource: ResourceRef) => putBack.toggle(resource),
      /** Takes something out of the history; how far it was studied stays. */
      forget: (thing: HistoryRef, title: string) => void history.forget(thing, title),
      /** Shows how far each lesson of a course was studied. */
      openLessons: lessons.open,
      closeLessons: lessons.close,
    },
    /** Loads the rows, and again when somebody comes back to the page. */
    start() {
      void shown().start();
      void today.load();
      const stopWaking = host.scheduler.onWake(() => {
        shown().wake();
        lessons.wake();
        void today.load();
      });
      return context.lifetime.start(stopWaking, rows.stop, history.stop, today.stop, lessons.stop);
    },
    /** Follows the page's address. */
    onPropsChange: (
      { place = firstPlace }: StudyCenterProps,
      { place: before = firstPlace }: StudyCenterProps,
    ) => listOf(place).follow(spelled(place), spelled(before)),
  };
}

/** The rows of a tab, page by page. */
const createRows = (
  { host, strings, getProps, store, get, set, announce }: StudyContext,
  onReplaced: () => void,
) =>
  createPagedList<StudyPlace, StudiedResource>({
    store,
    host,
    pageSize,
    async ask({ tab, type, page }, options) {
      // The history has rows of its own.
      const scene = tab === 'history' ? 'learning' : tab;
      const query = { scene, page, size: pageSize, ...(type && { type }) };
      const answer = await getProps().study.list(query, options);
      if (!options.signal.aborted) set({ counts: answer.counts });
      return answer;
    },
    onPlace: (place) => getProps().onPlace?.(place),
    onListed({ total, page }, { tab, type }) {
      const name = strings.tabNames[tab];
      if (total > 0) announce(strings.arrived(name, total, page));
      else announce(strings.arrivedEmpty(name, type ? strings.noneOf[type] : strings.empty[tab].title));
    },
    onReplaced,
    /** Rows that were put back stand as long as that can be undone, and the others with them. */
    keepRows(fresh, shown) {
      if (get().putBack.length === 0) return undefined;
      const renewed = new Map(fresh.map((row) => [keyOf(row.resource), row]));
      return shown.map((row) => renewed.get(keyOf(row.resource)) ?? row);
    },
  });
