import type { ResourceType, StudiedResource, StudyPage, StudyTab } from '@shuyuan/api-client';
import { createPagedList, type PagedListPlace, type WithPagedList } from '../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { createPutBack } from './put-back.ts';
import { keyOf, type ResourceRef } from './resource-key.ts';
import type { StudyCenterStrings } from './study-center.strings.ts';
import type { StudyCenterProps } from './study-center.tsx';

/** In the order of their tabs: begun, bought, set aside. */
export const studyTabs = ['learning', 'subscribed', 'collected'] as const satisfies readonly StudyTab[];

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
  tab: StudyTab;
  /** Of one type alone; of all when left out. */
  type?: ResourceType | undefined;
}

export interface StudyCenterState extends WithPagedList<StudyPlace, StudiedResource> {
  /** How many there are of each type in the tab that came last. */
  counts: StudyPage['counts'];
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
  const list = createRows(context, putBack.forget);

  return {
    ...context.store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void list.retry(),
      chooseTab: (tab: StudyTab) => list.choose({ tab, type: undefined, page: 1 }),
      /** Of one type alone, or of all. */
      chooseType: (type: ResourceType | undefined) =>
        list.choose({ tab: context.get().place.tab, type, page: 1 }),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      /** Goes to it by the host. The jump rules know no papers. */
      open: ({ type: kind, id }: ResourceRef) => {
        if (kind !== 'paper') host.navigate({ kind, id });
      },
      /** Puts back what was set aside, or sets it aside again. */
      togglePutBack: (resource: ResourceRef) => putBack.toggle(resource),
    },
    /** Loads the rows, and again when somebody comes back to the page. */
    start() {
      void list.start();
      return context.lifetime.start(host.scheduler.onWake(list.wake), list.stop);
    },
    /** Follows the page's address. */
    onPropsChange: (
      { place = firstPlace }: StudyCenterProps,
      { place: before = firstPlace }: StudyCenterProps,
    ) => list.follow(spelled(place), spelled(before)),
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
    async ask({ tab: scene, type, page }, options) {
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
