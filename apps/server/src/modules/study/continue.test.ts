import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grants, studyDays, videoProgress } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { buyCourse, createCourse } from '../courses/courses.fixtures.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { addStudySeconds } from '../study-records/study-days.repo.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

let server: TestServer;
let learner: Person;
let now: Date;
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-20T04:00:00Z');
  learner = await createPerson(server.db);
});

const study = (person = learner) => clientOf(server, person).study;

/** A lesson that is not sold alone. */
const lessonVideo = (title: string) =>
  createVideo(server.db, { title, charge: null, publishedAt: null, duration: 100 });

async function watch(videoId: number, position: number, isWatched = false) {
  wait(1);
  const watchedAt = isWatched ? now : null;
  await server.db
    .insert(videoProgress)
    .values({
      userId: learner.id,
      videoId,
      position,
      watchSeconds: position,
      watchedAt,
      studiedAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [videoProgress.userId, videoProgress.videoId],
      set: { position, watchedAt, studiedAt: now },
    });
}

/** A bought course of three lessons that are played. */
async function boughtCourse(title: string) {
  const videos = [
    await lessonVideo(`${title}一`),
    await lessonVideo(`${title}二`),
    await lessonVideo(`${title}三`),
  ];
  const lessons = videos.map((videoId, index) => ({ title: `${title}第${index + 1}讲`, videoId }));
  const id = await createCourse(server.db, { title, charge: 99, lessons });
  wait(1);
  await buyCourse(server.db, learner.id, id, now);
  return { id, videos: videos as [number, number, number] };
}

describe('what to go on with', () => {
  it('is nothing for who has begun nothing', async () => {
    expect(await study().continue()).toEqual({ lesson: null, video: null, article: null, latest: null });
  });

  it('CL-17: is the lesson that is next in the course studied last', async () => {
    const first = await boughtCourse('甲');
    const second = await boughtCourse('乙');
    expect((await study().continue()).lesson).toMatchObject({
      action: 'start',
      course: { id: second.id, title: '乙' },
      title: '乙第1讲',
      number: 1,
      position: 0,
    });
    await watch(first.videos[0], 100, true);
    await watch(first.videos[1], 40);
    expect((await study().continue()).lesson).toEqual({
      course: { id: first.id, title: '甲', thumb: '/blobs/course.svg' },
      action: 'continue',
      kind: 'video',
      id: expect.any(Number) as number,
      title: '甲第2讲',
      number: 2,
      resource_id: first.videos[1],
      position: 40,
      duration: 100,
      learned_count: 1,
      lessons_count: 3,
    });
  });

  it('CL-17: passes over a course that is hidden from them, or whose time is over, and reviews what is done', async () => {
    const done = await boughtCourse('学完的');
    for (const id of done.videos) await watch(id, 100, true);
    const over = await boughtCourse('到期的');
    await watch(over.videos[0], 10);
    await server.db.update(grants).set({ endsAt: now }).where(eq(grants.goodsId, over.id));
    const free = await lessonVideo('藏');
    await createCourse(server.db, {
      lessons: [{ title: '免费的', videoId: free, isFree: true }],
      publishedAt: null,
    });
    await watch(free, 10);
    expect((await study().continue()).lesson).toMatchObject({
      action: 'review',
      course: { id: done.id },
      number: 1,
      position: 0,
    });
  });

  it('has the last video with its second and the last article, that open and are left', async () => {
    const { id: course, videos } = await boughtCourse('课');
    await watch(videos[0], 61.5);
    const alone = await createVideo(server.db, { title: '单集' });
    await watch(alone, 100, true);
    const [article, closed] = [
      await createArticle(server.db, { title: '一篇' }),
      await createArticle(server.db, { title: '读完的' }),
    ];
    await study().record(article, 40);
    wait(1);
    await study().record(closed, 100);
    const { video, article: read } = await study().continue();
    expect(video).toEqual({
      id: videos[0],
      title: '课一',
      thumb: '/blobs/video.svg',
      position: 61.5,
      duration: 100,
      course: { id: course, title: '课' },
    });
    expect(read).toMatchObject({ id: article, title: '一篇', place: 40 });
  });
});

describe('what is theirs', () => {
  it('CL-17: stands before what was only looked at, whatever was opened since', async () => {
    const owned = await boughtCourse('买的');
    await watch(owned.videos[0], 40);
    const peeked = await createArticle(server.db, { title: '看了一眼' });
    await createCourse(server.db, {
      title: '没买的',
      charge: 99,
      lessons: [{ title: '免费的一篇', kind: 'article', articleId: peeked }],
    });
    wait(5);
    await study().record(peeked, 14);
    const free = await createVideo(server.db, { title: '看了几秒', duration: 100 });
    await watch(free, 3);
    const { lesson, video, article, latest } = await study().continue();
    expect(lesson?.course.id).toBe(owned.id);
    expect([video?.id, article, latest]).toEqual([owned.videos[0], null, 'lesson']);
  });

  it('CL-17: is what was looked at while nothing of theirs is left', async () => {
    const done = await boughtCourse('学完的');
    for (const id of done.videos) await watch(id, 100, true);
    const article = await createArticle(server.db, { title: '看了一眼' });
    wait(5);
    await study().record(article, 14);
    const found = await study().continue();
    expect([found.lesson?.action, found.article?.id, found.latest]).toEqual(['review', article, 'article']);
  });

  it('CL-17: is a course of a combo that they have, and names what was left last of all kinds', async () => {
    const video = await lessonVideo('在专栏里');
    const inside = await createCourse(server.db, {
      charge: 99,
      lessons: [{ title: '第一讲', videoId: video }],
    });
    const alone = await createVideo(server.db, { charge: null, publishedAt: null, duration: 100 });
    const combo = await createCombo(server.db, {
      charge: 199,
      items: [
        { resourceType: 'course', resourceId: inside },
        { resourceType: 'video', resourceId: alone },
      ],
    });
    wait(1);
    await server.db.insert(grants).values({
      userId: learner.id,
      goodsType: 'combo',
      goodsId: combo,
      source: 'given',
      startsAt: now,
      createdAt: now,
    });
    expect(await study().continue()).toMatchObject({
      lesson: { course: { id: inside }, action: 'start' },
      latest: 'lesson',
    });
    await watch(alone, 50);
    expect(await study().continue()).toMatchObject({
      lesson: { course: { id: inside } },
      video: { id: alone, course: null },
      latest: 'video',
    });
  });

  it.each([
    ['text', { kind: 'text' as const, content: '<p>字</p>' }],
    ['exam', { kind: 'exam' as const }],
    ['homework', { kind: 'homework' as const }],
  ])('CL-17: is a lesson of kind %s too, with what it shows', async (kind, lesson) => {
    const paperId = kind === 'text' ? null : (await createPaper(server.db)).id;
    const id = await createCourse(server.db, { charge: 99, lessons: [{ title: '它', ...lesson, paperId }] });
    wait(1);
    await buyCourse(server.db, learner.id, id, now);
    const next = (await study().continue()).lesson;
    expect(next).toMatchObject({ kind, title: '它', number: 1, position: 0, duration: 0, lessons_count: 1 });
    expect(next?.resource_id).toBe(paperId ?? next?.id);
    if (paperId !== null) return;
    await clientOf(server, learner).courses.recordLesson(next!.id, 35);
    expect((await study().continue()).lesson).toMatchObject({ action: 'continue', position: 35 });
  });
});

describe('the days', () => {
  it('CL-16: part at midnight of the school, wherever the person is', async () => {
    // 00:30 in Shanghai on the 21st; in UTC, and west of it, still the 20th.
    now = new Date('2026-11-20T16:30:00Z');
    await addStudySeconds(server.db, learner.id, 90.4, now);
    await addStudySeconds(server.db, learner.id, 30, new Date('2026-11-20T15:59:59Z'));
    await addStudySeconds(server.db, learner.id, 60, now);
    expect(await study().days()).toEqual({
      today: '2026-11-21',
      days: [
        { day: '2026-11-20', seconds: 30 },
        { day: '2026-11-21', seconds: 150 },
      ],
      streak: 2,
      longest_streak: 2,
    });
  });

  it('CL-16: are no shorter for a today that is young, and mended by what was played offline and comes late', async () => {
    await addStudySeconds(server.db, learner.id, 60, new Date('2026-11-17T04:00:00Z'));
    await addStudySeconds(server.db, learner.id, 60, new Date('2026-11-19T04:00:00Z'));
    expect(await study().days()).toMatchObject({ today: '2026-11-20', streak: 1 });
    await addStudySeconds(server.db, learner.id, 60, new Date('2026-11-18T04:00:00Z'));
    expect((await study().days()).streak).toBe(3);
  });

  it('count reading as well, and none of nobody else, and no older than a year', async () => {
    await server.db.insert(studyDays).values({ userId: learner.id, day: '2025-11-01', seconds: 60 });
    await addStudySeconds(server.db, (await createPerson(server.db)).id, 60, now);
    const id = await createArticle(server.db);
    await study().record(id, 0);
    expect((await study().days()).days).toEqual([]);
    await study().record(id, 10);
    wait(0.5);
    await study().record(id, 20);
    expect((await study().days()).days).toEqual([{ day: '2026-11-20', seconds: 40 }]);
  });
});

describe('the history', () => {
  it('mixes what was watched and read, the latest first, each with its day', async () => {
    now = new Date('2026-11-19T15:58:00Z');
    const { videos } = await boughtCourse('课');
    const article = await createArticle(server.db, { title: '一篇' });
    now = new Date('2026-11-19T15:58:00Z');
    await watch(videos[0], 25);
    wait(2);
    await study().record(article, 30);
    const { data, total } = await study().history();
    expect(total).toBe(2);
    expect(data).toMatchObject([
      {
        resource: { type: 'article', id: article, title: '一篇' },
        day: '2026-11-20',
        progress: 30,
        position: null,
      },
      {
        resource: { type: 'video', id: videos[0], title: '课一', state: 'published' },
        day: '2026-11-19',
        progress: 25,
        position: 25,
      },
    ]);
    expect((await study().history({ page: 2, size: 1 })).data).toMatchObject([
      { resource: { id: videos[0] } },
    ]);
    expect((await study(await createPerson(server.db)).history()).total).toBe(0);
  });

  it('loses a row that is removed, until it is studied again, and no progress with it', async () => {
    const { id: course, videos } = await boughtCourse('课');
    await watch(videos[0], 100, true);
    await study().forget({ type: 'video', id: videos[0] });
    expect(await study().history()).toMatchObject({ data: [], total: 0 });
    expect((await study().continue()).lesson).toMatchObject({ course: { id: course }, learned_count: 1 });
    await watch(videos[0], 20, true);
    expect((await study().history()).total).toBe(1);
  });

  it('takes nothing out of the history of somebody else', async () => {
    const id = await createVideo(server.db);
    await watch(id, 5);
    await study(await createPerson(server.db)).forget({ type: 'video', id });
    expect((await study().history()).total).toBe(1);
  });
});

it('is for signed-in people', async () => {
  const visitor = clientOf(server).study;
  const unauthorized = { kind: 'unauthorized', status: 401 };
  for (const asked of [visitor.continue(), visitor.days(), visitor.history()])
    await expect(asked).rejects.toMatchObject(unauthorized);
});
