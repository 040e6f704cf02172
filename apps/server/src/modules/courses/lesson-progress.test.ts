import { createExamsApi, createMyLearningApi } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  courseCompletions,
  courseLessons,
  examRequiredCourses,
  paperAttempts,
  papers,
  videoProgress,
} from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { submitAttempt } from '../exams/submit-attempt.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { listParts } from '../refunds/parts-of-goods.ts';
import { findUsed } from '../refunds/used-goods.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { buyCourse, createCourse } from './courses.fixtures.ts';

let server: TestServer;
let admin: Manager;
let learner: Person;
let now: Date;
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.paper': true });
  now = new Date('2026-11-22T04:00:00Z');
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T04:00:00Z');
  learner = await createPerson(server.db);
});

const courses = () => clientOf(server, learner).courses;
const lessonsOf = async (courseId: number) =>
  new Map(
    (await server.db.select().from(courseLessons).where(eq(courseLessons.courseId, courseId))).map((row) => [
      row.title,
      row.id,
    ]),
  );

/** Hands in an attempt at a paper that comes to these tenths; null where it waits to be marked. */
async function handIn(paperId: number, score: number | null): Promise<number> {
  wait(1);
  const exams = createExamsApi(clientOf(server, learner).http);
  const { record_id: id } = await exams.start(paperId);
  wait(1);
  await submitAttempt(server.db, id, now);
  await server.db
    .update(paperAttempts)
    .set(score === null ? { status: 3, score: null } : { status: 2, score })
    .where(eq(paperAttempts.id, id));
  return id;
}

/** A bought course with all kinds of lessons, some of which cannot be finished. */
async function boughtCourse() {
  const { id: exam } = await createPaper(server.db, { passScore: 60 });
  const { id: homework } = await createPaper(server.db);
  const { id: draft } = await createPaper(server.db, { publishedAt: null });
  const [videoId, empty] = [await createVideo(server.db), await createVideo(server.db, { duration: 0 })];
  const [articleId, hidden] = [
    await createArticle(server.db),
    await createArticle(server.db, { publishedAt: null }),
  ];
  const id = await createCourse(server.db, {
    charge: 99,
    lessons: [
      { title: '视频', videoId },
      { title: '图文', kind: 'text', content: '<p>字</p>', characterCount: 1 },
      { title: '文章', kind: 'article', articleId },
      { title: '测验', kind: 'exam', paperId: exam },
      { title: '作业', kind: 'homework', paperId: homework },
      { title: '没有文件的视频', videoId: empty },
      { title: '没选的视频' },
      { title: '没写的图文', kind: 'text' },
      { title: '没发布的文章', kind: 'article', articleId: hidden },
      { title: '没发布的测验', kind: 'exam', paperId: draft },
      { title: '没选的作业', kind: 'homework' },
      { title: '附件', kind: 'attachment' },
      { title: '直播', kind: 'live', startsAt: now },
    ],
  });
  await buyCourse(server.db, learner.id, id, now);
  return { id, lessons: await lessonsOf(id), videoId, articleId, exam, homework };
}

const watch = (videoId: number) =>
  server.db.insert(videoProgress).values({
    userId: learner.id,
    videoId,
    position: 600,
    watchSeconds: 600,
    watchedAt: now,
    studiedAt: now,
    createdAt: now,
  });

/** Number of lessons and of finished ones, by the name of each place that says it. */
async function counts(id: number) {
  const client = clientOf(server, learner);
  const mine = createMyLearningApi(client.http);
  const combo = await createCombo(server.db, {
    charge: 199,
    items: [{ resourceType: 'course', resourceId: id }],
  });
  const order = { userId: learner.id, goodsId: id, id: '1' };
  const usedOf = async (goodsType: 'course' | 'combo', goodsId: number) => {
    const { done, total } = await findUsed(
      server.db,
      { ...order, goodsType, goodsId } as Parameters<typeof findUsed>[1],
      now,
    );
    return [done, total];
  };
  const [{ course, chapters }, owned, { data: studied }, { lesson }, { data: students }, listed] =
    await Promise.all([
      client.courses.detail(id),
      mine.courses({}),
      client.study.list({ scene: 'learning', type: 'course' }),
      client.study.continue(),
      admin.manage.students.list(id, {}),
      client.courses.list({ scene: 'all', size: 50 }),
    ]);
  const [mineRow] = owned.data;
  const { lessons } = await mine.course(id);
  const row = studied.find(({ resource }) => resource.id === id);
  const student = students.find((each) => each.id === learner.id);
  return {
    list: listed.data.data.find((each) => each.id === id)?.lessons_count,
    course: [course.lessons_count, course.progress],
    outline: chapters.flatMap((chapter) => chapter.lessons.filter((each) => each.is_studied)).length,
    'study center': [mineRow?.learned_count, mineRow?.course.videos_count, mineRow?.watch_record.progress],
    'lessons of the study center': lessons.filter((each) => each.watched_at !== null).length,
    'study list': row && [row.resource.state !== 'gone' && row.resource.extent, row.progress],
    next: lesson && [lesson.learned_count, lesson.lessons_count],
    refund: await usedOf('course', id),
    'refund of a combo': await usedOf('combo', combo),
    student: [student?.studied_count, student?.lessons_count, student?.progress],
    console: (await admin.manage.courses.list({})).data.find((each) => each.id === id)?.lessons_count,
  };
}

describe('one count of a course', () => {
  it('is said everywhere: lessons that can be finished, and those that are', async () => {
    const course = await boughtCourse();
    await watch(course.videoId);
    await courses().recordLesson(course.lessons.get('图文')!, 100);
    expect(await counts(course.id)).toEqual({
      list: 5,
      course: [5, 40],
      outline: 2,
      'study center': [2, 5, 40],
      'lessons of the study center': 2,
      'study list': [5, 40],
      next: [2, 5],
      refund: [2, 5],
      'refund of a combo': [2, 5],
      student: [2, 5, 40],
      console: 5,
    });
  });

  it('is whole once all of them are finished, which completes the course', async () => {
    const course = await boughtCourse();
    const client = clientOf(server, learner);
    await watch(course.videoId);
    await client.study.record(course.articleId, 100);
    await courses().recordLesson(course.lessons.get('图文')!, 100);
    await handIn(course.homework, null);
    const completions = () =>
      server.db.select().from(courseCompletions).where(eq(courseCompletions.courseId, course.id));
    expect(await completions()).toEqual([]);
    await server.db.update(papers).set({ passScore: 0 }).where(eq(papers.id, course.exam));
    const { record_id: attempt } = await createExamsApi(client.http).start(course.exam);
    await server.db.update(paperAttempts).set({ isSkipMark: true }).where(eq(paperAttempts.id, attempt));
    wait(1);
    await submitAttempt(server.db, attempt, now);
    expect(await completions()).toMatchObject([{ userId: learner.id, finishedAt: now }]);
    const { course: whole, 'study center': mine } = await counts(course.id);
    expect([whole, mine]).toEqual([
      [5, 100],
      [5, 5, 100],
    ]);
  });
});

it('names its papers once among what ends with a refund, of the course and of a combo that has it', async () => {
  const course = await boughtCourse();
  const items = [{ resourceType: 'course' as const, resourceId: course.id }];
  const combo = await createCombo(server.db, { charge: 199, items });
  await server.db
    .insert(examRequiredCourses)
    .values({ goodsType: 'paper', goodsId: course.exam, courseId: course.id });
  const papersOf = async (type: string, id: number) =>
    (await listParts(server.db, type, id)).filter((part) => part.type === 'paper').map((part) => part.id);
  expect(await papersOf('course', course.id)).toEqual(expect.arrayContaining([course.exam, course.homework]));
  expect(await papersOf('course', course.id)).toHaveLength(3);
  expect(await papersOf('combo', combo)).toEqual(await papersOf('course', course.id));
});

describe('a text lesson', () => {
  it('keeps the place and the furthest one, and ticks at its end', async () => {
    const { lessons } = await boughtCourse();
    const lesson = lessons.get('图文')!;
    expect(await courses().recordLesson(lesson, 60)).toEqual({ is_studied: false });
    wait(1);
    expect(await courses().recordLesson(lesson, 20)).toEqual({ is_studied: false });
    expect(await courses().lesson(lesson)).toMatchObject({
      place: 20,
      progress: 60,
      lesson: { is_studied: false },
    });
    expect(await courses().recordLesson(lesson, 100)).toEqual({ is_studied: true });
    expect(await courses().recordLesson(lesson, 5)).toEqual({ is_studied: true });
    expect(await courses().lesson(lesson)).toMatchObject({
      place: 5,
      progress: 100,
      lesson: { is_studied: true },
    });
  });

  it('is the only kind that takes a place', async () => {
    const { lessons } = await boughtCourse();
    await expect(courses().recordLesson(lessons.get('视频')!, 10)).rejects.toMatchObject({ code: 404 });
  });
});

describe('a lesson with a paper', () => {
  it.each([
    ['a test that was not taken', 'exam', [], false],
    ['a test below the mark', 'exam', [59], false],
    ['a test that waits for its marks', 'exam', [null], false],
    ['a test at the mark', 'exam', [60], true],
    ['a test that was passed once and failed since', 'exam', [80, 10], true],
    ['homework that was not handed in', 'homework', [], false],
    ['homework that waits for its marks', 'homework', [null], true],
    ['homework without a point', 'homework', [0], true],
  ] as const)('%s', async (_, kind, scores, isDone) => {
    const { id: paperId } = await createPaper(server.db, { passScore: 60 });
    const id = await createCourse(server.db, { charge: 99, lessons: [{ title: '它', kind, paperId }] });
    await buyCourse(server.db, learner.id, id, now);
    for (const score of scores) await handIn(paperId, score);
    const lesson = (await lessonsOf(id)).get('它')!;
    const { lesson: row, paper } = await courses().lesson(lesson);
    expect(row.is_studied).toBe(isDone);
    const marked = scores.flatMap((score) => score ?? []);
    expect(paper).toMatchObject({
      id: paperId,
      questions_count: 6,
      score: 30,
      pass_score: 6,
      minutes: 60,
      best_score: marked.length === 0 ? null : Math.max(...marked) / 10,
      is_marking: scores.some((score) => score === null),
      is_running: false,
      attempts_left: null,
    });
  });

  it('counts a running attempt as begun alone', async () => {
    const { id: paperId } = await createPaper(server.db, { tryTimes: 2 });
    const id = await createCourse(server.db, {
      charge: 99,
      lessons: [{ title: '它', kind: 'homework', paperId }],
    });
    await buyCourse(server.db, learner.id, id, now);
    await createExamsApi(clientOf(server, learner).http).start(paperId);
    const { lesson, paper } = await courses().lesson((await lessonsOf(id)).get('它')!);
    expect([lesson.is_studied, paper?.is_running, paper?.attempts_left]).toEqual([false, true, 1]);
    expect((await courses().detail(id)).next).toMatchObject({
      kind: 'homework',
      state: 'continue',
      position: 0,
    });
  });
});
