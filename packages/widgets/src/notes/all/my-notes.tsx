import type { Note, NotesApi } from '@shuyuan/api-client';
import { moveListFocus } from '../../async/move-list-focus.ts';
import { PersonWidget } from '../../widget/widget.tsx';
import { MyNotesProvider } from './my-notes.context.ts';
import { createMyNotesStore, type MyNotesPlace, type MyNotesState } from './my-notes.store.ts';
import { myNotesStrings, type MyNotesStrings } from './my-notes.strings.ts';
import { MyNotesView } from './my-notes.view.tsx';

/** The place may be the page's address: it is followed, and told by `onPlace`. */
export interface MyNotesProps {
  /** The calls about notes. Keep the object between renders. */
  notes: Pick<NotesApi, 'mine' | 'removeMany' | 'exportMine' | 'store'>;
  /** Words, kind and page that are shown. @default all, the first page */
  place?: MyNotesPlace;
  onPlace?: (place: MyNotesPlace) => void;
  /** The address of what a note is about, at its moment; null where there is no way. Keep the function between renders. */
  getHref?: (note: Note) => string | null;
  /** Somebody wants to write a note by itself. Left out where there is no place for that. */
  onCreate?: () => void;
  /** There is something to see: the notes, or that they did not come. */
  onReady?: () => void;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<MyNotesStrings>;
}

/** All notes of whoever is signed in: searched, opened, deleted, exported, printed. Needs a `HostProvider`. */
export function MyNotes(props: MyNotesProps) {
  return (
    <PersonWidget
      name="my-notes"
      props={props}
      strings={myNotesStrings}
      createStore={createMyNotesStore}
      isReady={({ list }: MyNotesState) => list.status !== 'loading'}
      moveFocus={moveListFocus}
      provider={MyNotesProvider}
    >
      <MyNotesView />
    </PersonWidget>
  );
}
