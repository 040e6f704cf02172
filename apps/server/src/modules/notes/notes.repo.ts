import { and, asc, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, courses, notes, thumbsUps, users, videos } from '../../db/schema.ts';

/** What a note may hang on. */
export interface NoteTarget {
  type: 'video' | 'article';
  id: number;
}

/** Which notes: of whom, on what, in which course; parts that are left out narrow nothing. */
export interface NoteFilter {
  userId?: number | undefined;
  isPublic?: boolean | undefined;
  /** On things of one type. */
  type?: NoteTarget['type'] | undefined;
  target?: NoteTarget | undefined;
  courseId?: number | undefined;
  /** Part of a title or of the words. */
  keywords?: string | undefined;
}

export type NoteSort = 'newest' | 'likes' | 'moment';

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/** What is written, without its markup. */
const words = sql`regexp_replace(${notes.content}, '<[^>]*>', '', 'g')`;

/** It is past the end of what it is about, which may have been replaced. */
const isPastEnd = sql`coalesce(${notes.second} > ${videos.duration}, false)`;

const newestFirst = [desc(notes.createdAt), desc(notes.id)];

const orders: Record<NoteSort, SQL[]> = {
  newest: newestFirst,
  likes: [desc(notes.thumbsUpCount), desc(notes.id)],
  moment: [
    asc(isPastEnd),
    sql`coalesce(${notes.second}, ${notes.paragraph}) asc nulls first`,
    asc(notes.createdAt),
    asc(notes.id),
  ],
};

/** Notes with who wrote them and what they are about. `viewerId` is who asks. */
export function listNotes(
  db: Database,
  filter: NoteFilter,
  slice: { page: number; size: number; sort: NoteSort; viewerId: number | null },
) {
  return selectNotes(db, slice.viewerId)
    .where(matches(filter))
    .orderBy(...orders[slice.sort])
    .limit(slice.size)
    .offset((slice.page - 1) * slice.size);
}

export const countNotes = (db: Database, filter: NoteFilter): Promise<number> =>
  db.$count(notes, matches(filter));

/** Whosoever it is: who may read it is not decided here. */
export async function findNote(db: Database, id: number, viewerId: number | null) {
  const [found] = await selectNotes(db, viewerId).where(eq(notes.id, id));
  return found;
}

const selectNotes = (db: Database, viewerId: number | null) =>
  db
    .select({
      id: notes.id,
      userId: notes.userId,
      nickName: users.nickName,
      avatar: users.avatar,
      resourceType: notes.resourceType,
      resourceId: notes.resourceId,
      resourceTitle: sql<string>`coalesce(${videos.title}, ${articles.title}, '')`,
      second: notes.second,
      paragraph: notes.paragraph,
      courseId: notes.courseId,
      courseTitle: sql<string>`coalesce(${courses.title}, '')`,
      title: notes.title,
      content: notes.content,
      excerpt: notes.excerpt,
      isPublic: notes.isPublic,
      thumbsUpCount: notes.thumbsUpCount,
      isThumbsUp: isLikedBy(viewerId),
      createdAt: notes.createdAt,
      updatedAt: notes.updatedAt,
    })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.userId))
    .leftJoin(videos, and(eq(notes.resourceType, 'video'), eq(videos.id, notes.resourceId)))
    .leftJoin(
      articles,
      and(eq(notes.resourceType, 'article'), eq(articles.id, notes.resourceId), isNull(articles.deletedAt)),
    )
    .leftJoin(courses, eq(courses.id, notes.courseId));

const isLikedBy = (viewerId: number | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${thumbsUps} where ${and(
        eq(thumbsUps.userId, viewerId),
        eq(thumbsUps.resourceType, 'note'),
        eq(thumbsUps.resourceId, notes.id),
      )})`;

function matches({ userId, isPublic, type, target, courseId, keywords = '' }: NoteFilter): SQL | undefined {
  const like = `%${keywords.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    userId === undefined ? undefined : eq(notes.userId, userId),
    isPublic === undefined ? undefined : eq(notes.isPublic, isPublic),
    type && eq(notes.resourceType, type),
    target && eq(notes.resourceType, target.type),
    target && eq(notes.resourceId, target.id),
    courseId === undefined ? undefined : eq(notes.courseId, courseId),
    keywords === '' ? undefined : or(ilike(notes.title, like), ilike(words, like)),
  );
}

export async function insertNote(db: Database, note: typeof notes.$inferInsert): Promise<number> {
  const [row] = await db.insert(notes).values(note).returning({ id: notes.id });
  if (!row) throw new Error('A note that was put in came back without an id.');
  return row.id;
}

/** False when it is not theirs, or gone. */
export async function updateNote(
  db: Database,
  { id, userId }: { id: number; userId: number },
  change: Partial<typeof notes.$inferInsert>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(notes)
    .set(change)
    .where(and(eq(notes.id, id), eq(notes.userId, userId)));
  return rowCount === 1;
}

/** Those of `ids` that are theirs, with the likes of them. Resolves to how many. */
export async function deleteNotes(db: Database, ids: readonly number[], userId: number): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(notes)
      .where(and(inArray(notes.id, [...ids]), eq(notes.userId, userId)))
      .returning({ id: notes.id });
    if (gone.length > 0)
      await tx.delete(thumbsUps).where(
        and(
          eq(thumbsUps.resourceType, 'note'),
          inArray(
            thumbsUps.resourceId,
            gone.map(({ id }) => id),
          ),
        ),
      );
    return gone.length;
  });
}
