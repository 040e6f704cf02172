import { createMyLearningApi } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses, videoProgress } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { buyCombo, createCombo } from '../combos/combos.fixtures.ts';
import { buyCourse, createCourse } from '../courses/courses.fixtures.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

let server: TestServer;
let learner: Person;
let now: Date;
const wait = (minutes = 1) => void (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-20T04:00:00.000Z');
  learner = await createPerson(server.db);
});

const mine = (person: Person | undefined = learner) => createMyLearningApi(clientOf(server, person).http);

async function watch(videoId: number, watchSeconds: number, watchedAt: Date | null = null) {
  wait();
  await server.db.insert(videoProgress).values({
    userId: learner.id,
    videoId,
    position: 7,
    watchSeconds,
    watchedAt,
    studiedAt: now,
    createdAt: now,
  });
}

const give = (type: 'course' | 'combo' | 'video', id: number) =>
  addGrant(server.db, { userId: learner.id, goods: { type, id }, source: 'given', startsAt: now });

describe('courses', () => {
  it('have what was learned of them and the lesson that was watched last, the latest first', async () => {
    const [one, two] = [
      await createVideo(server.db, { title: '第一段', charge: null, publishedAt: null }),
      await createVideo(server.db, { title: '第二段', charge: null, publishedAt: null }),
    ];
    const lessons = [
      { title: '一', videoId: one },
      { title: '二', videoId: two },
      { title: '附件', kind: 'attachment' as const },
    ];
    const bought = await createCourse(server.db, { title: '买的', charge: 99, lessons });
    const boughtAt = now;
    await buyCourse(server.db, learner.id, bought, boughtAt);
    wait();
    const given = await createCourse(server.db, { title: '送的' });
    await give('course', given);
    await watch(one, 600, now);
    await watch(two, 30);
    const { data, total } = await mine().courses();
    expect(total).toBe(2);
    expect(data.map(({ course_id: id, charge }) => [id, charge > 0])).toEqual([
      [given, false],
      [bought, true],
    ]);
    expect(data[1]).toMatchObject({
      user_id: learner.id,
      created_at: boughtAt.toISOString(),
      learned_count: 1,
      course: { id: bought, title: '买的', thumb: '/blobs/course.svg', videos_count: 2, charge: 99 },
      watch_record: { is_watched: false, watched_at: null, progress: 50 },
      last_view_video: { video_id: two, watch_seconds: 30, video: { title: '第二段', duration: 600 } },
    });
    expect(data[0]).toMatchObject({ learned_count: 0, last_view_video: null });
    expect((await mine().courses({ page: 2, size: 1 })).data).toMatchObject([{ course_id: bought }]);
  });

  it('are watched when all of them is, and stay while they are hidden', async () => {
    const video = await createVideo(server.db);
    const id = await createCourse(server.db, { lessons: [{ title: '一', videoId: video }] });
    await give('course', id);
    await watch(video, 600, now);
    await server.db.update(courses).set({ publishedAt: null }).where(eq(courses.id, id));
    const watchedAt = new Date(now.getTime() - 60_000).toISOString();
    expect((await mine().courses()).data).toMatchObject([
      { watch_record: { is_watched: true, watched_at: watchedAt, progress: 100 } },
    ]);
  });
});

it('columns count the lessons of a course in them each by itself', async () => {
  const [alone, lesson] = [await createVideo(server.db), await createVideo(server.db)];
  const course = await createCourse(server.db, { lessons: [{ title: '一', videoId: lesson }] });
  const items = [
    { resourceType: 'video' as const, resourceId: alone },
    { resourceType: 'course' as const, resourceId: course },
  ];
  const id = await createCombo(server.db, { title: '专栏', charge: 59, items });
  await buyCombo(server.db, learner.id, id, now);
  await watch(lesson, 600, now);
  const { data, total } = await mine().combos();
  expect(total).toBe(1);
  expect(data).toMatchObject([
    {
      combo_id: id,
      learned_count: 1,
      combo: { id, title: '专栏', videos_count: 2, charge: 59 },
      watch_record: { is_watched: false, progress: 50 },
    },
  ]);
});

it('videos have their second', async () => {
  const id = await createVideo(server.db, { charge: 9 });
  await give('video', id);
  await watch(id, 12);
  expect(await mine().videos()).toMatchObject({
    data: [
      { video_id: id, charge: 0, video: { id, charge: 9, duration: 600 }, watch_record: { position: 7 } },
    ],
    total: 1,
  });
});

describe('the lessons of a course', () => {
  it('have how far each was studied, and whether it opens', async () => {
    const [free, paid] = [
      await createVideo(server.db, { charge: null, publishedAt: null }),
      await createVideo(server.db, { charge: null, publishedAt: null }),
    ];
    const article = await createArticle(server.db);
    const id = await createCourse(server.db, {
      charge: 99,
      lessons: [{ title: '试看', videoId: free, isFree: true }],
      chapters: [
        {
          title: '第一章',
          lessons: [
            { title: '要买', videoId: paid },
            { title: '读', kind: 'article', articleId: article },
          ],
        },
      ],
    });
    await watch(free, 150);
    await clientOf(server, learner).study.record(article, 100);
    const { lessons } = await mine().course(id);
    expect(lessons).toMatchObject([
      {
        title: '试看',
        chapter: '',
        video_id: free,
        watch_seconds: 150,
        duration: 600,
        progress: 25,
        can_watch: true,
      },
      { title: '要买', chapter: '第一章', progress: 0, watched_at: null, created_at: null, can_watch: false },
      { title: '读', article_id: article, progress: 100, watched_at: now.toISOString(), can_watch: true },
    ]);
  });

  it('are not there for who may not see the course', async () => {
    const id = await createCourse(server.db, { publishedAt: null });
    await expect(mine().course(id)).rejects.toMatchObject({ code: 404 });
    await expect(mine().course(999_999_999)).rejects.toMatchObject({ code: 404 });
    await give('course', id);
    expect(await mine().course(id)).toEqual({ lessons: [] });
  });
});

it('is for signed-in people, each their own', async () => {
  await give('course', await createCourse(server.db));
  expect((await mine(await createPerson(server.db)).courses()).total).toBe(0);
  const visitor = createMyLearningApi(clientOf(server).http);
  for (const asked of [visitor.courses(), visitor.combos(), visitor.videos()])
    await expect(asked).rejects.toMatchObject({ kind: 'unauthorized', status: 401 });
});
