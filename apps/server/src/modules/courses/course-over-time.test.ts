import { createMyLearningApi, createVideosApi } from '@shuyuan/api-client';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseLessons, courses } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, createArticle } from '../articles/articles.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo, startVideos } from '../videos/videos.fixtures.ts';
import { buyCourse, createCourse, createTeacher } from './courses.fixtures.ts';

let server: TestServer;
let admin: Manager;
let now: Date;
const start = new Date('2026-11-22T08:00:00.000Z');
const pass = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  now = start;
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = start;
  for (const table of ['courses', 'videos', 'search_documents'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`);
});

const detail = (id: number, who?: Person) => clientOf(server, who).courses.detail(id);
const part = () => createVideo(server.db, { charge: null, publishedAt: null });
const missing = { code: 404 };

async function watch(who: Person, videoId: number) {
  pass(20);
  const told = { duration: 600, position: 600 };
  await startVideos(server.db, who.id, [videoId]);
  await createVideosApi(clientOf(server, who).http).record(videoId, told);
}

async function read(who: Person, articleId: number) {
  pass(20);
  await clientOf(server, who).study.record(articleId, 100);
}

async function addLesson(courseId: number, lesson: Partial<typeof courseLessons.$inferInsert>) {
  const row = { courseId, title: '后来加的', kind: 'video' as const, sort: 9, ...lesson };
  await server.db.insert(courseLessons).values(row);
}

describe('CR-04 counts and percent', () => {
  it('are of published lessons alone, and follow what is published and hidden', async () => {
    const learner = await createPerson(server.db);
    const video = await part();
    const draft = await createArticle(server.db, { publishedAt: null });
    const id = await createCourse(server.db, {
      lessons: [
        { title: '第一讲', videoId: video },
        { title: '讲稿', kind: 'article', articleId: draft },
      ],
    });
    await watch(learner, video);
    expect((await detail(id, learner)).course).toMatchObject({ lessons_count: 1, progress: 100 });
    expect((await clientOf(server).courses.list()).data.data[0]?.lessons_count).toBe(1);
    await server.db.execute(
      sql`update articles set published_at = ${start.toISOString()} where id = ${draft}`,
    );
    expect((await detail(id, learner)).course).toMatchObject({ lessons_count: 2, progress: 50 });
  });

  it('are whole, between 0 and 100: two of three lessons are 66, and files and live lessons do not count', async () => {
    const learner = await createPerson(server.db);
    const videos = [await part(), await part(), await part()];
    const id = await createCourse(server.db, {
      lessons: [
        ...videos.map((videoId) => ({ title: '一讲', videoId })),
        { title: '答疑', kind: 'live', startsAt: start },
      ],
    });
    expect((await detail(id, learner)).course.progress).toBe(0);
    for (const video of videos.slice(0, 2)) await watch(learner, video);
    expect((await detail(id, learner)).course.progress).toBe(66);
    // Twice the same is no more of it.
    await watch(learner, videos[0]!);
    expect((await detail(id, learner)).course.progress).toBe(66);
  });

  it('of a course or a chapter without lessons are none, and it is there all the same', async () => {
    const learner = await createPerson(server.db);
    const empty = await createCourse(server.db);
    expect(await detail(empty, learner)).toMatchObject({
      course: { lessons_count: 0, progress: 0 },
      chapters: [],
      next: null,
    });
    const id = await createCourse(server.db, {
      chapters: [
        { title: '还没写', lessons: [] },
        { title: '写好了', lessons: [{ title: '一讲', videoId: await part() }] },
      ],
    });
    expect((await detail(id, learner)).chapters.map(({ title }) => title)).toEqual(['写好了']);
  });
});

describe('CR-05 a lesson that is added to a course somebody has finished', () => {
  async function finished() {
    const learner = await createPerson(server.db);
    const [video, article] = [await part(), await createArticle(server.db, {})];
    const id = await createCourse(server.db, {
      charge: 99,
      lessons: [
        { title: '第一讲', videoId: video },
        { title: '讲稿', kind: 'article', articleId: article },
      ],
    });
    await buyCourse(server.db, learner.id, id, now);
    return { learner, video, article, id };
  }
  const mine = async (learner: Person) =>
    (await createMyLearningApi(clientOf(server, learner).http).courses()).data[0]?.watch_record;

  it('lets the percent fall and the course go on, and leaves the day on which it was finished', async () => {
    const { learner, video, article, id } = await finished();
    await watch(learner, video);
    expect(await mine(learner)).toMatchObject({ is_watched: false, watched_at: null });
    await read(learner, article);
    const finishedAt = now.toISOString();
    expect(await mine(learner)).toEqual({ is_watched: true, watched_at: finishedAt, progress: 100 });
    expect((await detail(id, learner)).next?.state).toBe('review');

    const added = await part();
    await addLesson(id, { videoId: added });
    expect(await mine(learner)).toEqual({ is_watched: false, watched_at: finishedAt, progress: 66 });
    const { course, next } = await detail(id, learner);
    expect([course.progress, next?.state, next?.video_id]).toEqual([66, 'continue', added]);

    await watch(learner, added);
    await watch(learner, added);
    expect(await mine(learner)).toEqual({ is_watched: true, watched_at: finishedAt, progress: 100 });
  });

  it('is finished where the last two lessons end at once', async () => {
    const { learner, video, article, id } = await finished();
    await Promise.all([watch(learner, video), read(learner, article)]);
    await addLesson(id, { videoId: await part() });
    expect((await mine(learner))?.watched_at).not.toBeNull();
  });
});

describe('CR-09 the time at which a course is published', () => {
  const hour = 60;

  it('is one instant: a millisecond before it the course is nowhere, and from it on everywhere', async () => {
    const id = await createCourse(server.db, {
      title: '麒麟课',
      publishedAt: null,
      lessons: [{ title: '直播', kind: 'live', startsAt: start }],
    });
    const instant = '2026-11-22T09:00:00.000Z';
    await admin.manage.courses.update(id, { published_at: instant });
    expect(await admin.manage.courses.find(id)).toMatchObject({ status: 'scheduled', published_at: instant });
    const listed = async () => (await clientOf(server).courses.list()).data.data;
    const found = async () => (await clientOf(server).search.find({ keywords: '麒麟课' })).total;
    now = new Date(Date.parse(instant) - 1);
    await expect(detail(id)).rejects.toMatchObject(missing);
    expect([await listed(), await found()]).toEqual([[], 0]);
    now = new Date(instant);
    expect((await detail(id)).course.published_at).toBe(instant);
    expect((await listed()).map((card) => card.published_at)).toEqual([instant]);
    expect(await found()).toBe(1);
  });

  it('locks out nobody who had access when it is moved to later: owners, members and who study for nothing', async () => {
    const [owner, member, idle, stranger, teacher] = [
      await createPerson(server.db),
      await createPerson(server.db),
      await createPerson(server.db),
      await createPerson(server.db),
      await createPerson(server.db),
    ];
    const teacherId = await createTeacher(server.db, { userId: teacher.id });
    const [video, other] = [await part(), await part()];
    const lessons = [video, other].map((videoId) => ({ title: '一讲', videoId }));
    const id = await createCourse(server.db, { charge: 99, isVipFree: true, teacherId, lessons });
    await buyCourse(server.db, owner.id, id, now);
    for (const one of [member, idle]) await becomeMember(server.db, one.id, now);
    await watch(member, video);
    await server.db.update(courses).set({ publishedAt: new Date(now.getTime() + 24 * hour * 60_000) });

    const play = async (who: Person, lesson: number) =>
      createVideosApi(clientOf(server, who).http).play(lesson, false);
    for (const who of [owner, member, teacher]) {
      expect((await detail(id, who)).course.can_watch).toBe(true);
      // A lesson that they have not begun as well.
      await expect(play(who, other)).resolves.toBeDefined();
    }
    await watch(member, other);
    expect((await detail(id, member)).course.progress).toBe(100);
    for (const who of [undefined, stranger, idle])
      await expect(detail(id, who)).rejects.toMatchObject(missing);
    await expect(play(idle, other)).rejects.toMatchObject(missing);
    // A draft is there for who owns it and its teacher alone.
    await server.db.update(courses).set({ publishedAt: null });
    await expect(detail(id, member)).rejects.toMatchObject(missing);
    expect((await detail(id, owner)).course.can_watch).toBe(true);
  });

  it('keeps open what costs nothing for who has begun it, and ends with the membership for who was a member', async () => {
    const [reader, member] = [await createPerson(server.db), await createPerson(server.db)];
    const [free, sold] = [await part(), await part()];
    const lessonsOf = (videoId: number) => [{ title: '一讲', videoId }];
    const freeId = await createCourse(server.db, { charge: 0, lessons: lessonsOf(free) });
    const soldId = await createCourse(server.db, { charge: 9, isVipFree: true, lessons: lessonsOf(sold) });
    await becomeMember(server.db, member.id, now);
    await watch(reader, free);
    await watch(member, sold);
    await server.db.update(courses).set({ publishedAt: new Date(now.getTime() + 400 * 24 * hour * 60_000) });
    expect((await detail(freeId, reader)).course.can_watch).toBe(true);
    await expect(createVideosApi(clientOf(server, reader).http).play(free, false)).resolves.toBeDefined();
    expect((await detail(soldId, member)).course.opened_by).toBe('membership');
    await expect(detail(freeId, member)).rejects.toMatchObject(missing);
    pass(60 * 24 * hour);
    await expect(detail(soldId, member)).rejects.toMatchObject(missing);
    const [row] = await server.db.select().from(courses).where(eq(courses.id, soldId));
    expect(row?.publishedAt && row.publishedAt > now).toBe(true);
  });
});
