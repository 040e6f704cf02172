import type { Note } from '@shuyuan/api-client';
import type { PagedListFocus, PagedListPlace, WithPagedList } from '../async/paged-list.ts';
import type { Announcement } from '../widget/announcement.ts';
import type { NoteDraft } from './note-draft.ts';
import type { NoteSettings } from './note-settings.ts';

/** One's own notes, and everybody's public ones. */
export const noteTabs = ['mine', 'others'] as const;

export type NoteTab = (typeof noteTabs)[number];

/** Orders of everybody's notes; one's own follow what they are about. */
export const noteSorts = ['newest', 'likes'] as const;

export type NoteSort = (typeof noteSorts)[number];

export interface NotePlace extends PagedListPlace {
  tab: NoteTab;
  sort: NoteSort;
}

/** A note that the server has not taken yet. */
export interface UnsentNote {
  id: string;
  /** HTML, as it was written. */
  content: string;
  second: number | null;
  paragraph: number | null;
  status: 'waiting' | 'sending' | 'signed-out' | 'refused';
  /** What the server said when it refused. */
  message: string;
  /** False where the device does not keep it: it lives as long as the page. */
  isKept: boolean;
}

/** One's own note while it is changed in its row. */
export interface NoteEditing {
  id: number;
  content: string;
  isSending: boolean;
  problem: string;
}

/** Who likes a note, as the person wants it; the server follows. */
export interface NoteLikes {
  isOn: boolean;
  count: number;
}

export interface NotesState extends Omit<WithPagedList<NotePlace, Note>, 'focus'> {
  isVisitor: boolean;
  draft: NoteDraft;
  /** What is typed as the note's moment, until it is left; null while nobody types there. */
  typedMoment: string | null;
  /** Why it was not kept. */
  problem: string;
  settings: NoteSettings;
  /** What has not arrived, the oldest first. */
  unsent: readonly UnsentNote[];
  /** Seconds that were not understood, those past the end last; null while they are not known. */
  marks: readonly number[] | null;
  /** Seconds of which the server does not know yet, marked or no longer so. */
  waitingMarks: readonly number[];
  editing: NoteEditing | null;
  /** The note that is about to be deleted. */
  asked: { id: number; isPending: boolean; problem: string } | null;
  /** By id, of those that were pressed. */
  likes: Readonly<Record<number, NoteLikes>>;
  isExporting: boolean;
  announcement: Announcement;
  focus: PagedListFocus | { on: 'composer' | 'editing' } | null;
}
