export { MyNotes, type MyNotesProps } from './all/my-notes.tsx';
export type { MyNotesPlace } from './all/my-notes.store.ts';
export type { MyNotesStrings } from './all/my-notes.strings.ts';
export { NoteEditor, type NoteEditorProps } from './editor/note-editor.tsx';
export type { NoteEditorStrings } from './editor/note-editor.strings.ts';
export type { NotePlayer, NotesProps } from './notes.props.ts';
export type { NotesStrings } from './notes.strings.ts';
export { Notes } from './notes.tsx';
