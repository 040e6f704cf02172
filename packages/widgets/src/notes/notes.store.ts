import type { Note } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import { createPagedList } from '../async/paged-list.ts';
import { noAnnouncement } from '../widget/announcement.ts';
import { askBeforeLeaving } from '../widget/ask-before-leaving.browser.ts';
import { saveText } from '../widget/save-text.browser.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { createConfusedMarks } from './confused-marks.ts';
import { blankDraft } from './note-draft.ts';
import { createNoteRows } from './note-rows.ts';
import { standardSettings } from './note-settings.ts';
import type { NotesProps } from './notes.props.ts';
import type { NotePlace, NoteSort, NotesState, NoteTab } from './notes.state.ts';
import type { NotesStrings } from './notes.strings.ts';
import { createWriting } from './writing.ts';

/** Notes on one page. */
export const pageSize = 20;

export type NotesContext = StoreContext<NotesProps, NotesStrings, NotesState>;

const firstState = (viewerId: number | null, draftId: string): NotesState => ({
  place: { page: 1, tab: viewerId === null ? 'others' : 'mine', sort: 'newest' },
  list: { status: 'loading' },
  isVisitor: viewerId === null,
  draft: blankDraft(draftId),
  typedMoment: null,
  problem: '',
  settings: standardSettings,
  unsent: [],
  marks: null,
  waitingMarks: [],
  editing: null,
  asked: null,
  likes: {},
  isExporting: false,
  announcement: noAnnouncement,
  focus: null,
});

/** What the browser does for the notes, unless a test listens. */
const browserPorts = { saveText, blockUnload: askBeforeLeaving };

/** The rules of the notes on one thing, for one person. */
export function createNotesStore(deps: StoreDeps<NotesProps, NotesStrings>, ports = browserPorts) {
  const { host, getProps } = deps;
  const viewerId = host.session.current()?.id ?? null;
  const context: NotesContext = createStoreContext(deps, firstState(viewerId, host.createId()));
  const { store, get, set, lifetime } = context;
  const list = createList(context);
  const rows = createNoteRows(context, list.refresh);
  const marks = createConfusedMarks(context, viewerId ?? 0);
  const writing = createWriting(context, viewerId ?? 0, () => {
    context.announce(deps.strings.saved);
    if (get().place.tab === 'mine') void list.refresh();
  });
  const isOwn = viewerId !== null;

  const choose = (place: Partial<NotePlace>) => {
    set({ editing: null, likes: {} });
    list.choose({ ...get().place, page: 1, ...place });
  };

  async function exportNotes() {
    if (get().isExporting) return;
    set({ isExporting: true });
    const { type, id } = getProps().resource;
    try {
      const { file_name: name, content } = await getProps().notes.exportMine({
        resource_type: type,
        resource_id: id,
      });
      ports.saveText(name, content);
    } catch (error) {
      const text = failureText(error, deps.strings.notDone);
      if (text) host.notify('critical', text);
    } finally {
      set({ isExporting: false });
    }
  }

  return {
    ...store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void list.retry(),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      chooseTab: (tab: NoteTab) => choose({ tab }),
      chooseSort: (sort: NoteSort) => choose({ sort }),
      signIn: () => host.session.requestLogin(1, { kind: 'write-note', purpose: 'note', run() {} }),
      /** Leads to what a note is about. */
      jump: ({ second, paragraph }: Pick<Note, 'second' | 'paragraph'>) => {
        if (second !== null) getProps().player?.seek(second);
        else if (paragraph !== null) getProps().onParagraph?.(paragraph);
      },
      openNote: (id: number) => host.navigate({ kind: 'note', id }),
      exportNotes: () => void exportNotes(),
      ...rows,
      ...marks.actions,
      ...writing.actions,
    },
    start() {
      const stop = lifetime.start(host.scheduler.onWake(list.wake), list.stop);
      void list.start();
      if (!isOwn) return stop;
      const stopMarks = getProps().resource.type === 'video' ? marks.start(ports.blockUnload) : () => {};
      const stopWriting = writing.start(lifetime.signal(), ports.blockUnload);
      const { askedParagraph } = getProps();
      if (askedParagraph) writing.ask(askedParagraph.paragraph);
      return () => {
        stopMarks();
        stopWriting();
        stop();
      };
    },
    onPropsChange({ askedParagraph }: NotesProps, before: NotesProps) {
      if (!askedParagraph || askedParagraph === before.askedParagraph) return;
      if (isOwn) writing.ask(askedParagraph.paragraph);
      else host.session.requestLogin(1, { kind: 'write-note', purpose: 'note', run() {} });
    },
  };
}

const createList = ({ host, strings, getProps, store, set, announce }: NotesContext) =>
  createPagedList<NotePlace, Note>({
    // The focus of the box is not the list's.
    store: { getState: () => ({ ...store.getState(), focus: null }), setState: set },
    host,
    pageSize,
    ask({ tab, sort, page }, options) {
      const { resource, notes } = getProps();
      const query = { resource_type: resource.type, resource_id: resource.id, page, size: pageSize };
      if (tab === 'others') return notes.list({ ...query, sort }, options);
      if (store.getState().isVisitor) return Promise.resolve({ data: [], total: 0 });
      return notes.mine({ ...query, sort: 'moment' }, options);
    },
    onPlace() {},
    onListed: ({ total }) => announce(strings.arrived(total)),
  });
