import { createExamsApi, isApiError } from '@shuyuan/api-client';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseLessons, courses, grants, papers, searchDocuments } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember } from '../articles/articles.fixtures.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { buyCourse, createCourse, createTeacher } from './courses.fixtures.ts';

const now = new Date('2026-11-22T04:00:00Z');
const secret = '只有学员能读的话';

let server: TestServer;
let teacher: Person;
let sold: Awaited<ReturnType<typeof createSold>>;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.paper': true });
  teacher = await createPerson(server.db);
  sold = await createSold(await createTeacher(server.db, { userId: teacher.id }));
});
afterAll(() => server.close());

/** A course for money, free for members, with a free and a locked lesson of each kind. */
async function createSold(teacherId: number) {
  // Sold alone as well, so that nothing but the lesson opens them.
  const paper = async () => (await createPaper(server.db, { charge: 9 })).id;
  const ids = { free: await paper(), locked: await paper(), homework: await paper() };
  const course = await createCourse(server.db, {
    charge: 99,
    isVipFree: true,
    teacherId,
    lessons: [
      { title: '导读', kind: 'text', content: `<p>免费的话</p>`, characterCount: 4, isFree: true },
      { title: '正文', kind: 'text', content: `<p>${secret}</p>`, characterCount: 8 },
      { title: '先测一测', kind: 'exam', paperId: ids.free, isFree: true },
      { title: '结课测验', kind: 'exam', paperId: ids.locked },
      { title: '作业', kind: 'homework', paperId: ids.homework },
    ],
  });
  const rows = await server.db.select().from(courseLessons).where(eq(courseLessons.courseId, course));
  const lessonOf = (title: string) => rows.find((row) => row.title === title)!.id;
  const combo = await createCombo(server.db, {
    charge: 199,
    items: [{ resourceType: 'course', resourceId: course }],
  });
  return { course, combo, papers: ids, free: lessonOf('导读'), locked: lessonOf('正文') };
}

/** `open`, or the code of the refusal. */
const told = (asked: Promise<unknown>) =>
  asked.then(
    () => 'open' as const,
    (error: unknown) => {
      if (isApiError(error)) return error.code;
      throw error;
    },
  );

async function seenBy(who: Person | undefined) {
  const client = clientOf(server, who);
  const { chapters } = await client.courses.detail(sold.course);
  const [free, locked] = [await client.courses.lesson(sold.free), await client.courses.lesson(sold.locked)];
  const start = (id: number) => told(createExamsApi(client.http).start(id));
  return {
    outline: chapters.flatMap(({ lessons }) => lessons.map((lesson) => lesson.can_watch)),
    texts: [free.render_content !== '', locked.render_content !== ''],
    papers: [
      await start(sold.papers.free),
      await start(sold.papers.locked),
      await start(sold.papers.homework),
    ],
    record: await told(client.courses.recordLesson(sold.locked, 10)),
  };
}

type Seen = Awaited<ReturnType<typeof seenBy>>;

const nothing: Seen = {
  outline: [true, false, true, false, false],
  texts: [true, false],
  papers: ['open', 1, 1],
  record: 1,
};
const visitor: Seen = { ...nothing, papers: [401, 401, 401], record: 401 };
const everything: Seen = {
  outline: [true, true, true, true, true],
  texts: [true, true],
  papers: ['open', 'open', 'open'],
  record: 'open',
};

async function buyer(ended: Partial<typeof grants.$inferInsert> = {}): Promise<Person> {
  const person = await createPerson(server.db);
  await buyCourse(server.db, person.id, sold.course, new Date(now.getTime() - 60_000));
  if (Object.keys(ended).length > 0)
    await server.db.update(grants).set(ended).where(eq(grants.userId, person.id));
  return person;
}

async function given(goodsType: 'course' | 'combo', goodsId: number): Promise<Person> {
  const person = await createPerson(server.db);
  await server.db.insert(grants).values({
    userId: person.id,
    goodsType,
    goodsId,
    source: 'given',
    startsAt: new Date(now.getTime() - 1000),
  });
  return person;
}

async function member(): Promise<Person> {
  const person = await createPerson(server.db);
  await becomeMember(server.db, person.id, now);
  return person;
}

describe('lessons of a course open', () => {
  it.each<[string, () => Promise<Person | undefined>, Seen]>([
    ['a visitor', async () => undefined, visitor],
    ['somebody signed in', () => createPerson(server.db), nothing],
    ['a member', member, everything],
    ['who has bought it', () => buyer(), everything],
    ['who was given it', () => given('course', sold.course), everything],
    ['who has a combo with it', () => given('combo', sold.combo), everything],
    ['its teacher', async () => teacher, everything],
    ['whose time with it is over', () => buyer({ endsAt: now }), nothing],
    ['who has taken their money back', () => buyer({ revokedAt: now }), nothing],
  ])('to %s as far as they have it', async (_, find, expected) => {
    expect(await seenBy(await find())).toEqual(expected);
  });

  it('to nobody in what lists, the outline, search and the paper say of them', async () => {
    const client = clientOf(server, await createPerson(server.db));
    const said = [
      await client.courses.list({ scene: 'all' }),
      await client.courses.detail(sold.course),
      await client.courses.lesson(sold.locked),
    ];
    expect(JSON.stringify(said)).not.toContain(secret);
    const { rows } = await server.db.execute(
      sql`select 1 from ${searchDocuments} where ${searchDocuments}::text like ${`%${secret}%`}`,
    );
    expect(rows).toEqual([]);
  });

  it('in a free course to everybody, the paper too', async () => {
    const { id: paper } = await createPaper(server.db, { charge: 9 });
    await createCourse(server.db, { charge: 0, lessons: [{ title: '测', kind: 'exam', paperId: paper }] });
    expect(
      await told(createExamsApi(clientOf(server, await createPerson(server.db)).http).start(paper)),
    ).toBe('open');
  });

  it('to nobody by a draft: neither its free lessons nor their papers', async () => {
    const { id: paper } = await createPaper(server.db, { charge: 9 });
    const lessons = [
      { title: '测', kind: 'exam' as const, paperId: paper, isFree: true },
      { title: '读', kind: 'text' as const, content: '<p>字</p>', isFree: true },
    ];
    const course = await createCourse(server.db, { charge: 99, publishedAt: null, lessons });
    const [, text] = await server.db.select().from(courseLessons).where(eq(courseLessons.courseId, course));
    const client = clientOf(server, await createPerson(server.db));
    expect(await told(createExamsApi(client.http).start(paper))).toBe(1);
    expect(await told(client.courses.lesson(text!.id))).toBe(404);
  });
});

describe('the rules of a paper that is a lesson', () => {
  it('stay: invited people, attempts and time', async () => {
    const { id: invited } = await createPaper(server.db, { enabledInvite: true });
    const { id: once } = await createPaper(server.db, { tryTimes: 1 });
    const { id: closed } = await createPaper(server.db, { closesAt: new Date(now.getTime() - 1000) });
    const lessons = [invited, once, closed].map((paperId, place) => ({
      title: `第${place}份`,
      kind: 'exam' as const,
      paperId,
      isFree: true,
    }));
    const course = await createCourse(server.db, { charge: 99, lessons });
    const client = clientOf(server, await createPerson(server.db));
    const { chapters } = await client.courses.detail(course);
    expect(chapters[0]?.lessons.map(({ can_watch }) => can_watch)).toEqual([false, true, true]);
    expect(await told(createExamsApi(client.http).start(invited))).toBe(1);
    expect(await told(createExamsApi(client.http).start(closed))).toBe(1);
    const { record_id: attempt } = await createExamsApi(client.http).start(once);
    await createExamsApi(client.http).submit(attempt);
    expect(await told(createExamsApi(client.http).start(once))).toBe(1);
    const lesson = chapters[0]!.lessons[1]!.id;
    expect((await client.courses.lesson(lesson)).paper).toMatchObject({
      attempts_left: 0,
      is_running: false,
    });
  });
});

it('a lesson whose paper is hidden or removed is there without it', async () => {
  const { id: paper } = await createPaper(server.db, { publishedAt: null });
  const course = await createCourse(server.db, {
    charge: 0,
    lessons: [{ title: '测', kind: 'exam', paperId: paper }],
  });
  const [{ id: lesson } = { id: 0 }] = await server.db
    .select()
    .from(courseLessons)
    .where(eq(courseLessons.courseId, course));
  const client = clientOf(server, await createPerson(server.db));
  const found = async () => {
    const { lesson: row, paper: shown } = await client.courses.lesson(lesson);
    return [row.paper_id, shown?.id ?? null];
  };
  expect(await found()).toEqual([null, null]);
  await server.db
    .update(papers)
    .set({ publishedAt: new Date(0) })
    .where(eq(papers.id, paper));
  expect(await found()).toEqual([paper, paper]);
  await server.db.update(papers).set({ deletedAt: now }).where(eq(papers.id, paper));
  expect(await found()).toEqual([null, null]);
  await server.db.update(courses).set({ publishedAt: null }).where(eq(courses.id, course));
  expect(await told(client.courses.lesson(lesson))).toBe(404);
});
