import { createStore } from 'zustand/vanilla';
import { createAnnounce, noAnnouncement } from '../widget/announcement.ts';
import { saveFile } from '../widget/save-file.browser.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { createAnswers } from './answers.ts';
import { createCategoryActions } from './category-actions.ts';
import { createEditDraft } from './edit-draft.ts';
import { createEditActions } from './edit-actions.ts';
import type { LibraryContext } from './library-context.ts';
import { createListActions } from './list-actions.ts';
import { createOpenActions } from './open-actions.ts';
import { createOpenedRecord } from './opened-record.ts';
import { createRecordActions } from './record-actions.ts';
import type { RecordLibraryState } from './record-library.state.ts';
import type { RecordLibraryStrings } from './record-library.strings.ts';
import type { RecordLibraryProps } from './record-library.tsx';

/** The rules of one person's library. `save` offers a file to the person; the browser's own unless a test listens. */
export function createRecordLibraryStore(
  context: StoreDeps<RecordLibraryProps, RecordLibraryStrings>,
  save = saveFile,
) {
  const { getProps } = context;
  const store = createStore<RecordLibraryState>(() => initialState);
  const { getState: get, setState: set } = store;
  const { list, categories, open, actions } = createActions({
    ...context,
    records: getProps().records,
    get,
    set,
    announce: createAnnounce(store),
    saveFile: save,
  });
  return {
    ...store,
    actions,
    /** Loads the list and the categories, and opens what the page's address leads to. */
    start() {
      void list.load();
      void categories.load();
      open.start();
      const { openId } = getProps();
      if (openId !== undefined) open.show(openId);
      return () => {
        list.stop();
        open.stop();
      };
    },
    /** Follows the page's address, and loads anew what was added elsewhere. */
    onPropsChange({ openId = null, version = 0 }: RecordLibraryProps, before: RecordLibraryProps) {
      if (openId !== (before.openId ?? null)) open.show(openId);
      if (version !== (before.version ?? 0)) void list.refresh();
    },
  };
}

/** What a person can do in the library. */
export type RecordLibraryActions = ReturnType<typeof createActions>['actions'];

function createActions(context: LibraryContext) {
  const { get, set } = context;
  const opened = createOpenedRecord(context);
  const list = createListActions(context);
  const categories = createCategoryActions(context, list);
  const draft = createEditDraft(context);
  const editing = createEditActions(context, { opened, draft, list });
  const open = createOpenActions(context, opened, (id) => void editing.restore(id));
  const whole = createRecordActions(context, { opened, open, list });
  const answers = createAnswers({
    ...context,
    ...open,
    stopEditing: editing.stopEditing,
    carryOut: (question) =>
      question.kind === 'remove-record'
        ? whole.remove(question.record)
        : categories.remove(question.category),
  });
  const actions = {
    /** Loads the first page anew. */
    load: () => void list.load(),
    /** Loads the page that is shown anew, in silence. */
    refresh: () => void list.refresh(),
    /** Rejects when the page does not come. */
    turnTo: (page: number) => list.turnTo(page),
    /** Into the search field; nothing is asked yet. */
    type: (typed: string) => set({ typed }),
    search: (keywords: string) => void list.ask({ ...get().query, keywords: keywords.trim() }),
    /** 0 for all. */
    chooseCategory: (categoryId: number) => {
      set({ isTreeOpen: false });
      void list.ask({ ...get().query, categoryId });
    },
    showAll: () => void list.ask({ categoryId: 0, keywords: '' }),
    toggleTree: () => set({ isTreeOpen: !get().isTreeOpen }),
    loadCategories: () => void categories.load(),
    /** Begins a category below another, or at the top (0). */
    startCreate: (parentId: number) => categories.startCreate(parentId),
    startRename: (id: number) => categories.startRename(id),
    setName: (name: string) => categories.setName(name),
    saveName: () => void categories.saveName(),
    cancelName: () => categories.cancelName(),
    askRemoveCategory: (id: number) => categories.askRemove(id),
    /** Without asking: the page's address leads there. */
    show: (id: number | null) => open.show(id),
    /** Asks first when changes would be lost. */
    open: (id: number) => open.goTo(id),
    close: () => open.goTo(null),
    retryOpen: () => open.retry(),
    /** An address that plays now. */
    freshAddress: (id: number) => open.freshAddress(id),
    edit: () => editing.edit(),
    setTitle: (title: string) => editing.setTitle(title),
    setDescription: (description: string) => editing.setDescription(description),
    setCategory: (id: number) => editing.setCategory(id),
    save: () => void editing.save(),
    cancelEdit: () => editing.cancelEdit(),
    share: (isShared: boolean) => void whole.share(isShared),
    copyLink: () => void whole.copyLink(),
    download: () => void whole.download(),
    askRemove: () => whole.askRemove(),
    answerYes: () => answers.answerYes(),
    answerNo: () => answers.answerNo(),
  };
  return { list, categories, open, actions };
}

const initialState: RecordLibraryState = {
  query: { categoryId: 0, keywords: '' },
  typed: '',
  list: { status: 'loading' },
  categories: { status: 'loading' },
  isTreeOpen: false,
  naming: null,
  open: null,
  question: null,
  announcement: noAnnouncement,
  focus: null,
};
