import type { NewNote, Note, NotesApi } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import { createOutbox, type Outbox } from '../journal/index.ts';

/** A finished note that the server has not taken yet, as it is sent. */
export interface WrittenNote {
  /** The same for the same words, whichever page sends them. */
  key: string;
  note: NewNote;
}

export interface NoteOutboxOptions {
  host: Pick<WidgetHost, 'clock' | 'scheduler' | 'storage' | 'network' | 'createId'>;
  notes: Pick<NotesApi, 'store'>;
  /** Whose notes they are: nobody else sends them. */
  userId: number;
  onSent?: (note: Note) => void;
}

/** All notes of one person that wait on this device, wherever they were written: the next page with notes sends them. */
export const createNoteOutbox = ({ host, notes, userId, onSent }: NoteOutboxOptions): Outbox<WrittenNote> =>
  createOutbox<WrittenNote, Note>({
    host,
    name: `notes/${userId}`,
    isValue: isWrittenNote,
    // Not the key of the item: two pages may have put the same words in, each in an item of its own.
    send: ({ key, note }) => notes.store(note, { idempotencyKey: key }),
    onSent: (_item, note) => onSent?.(note),
    // No note waits for another one that is refused.
    threadOf: ({ key }) => key,
  });

/** An older version of this page may have left another shape on the device. */
function isWrittenNote(value: unknown): value is WrittenNote {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('note' in value)) return false;
  const { key, note } = value;
  return (
    typeof key === 'string' &&
    typeof note === 'object' &&
    note !== null &&
    'content' in note &&
    typeof note.content === 'string'
  );
}
