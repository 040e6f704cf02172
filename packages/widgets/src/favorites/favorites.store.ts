import type { Favorite, FavoriteFolders, FavoritePage, FavoriteRef, ResourceType } from '@shuyuan/api-client';
import { createPagedList, type PagedListPlace, type WithPagedList } from '../async/paged-list.ts';
import { isMissing } from '../async/refusals.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { createChosen } from './chosen.ts';
import { keyOf } from './favorite-key.ts';
import type { FavoritesStrings } from './favorites.strings.ts';
import type { FavoritesProps } from './favorites.tsx';
import { createFolders, type FolderDialog } from './folders.ts';

/** Rows on one page. */
export const pageSize = 12;

/** Where somebody stands: plain data, for an address. */
export interface FavoritesPlace extends PagedListPlace {
  /** Of one type alone; of all when left out. */
  type?: ResourceType | undefined;
  /** Of one folder alone, 0 for what is in none; of all when left out. */
  folder?: number | undefined;
}

export interface FavoritesState extends WithPagedList<FavoritesPlace, Favorite> {
  /** Null until they have come. */
  folders: FavoriteFolders | null;
  /** How many there are of each type in the folder that came last. */
  counts: FavoritePage['counts'];
  /** There is no such folder. */
  isMissing: boolean;
  /** By `keyOf`, rows of this page. */
  chosen: readonly string[];
  /** What is chosen is being moved or put back. */
  isBusy: boolean;
  dialog: FolderDialog | null;
  announcement: Announcement;
}

type Deps = StoreDeps<FavoritesProps, FavoritesStrings>;
/** What the rules of favourites share. */
export type FavoritesContext = StoreContext<FavoritesProps, FavoritesStrings, FavoritesState>;

/** Places are compared by what they spell; the one folder of the page counts for more than what is asked for. */
const spelled = ({ folderId, place }: Pick<FavoritesProps, 'folderId' | 'place'>): FavoritesPlace => ({
  type: place?.type,
  folder: folderId ?? place?.folder,
  page: place?.page ?? 1,
});

const firstState = (props: FavoritesProps): FavoritesState => ({
  place: spelled(props),
  list: { status: 'loading' },
  focus: null,
  folders: null,
  counts: {},
  isMissing: false,
  chosen: [],
  isBusy: false,
  dialog: null,
  announcement: noAnnouncement,
});

/** The rules of one person's favourites. */
export function createFavoritesStore(deps: Deps) {
  const { host, getProps } = deps;
  const context: FavoritesContext = createStoreContext(deps, firstState(getProps()));
  const list = createRows(context);
  const { chooseFolder, ...folders } = createFolders(context, list);

  return {
    ...context.store,
    actions: {
      ...createChosen(context, list.refresh),
      ...folders,
      chooseFolder,
      /** Once more, after a failure. */
      retry: () => void list.retry(),
      /** Of one type alone, or of all. */
      chooseType: (type: ResourceType | undefined) => list.choose({ ...context.get().place, type, page: 1 }),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      /** Goes to it by the host. The jump rules know no papers. */
      open: ({ type: kind, id }: FavoriteRef) => {
        if (kind !== 'paper') host.navigate({ kind, id });
      },
    },
    /** Loads the rows, and again when somebody comes back to the page. */
    start() {
      void list.start();
      return context.lifetime.start(host.scheduler.onWake(list.wake), list.stop);
    },
    /** Follows the page's address. */
    onPropsChange: (props: FavoritesProps, before: FavoritesProps) =>
      list.follow(spelled(props), spelled(before)),
  };
}

/** The rows of a folder, page by page, with the folders themselves. */
function createRows({ host, strings, getProps, store, get, set, announce }: FavoritesContext) {
  return createPagedList<FavoritesPlace, Favorite>({
    store,
    host,
    pageSize,
    async ask({ type, folder, page }, options) {
      const { favorites, onMissing } = getProps();
      const query = {
        page,
        size: pageSize,
        ...(type && { type }),
        ...(folder !== undefined && { category_id: folder }),
      };
      try {
        const [answer, folders] = await Promise.all([
          favorites.list(query, options),
          favorites.folders(options),
        ]);
        if (!options.signal.aborted) set({ counts: answer.counts, folders, isMissing: false });
        return answer;
      } catch (error) {
        if (isMissing(error) && !options.signal.aborted) {
          set({ isMissing: true });
          onMissing?.();
        }
        throw error;
      }
    },
    onPlace: (place) => getProps().onPlace?.(place),
    onListed: ({ total, page }) => announce(strings.arrived(total, page)),
    onReplaced() {
      const { list, chosen } = get();
      if (list.status !== 'ready') return;
      const keys = new Set(list.rows.map(({ resource }) => keyOf(resource)));
      set({ chosen: chosen.filter((key) => keys.has(key)) });
    },
  });
}
