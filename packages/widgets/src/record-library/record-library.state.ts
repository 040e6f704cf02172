import type { RecordCategory, VideoRecord } from '@shuyuan/api-client';

/** What the list is asked for. */
export interface LibraryQuery {
  /** With everything below it; 0 for all. */
  categoryId: number;
  /** Part of a title. */
  keywords: string;
}

export type ListState =
  | { status: 'loading' }
  /** `busyFor`: seconds after which a busy server asks to try again, when it was that. */
  | { status: 'failed'; busyFor?: number }
  | {
      status: 'ready';
      records: readonly VideoRecord[];
      total: number;
      page: number;
      /** Another page or question is on its way; these rows stay until it comes. */
      isTurning: boolean;
    };

export type CategoriesState =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; tree: readonly RecordCategory[] };

/** A category that is being made or renamed. */
export interface Naming {
  /** The one below which it is made, 0 for the top; or the one that is renamed. */
  on: { kind: 'create'; parentId: number } | { kind: 'rename'; id: number };
  name: string;
  isSaving: boolean;
  /** Why it was not taken; empty otherwise. */
  error: string;
}

/** What is being changed of the open recording. */
export interface EditForm {
  title: string;
  description: string;
  /** 0 for none. */
  categoryId: number;
  isSaving: boolean;
  /** The title was left empty and asked for. */
  isTitleMissing: boolean;
  /** It stands as it was left by an accident. */
  isRestored: boolean;
  /** Why it was not saved; empty otherwise. */
  error: string;
}

export type OpenRecord =
  | { status: 'loading'; id: number }
  | { status: 'failed'; id: number }
  /** It does not exist, or no longer. */
  | { status: 'gone'; id: number }
  | {
      status: 'ready';
      id: number;
      record: VideoRecord;
      editing: EditForm | null;
      /** The share is being opened or closed. */
      isSharing: boolean;
      /** Opened to others by the last press. */
      hasJustShared: boolean;
      isDownloading: boolean;
    };

export type ReadyRecord = Extract<OpenRecord, { status: 'ready' }>;

/** What is asked before something is lost. */
export type Question =
  | { kind: 'remove-record'; record: VideoRecord; isPending: boolean; error: string }
  | { kind: 'remove-category'; category: RecordCategory; isPending: boolean; error: string }
  /** Changes are not saved; `next` is the recording to open instead, null for the list, `edit` to stay without them. */
  | { kind: 'lose-changes'; next: number | null | 'edit' };

/** Where focus belongs after an action. A new object each time, so that the same place can be asked for again. */
export type FocusRequest =
  | { on: 'record' }
  | { on: 'card'; id: number }
  | { on: 'list' }
  /** The list, when its first row is out of sight above; else the pager keeps the focus. */
  | { on: 'first-row' }
  | { on: 'title-field' }
  | { on: 'edit' }
  | { on: 'category'; id: number };

export interface RecordLibraryState {
  query: LibraryQuery;
  /** What stands in the search field; searched for when the person says so. */
  typed: string;
  list: ListState;
  categories: CategoriesState;
  /** In a narrow place the tree is folded away. */
  isTreeOpen: boolean;
  naming: Naming | null;
  open: OpenRecord | null;
  question: Question | null;
  /** Spoken once. */
  announcement: { id: number; text: string };
  focus: FocusRequest | null;
}

/** Recordings on one page. */
export const pageSize = 20;

/** Whether the form says anything else than the recording. */
export function isChanged({ record, editing }: ReadyRecord): boolean {
  return (
    editing !== null &&
    (editing.title !== record.title ||
      editing.description !== record.short_description ||
      editing.categoryId !== record.category_id)
  );
}

/** Changes that would be lost. */
export const hasUnsavedChanges = ({ open }: Pick<RecordLibraryState, 'open'>) =>
  open?.status === 'ready' && isChanged(open);

export interface FlatCategory {
  id: number;
  name: string;
  /** 1 at the top. */
  depth: number;
}

/** The tree in reading order. */
export const flatCategories = (tree: readonly RecordCategory[], depth = 1): FlatCategory[] =>
  tree.flatMap(({ id, name, children }) => [{ id, name, depth }, ...flatCategories(children, depth + 1)]);

/** A category and what lies below it; undefined when it is gone. */
export function findCategory(tree: readonly RecordCategory[], id: number): RecordCategory | undefined {
  for (const category of tree) {
    const found = category.id === id ? category : findCategory(category.children, id);
    if (found) return found;
  }
  return undefined;
}

/** The tree with other names or children, as `change` answers them for one category; undefined takes it away. */
export const withCategory = (
  tree: readonly RecordCategory[],
  id: number,
  change: (category: RecordCategory) => RecordCategory | undefined,
): RecordCategory[] =>
  tree.flatMap((category) => {
    if (category.id === id) return change(category) ?? [];
    return { ...category, children: withCategory(category.children, id, change) };
  });
