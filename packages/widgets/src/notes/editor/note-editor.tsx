import type { Note, NotesApi } from '@shuyuan/api-client';
import { PersonWidget } from '../../widget/widget.tsx';
import { NoteEditorProvider } from './note-editor.context.ts';
import { createNoteEditorStore, type NoteEditorState } from './note-editor.store.ts';
import { noteEditorStrings, type NoteEditorStrings } from './note-editor.strings.ts';
import { NoteEditorView } from './note-editor.view.tsx';

/** What is written is kept on the device with every letter, so nothing has to be asked before it is left. */
export interface NoteEditorProps {
  /** The calls about notes. Keep the object between renders. */
  notes: Pick<NotesApi, 'detail' | 'store' | 'update'>;
  /** The note to change; null for a new one, which is about nothing. */
  id: number | null;
  /** The server has it. */
  onSaved?: (note: Note) => void;
  /** Somebody wants to go back. Left out where there is nowhere to go. */
  onCancel?: () => void;
  /** There is something to see. */
  onReady?: () => void;
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<NoteEditorStrings>;
}

/** One note with title, words and who may read it. Needs a `HostProvider`. */
export function NoteEditor(props: NoteEditorProps) {
  return (
    <PersonWidget
      name="note-editor"
      props={props}
      subject={props.id ?? 0}
      strings={noteEditorStrings}
      createStore={createNoteEditorStore}
      isReady={({ note }: NoteEditorState) => note.status !== 'loading'}
      moveFocus={(root: HTMLElement) =>
        root.querySelector<HTMLElement>('[data-focus="words"] :is(textarea, [role="textbox"])')?.focus()
      }
      provider={NoteEditorProvider}
    >
      <NoteEditorView />
    </PersonWidget>
  );
}
