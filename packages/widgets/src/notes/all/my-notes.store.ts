import { noteLimits, type Note, type OwnNoteQuery } from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import { createPagedList, type PagedListPlace, type WithPagedList } from '../../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import { saveText } from '../../widget/save-text.browser.ts';
import { createStoreContext, type StoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import { createNoteOutbox } from '../note-outbox.ts';
import type { UnsentNote } from '../notes.state.ts';
import { unsentOf } from '../unsent-note.ts';
import { printPage } from './print.browser.ts';
import type { MyNotesStrings } from './my-notes.strings.ts';
import type { MyNotesProps } from './my-notes.tsx';

/** Notes on one page. */
export const pageSize = 20;

/** What notes are about, to choose from. */
export const notedTypes = ['video', 'article'] as const;

/** Where somebody stands: plain data, for an address. */
export interface MyNotesPlace extends PagedListPlace {
  /** Part of a title or of the words; empty for all. */
  keywords: string;
  type?: (typeof notedTypes)[number] | undefined;
  /** One thing of that type. */
  resourceId?: number | undefined;
  courseId?: number | undefined;
}

export interface MyNotesState extends WithPagedList<MyNotesPlace, Note> {
  /** In the field, not asked for yet. */
  typed: string;
  /** Ids of those that are ticked. */
  chosen: readonly number[];
  /** The ticked ones are about to be deleted. */
  asked: { isPending: boolean; problem: string } | null;
  unsent: readonly UnsentNote[];
  isExporting: boolean;
  announcement: Announcement;
}

type Context = StoreContext<MyNotesProps, MyNotesStrings, MyNotesState>;

const firstPlace: MyNotesPlace = { page: 1, keywords: '' };

/** Places are compared by what they spell. */
const spelled = (place: MyNotesPlace): MyNotesPlace => ({
  type: undefined,
  resourceId: undefined,
  courseId: undefined,
  ...place,
});

const browserPorts = { saveText, printPage };

/** The rules of the list of one person's notes. */
export function createMyNotesStore(deps: StoreDeps<MyNotesProps, MyNotesStrings>, ports = browserPorts) {
  const { host, getProps } = deps;
  const { place = firstPlace, notes } = getProps();
  const context: Context = createStoreContext<MyNotesProps, MyNotesStrings, MyNotesState>(deps, {
    place: spelled(place),
    list: { status: 'loading' },
    focus: null,
    typed: place.keywords,
    chosen: [],
    asked: null,
    unsent: [],
    isExporting: false,
    announcement: noAnnouncement,
  });
  const { store, get, set, lifetime } = context;
  const list = createList(context);
  const userId = host.session.current()?.id ?? 0;
  const outbox = createNoteOutbox({ host, notes, userId, onSent: () => void list.refresh() });

  const choose = (part: Partial<MyNotesPlace>) => list.choose(spelled({ ...get().place, page: 1, ...part }));

  return {
    ...store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void list.retry(),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      type: (typed: string) => set({ typed }),
      search: () => choose({ keywords: get().typed.trim() }),
      chooseType: (type: MyNotesPlace['type']) => choose({ type, resourceId: undefined }),
      /** Of everything again. */
      showAll: () => {
        set({ typed: '' });
        choose({ ...spelled(firstPlace) });
      },
      open: (id: number) => host.navigate({ kind: 'note', id }),
      toggle: (id: number) => {
        const { chosen } = get();
        const without = chosen.filter((each) => each !== id);
        const isFull = chosen.length >= noteLimits.batch;
        set({ chosen: without.length < chosen.length || isFull ? without : [...chosen, id] });
      },
      clearChosen: () => set({ chosen: [] }),
      askRemove: () => set({ asked: { isPending: false, problem: '' } }),
      answerNo: () => set({ asked: null }),
      answerYes: () => void removeChosen(context, list.refresh),
      exportNotes: () => void exportNotes(context, ports.saveText),
      print: () => ports.printPage(),
      retryUnsent: (id: string) => void outbox.retry(id),
      removeUnsent: (id: string) => void outbox.remove(id),
      /** Whether only some of them are shown. */
      isNarrowed: () => isNarrowed(get().place),
    },
    start() {
      void list.start();
      const unsubscribe = outbox.subscribe(() => set({ unsent: outbox.items().map(unsentOf) }));
      void outbox.restore();
      return lifetime.start(host.scheduler.onWake(list.wake), list.stop, unsubscribe, outbox.stop);
    },
    /** Follows the page's address. */
    onPropsChange({ place: next = firstPlace }: MyNotesProps, { place: before = firstPlace }: MyNotesProps) {
      list.follow(spelled(next), spelled(before));
    },
  };
}

const isNarrowed = ({ keywords, type, resourceId, courseId }: MyNotesPlace) =>
  keywords !== '' || type !== undefined || resourceId !== undefined || courseId !== undefined;

const filterOf = ({ type, resourceId, courseId }: MyNotesPlace) => ({
  ...(type && { resource_type: type }),
  ...(type && resourceId !== undefined && { resource_id: resourceId }),
  ...(courseId !== undefined && { course_id: courseId }),
});

const queryOf = (place: MyNotesPlace): OwnNoteQuery => ({
  ...filterOf(place),
  page: place.page,
  size: pageSize,
  ...(place.keywords !== '' && { keywords: place.keywords }),
  sort: place.resourceId === undefined ? 'newest' : 'moment',
});

const createList = ({ host, strings, getProps, store, set, get, announce }: Context) =>
  createPagedList<MyNotesPlace, Note>({
    store,
    host,
    pageSize,
    ask: (place, options) => getProps().notes.mine(queryOf(place), options),
    onPlace: (place) => getProps().onPlace?.(place),
    onListed: ({ total }) => announce(strings.arrived(total)),
    /** What is not shown any more is not ticked either. */
    onReplaced() {
      const { list, chosen } = get();
      if (list.status !== 'ready') return;
      const shown = new Set(list.rows.map(({ id }) => id));
      set({ chosen: chosen.filter((id) => shown.has(id)) });
    },
  });

async function removeChosen(
  { strings, getProps, get, set, announce, lifetime }: Context,
  refresh: () => Promise<void>,
) {
  const { asked, chosen } = get();
  if (!asked || asked.isPending || chosen.length === 0) return;
  const signal = lifetime.signal();
  set({ asked: { isPending: true, problem: '' } });
  try {
    await getProps().notes.removeMany(chosen);
  } catch (error) {
    const problem = failureText(error, strings.notDone);
    if (!signal.aborted) set({ asked: { isPending: false, problem } });
    return;
  }
  if (signal.aborted) return;
  set({ asked: null, chosen: [] });
  announce(strings.removed(chosen.length));
  await refresh();
  set({ focus: { on: 'list' } });
}

async function exportNotes({ host, strings, getProps, get, set }: Context, save: typeof saveText) {
  if (get().isExporting) return;
  set({ isExporting: true });
  try {
    const { file_name: name, content } = await getProps().notes.exportMine(filterOf(get().place));
    save(name, content);
  } catch (error) {
    const text = failureText(error, strings.notDone);
    if (text) host.notify('critical', text);
  } finally {
    set({ isExporting: false });
  }
}
