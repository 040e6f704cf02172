export { findUnsentNotes, type UnsentNotePlace } from './unsent-notes.ts';
