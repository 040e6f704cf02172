import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseLessons, doubtAnswers, doubts, navItems, teachers, users, videos } from '../../db/schema.ts';
import { postText } from '../community/post-text.ts';
import { recountAnswers } from '../doubts/doubts.repo.ts';
import { communityEntry, doubtsEntry } from './community/community.seed.ts';
import { doubtSeeds, type DoubtSeed } from './community/doubts.seed.ts';
import { postHtml } from './community/post-html.ts';
import { idsByName } from './ids-by-name.ts';
import type { SeedDeps } from './seed-deps.ts';

const hour = 60 * 60 * 1000;

interface Lesson {
  videoId: number;
  courseId: number | null;
  teacherId: number;
}

/** Questions about lessons, with what their teachers answered or promised. */
export async function seedDoubts({ clock }: Pick<SeedDeps, 'clock'>, db: Database): Promise<void> {
  const now = clock.now();
  const people = await idsByName(db, users, users.nickName);
  // The oldest first, so that ids rise with time.
  for (const seed of doubtSeeds.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const userId = people.get(seed.by);
    const lesson = await findLesson(db, seed.lesson);
    if (userId !== undefined && lesson) await seedDoubt(db, seed, { ...lesson, userId, now });
  }
  await addEntry(db);
}

/** The way there, under that of the community where the navigation has it. */
async function addEntry(db: Database): Promise<void> {
  const [above] = await db
    .select({ id: navItems.id })
    .from(navItems)
    .where(and(isNull(navItems.parentId), eq(navItems.url, communityEntry.url)));
  if (above) await db.insert(navItems).values({ ...doubtsEntry, parentId: above.id });
}

/** Undefined where the school has put something of its own in its place, or nobody teaches it. */
async function findLesson(db: Database, title: string): Promise<Lesson | undefined> {
  const [row] = await db
    .select({ videoId: videos.id, courseId: courseLessons.courseId, teacherId: teachers.userId })
    .from(videos)
    .innerJoin(teachers, eq(teachers.id, videos.teacherId))
    .leftJoin(courseLessons, eq(courseLessons.videoId, videos.id))
    .where(eq(videos.title, title))
    .orderBy(sql`${courseLessons.courseId} nulls last`)
    .limit(1);
  return row && row.teacherId !== null ? { ...row, teacherId: row.teacherId } : undefined;
}

async function seedDoubt(
  db: Database,
  { title, text, second, daysAgo, isPrivate = false, answer, promisedIn, isSettled = false }: DoubtSeed,
  { videoId, courseId, teacherId, userId, now }: Lesson & { userId: number; now: Date },
): Promise<void> {
  const createdAt = new Date(now.getTime() - (daysAgo * 24 + 5) * hour);
  const { content, excerpt } = await postText(db, postHtml(text));
  const [made] = await db
    .insert(doubts)
    .values({
      userId,
      clientId: randomUUID(),
      title,
      content,
      excerpt,
      videoId,
      courseId,
      second: second ?? null,
      isPublic: !isPrivate,
      ...(promisedIn !== undefined && {
        promisedAt: new Date(now.getTime() + promisedIn * hour),
        promisedBy: teacherId,
      }),
      ...(isSettled && { settledAt: new Date(createdAt.getTime() + 20 * hour) }),
      createdAt,
    })
    .returning({ id: doubts.id });
  if (!made || answer === undefined) return;
  const said = await postText(db, postHtml(answer));
  await db.insert(doubtAnswers).values({
    userId: teacherId,
    clientId: randomUUID(),
    doubtId: made.id,
    content: said.content,
    excerpt: said.excerpt,
    isTeacher: true,
    createdAt: new Date(createdAt.getTime() + 4 * hour),
  });
  await recountAnswers(db, made.id);
}
