/** What a person can do in the library. */
export interface RecordLibraryActions {
  /** Loads the first page anew. */
  load: () => void;
  /** Loads the page that is shown anew, in silence. */
  refresh: () => void;
  /** Rejects when the page does not come. */
  turnTo: (page: number) => Promise<void>;
  /** Into the search field; nothing is asked yet. */
  type: (typed: string) => void;
  search: (keywords: string) => void;
  /** 0 for all. */
  chooseCategory: (id: number) => void;
  showAll: () => void;
  toggleTree: () => void;
  loadCategories: () => void;
  /** Begins a category below another, or at the top (0). */
  startCreate: (parentId: number) => void;
  startRename: (id: number) => void;
  setName: (name: string) => void;
  saveName: () => void;
  cancelName: () => void;
  askRemoveCategory: (id: number) => void;
  /** Without asking: the page's address leads there. */
  show: (id: number | null) => void;
  /** Asks first when changes would be lost. */
  open: (id: number) => void;
  close: () => void;
  retryOpen: () => void;
  /** An address that plays now. */
  freshAddress: (id: number) => Promise<string>;
  edit: () => void;
  setTitle: (title: string) => void;
  setDescription: (description: string) => void;
  setCategory: (id: number) => void;
  save: () => void;
  cancelEdit: () => void;
  share: (isShared: boolean) => void;
  copyLink: () => void;
  download: () => void;
  askRemove: () => void;
  answerYes: () => void;
  answerNo: () => void;
}
