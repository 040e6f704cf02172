import type { RecordsApi } from '@shuyuan/api-client';
import { createStore } from 'zustand/vanilla';
import type { WidgetHost } from '../host/widget-host.ts';
import { createAnswers } from './answers.ts';
import { createCategoryActions } from './category-actions.ts';
import { createEditDraft } from './edit-draft.ts';
import { createEditActions } from './edit-actions.ts';
import type { LibraryDesk, LibraryOutlets } from './library-desk.ts';
import { createListActions } from './list-actions.ts';
import { createOpenActions } from './open-actions.ts';
import { createOpenedRecord } from './opened-record.ts';
import type { RecordLibraryActions } from './record-library.actions.ts';
import { createRecordActions } from './record-actions.ts';
import type { RecordLibraryState } from './record-library.state.ts';
import type { RecordLibraryStrings } from './record-library.strings.ts';

export interface RecordLibraryDeps {
  records: RecordsApi;
  host: WidgetHost;
  strings: RecordLibraryStrings;
  /** Offers what lies at an address to the person, under a name. */
  saveFile: (url: string, fileName: string) => void;
}

/** The rules of one person's library. It begins with `start`; another person is another store. */
export function createRecordLibraryStore(deps: RecordLibraryDeps) {
  let outlets: LibraryOutlets = { shareAddress: String };
  const store = createStore<RecordLibraryState>(() => initialState);
  const { getState: get, setState: set } = store;
  const { list, categories, open, keepDraft, actions } = createActions({
    ...deps,
    get,
    set,
    announce: (text) => set({ announcement: { id: get().announcement.id + 1, text } }),
    outlets: () => outlets,
  });
  return {
    ...store,
    actions,
    connect(next: LibraryOutlets) {
      outlets = next;
    },
    /** Loads the list and the categories. Answers the way to stop. */
    start() {
      void list.load();
      void categories.load();
      open.start();
      const stopKeeping = deps.host.scheduler.onHide(keepDraft);
      return () => {
        stopKeeping();
        keepDraft();
        list.stop();
        open.stop();
      };
    },
  };
}

function createActions(desk: LibraryDesk) {
  const { get, set } = desk;
  const opened = createOpenedRecord(desk);
  const list = createListActions(desk);
  const categories = createCategoryActions(desk, list);
  const draft = createEditDraft(desk);
  const editing = createEditActions(desk, { opened, draft, list });
  const open = createOpenActions(desk, opened, (id) => void editing.restore(id));
  const whole = createRecordActions(desk, { opened, open, list });
  const answers = createAnswers({
    ...desk,
    ...open,
    stopEditing: editing.stopEditing,
    carryOut: (question) =>
      question.kind === 'remove-record'
        ? whole.remove(question.record)
        : categories.remove(question.category),
  });
  const actions: RecordLibraryActions = {
    load: () => void list.load(),
    refresh: () => void list.refresh(),
    turnTo: (page) => list.turnTo(page),
    type: (typed) => set({ typed }),
    search: (keywords) => void list.ask({ ...get().query, keywords: keywords.trim() }),
    chooseCategory(categoryId) {
      set({ isTreeOpen: false });
      void list.ask({ ...get().query, categoryId });
    },
    showAll: () => void list.ask({ categoryId: 0, keywords: '' }),
    toggleTree: () => set({ isTreeOpen: !get().isTreeOpen }),
    loadCategories: () => void categories.load(),
    startCreate: (parentId) => categories.startCreate(parentId),
    startRename: (id) => categories.startRename(id),
    setName: (name) => categories.setName(name),
    saveName: () => void categories.saveName(),
    cancelName: () => categories.cancelName(),
    askRemoveCategory: (id) => categories.askRemove(id),
    show: (id) => open.show(id),
    open: (id) => open.goTo(id),
    close: () => open.goTo(null),
    retryOpen: () => open.retry(),
    freshAddress: (id) => open.freshAddress(id),
    edit: () => editing.edit(),
    setTitle: (title) => editing.setTitle(title),
    setDescription: (description) => editing.setDescription(description),
    setCategory: (id) => editing.setCategory(id),
    save: () => void editing.save(),
    cancelEdit: () => editing.cancelEdit(),
    share: (isShared) => void whole.share(isShared),
    copyLink: () => void whole.copyLink(),
    download: () => void whole.download(),
    askRemove: () => whole.askRemove(),
    answerYes: () => answers.answerYes(),
    answerNo: () => answers.answerNo(),
  };
  return { list, categories, open, keepDraft: () => draft.keep(opened.ready()), actions };
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
  announcement: { id: 0, text: '' },
  focus: null,
};
