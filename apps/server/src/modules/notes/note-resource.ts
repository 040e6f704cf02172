import type { Database } from '../../db/database.ts';
import type { IsReadable, Reader } from '../resource-cards/resource.ts';
import { isCourseSeen, isTargetSeen } from './note-access.ts';
import { findNote, type NoteRow } from './notes.repo.ts';

/** A note, for who points at it. It stands in no list of others' things and is not sold. */
export const noteResource = {
  isReadable: (async (db, id, reader) => {
    const note = await findNote(db, id, reader.viewerId);
    return note !== undefined && isNoteReadable(db, note, reader);
  }) satisfies IsReadable,
};

/** Its author may read it, and everybody else once it is public and they may see what it is about. */
export async function isNoteReadable(
  db: Database,
  { userId, isPublic, resourceType, resourceId, courseId }: NoteRow,
  reader: Reader,
): Promise<boolean> {
  if (userId === reader.viewerId) return true;
  if (!isPublic) return false;
  if (resourceType !== null && resourceId !== null)
    return isTargetSeen(db, { type: resourceType, id: resourceId }, reader);
  return courseId === null || isCourseSeen(db, courseId, reader);
}
