import type { LibraryViewContext } from './library-view-context.ts';
import type { EditForm, ListState, ReadyRecord, RecordLibraryState } from './record-library.state.ts';
import type { RecordLibraryActions } from './record-library.store.ts';
import { recordLibraryStrings } from './record-library.strings.ts';
import { categoriesFixture, recordAt, recordsOf } from './records.fixtures.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** For pictures: nothing happens. */
const stillActions: RecordLibraryActions = {
  load: nothing,
  refresh: nothing,
  turnTo: never,
  type: nothing,
  search: nothing,
  chooseCategory: nothing,
  showAll: nothing,
  toggleTree: nothing,
  loadCategories: nothing,
  startCreate: nothing,
  startRename: nothing,
  setName: nothing,
  saveName: nothing,
  cancelName: nothing,
  askRemoveCategory: nothing,
  show: nothing,
  open: nothing,
  close: nothing,
  retryOpen: nothing,
  freshAddress: never,
  edit: nothing,
  setTitle: nothing,
  setDescription: nothing,
  setCategory: nothing,
  save: nothing,
  cancelEdit: nothing,
  share: nothing,
  copyLink: nothing,
  download: nothing,
  askRemove: nothing,
  answerYes: nothing,
  answerNo: nothing,
};

export const shareAddress = (id: number) => `https://school.test/record/detail?id=${id}`;

export const contextIn = (
  locale: 'zh-CN' | 'en',
  rest: Partial<LibraryViewContext> = {},
): LibraryViewContext => ({
  actions: stillActions,
  strings: recordLibraryStrings[locale],
  locale,
  level: 2,
  shareAddress,
  onRecord: nothing,
  renderComments: undefined,
  onPlayer: nothing,
  seek: nothing,
  ...rest,
});

export const listOf = (count: number, page = 1): ListState => ({
  status: 'ready',
  records: recordsOf(count).slice((page - 1) * 20, page * 20),
  total: count,
  page,
  isTurning: false,
});

/** Eight recordings, nothing going on. */
export const stateWith = (state: Partial<RecordLibraryState> = {}): RecordLibraryState => ({
  query: { categoryId: 0, keywords: '' },
  typed: '',
  list: listOf(8),
  categories: { status: 'ready', tree: categoriesFixture },
  isTreeOpen: false,
  naming: null,
  open: null,
  question: null,
  announcement: { id: 0, text: '' },
  focus: null,
  ...state,
});

export function openWith(part: Partial<ReadyRecord> = {}): ReadyRecord {
  const record = part.record ?? recordAt(0);
  return {
    status: 'ready',
    id: record.id,
    editing: null,
    isSharing: false,
    hasJustShared: false,
    isDownloading: false,
    ...part,
    record,
  };
}

export const formWith = (form: Partial<EditForm> = {}): EditForm => ({
  title: recordAt(0).title,
  description: recordAt(0).short_description,
  categoryId: recordAt(0).category_id,
  isSaving: false,
  isTitleMissing: false,
  isRestored: false,
  error: '',
  ...form,
});
