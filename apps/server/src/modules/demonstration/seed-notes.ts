import type { Database } from '../../db/database.ts';
import { notes, thumbsUps, users } from '../../db/schema.ts';
import { noteSeeds } from './classroom.seed.ts';
import { idsByName } from './ids-by-name.ts';

const hour = 60 * 60 * 1000;

/** Notes at moments of videos, with those who like them. */
export async function seedNotes(
  db: Database,
  videoIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const people = await idsByName(db, users, users.nickName);
  const meant = noteSeeds.flatMap(
    ({ by, video, second, content, hoursAgo, isPublic = false, likedBy = [] }) => {
      const [userId, resourceId] = [people.get(by), videoIds.get(video)];
      if (userId === undefined || resourceId === undefined) return [];
      const createdAt = new Date(now.getTime() - hoursAgo * hour);
      const likers = likedBy.flatMap((name) => people.get(name) ?? []);
      const row = {
        userId,
        resourceId,
        second,
        isPublic,
        createdAt,
        updatedAt: createdAt,
        resourceType: 'video' as const,
        content: `<p>${content}</p>`,
        excerpt: content,
        thumbsUpCount: likers.length,
      };
      return [{ row, likers }];
    },
  );
  if (meant.length === 0) return;
  const stored = await db
    .insert(notes)
    .values(meant.map(({ row }) => row))
    .returning({ id: notes.id, content: notes.content });
  const likes = meant.flatMap(({ row, likers }) => {
    const note = stored.find(({ content }) => content === row.content);
    const createdAt = new Date(row.createdAt.getTime() + hour);
    return note
      ? likers.map((userId) => ({ userId, resourceType: 'note' as const, resourceId: note.id, createdAt }))
      : [];
  });
  if (likes.length > 0) await db.insert(thumbsUps).values(likes);
}
