import { createTeachersApi } from '@shuyuan/api-client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseLessons, courses as courseTable, professions } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { courseSeeds, courseTeacherSeeds } from './courses.seed.ts';
import type { LessonSeed } from './courses/course-seed.ts';
import { lessonKindsSeed } from './lesson-kinds.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('the teachers of the demonstration are found under the courses, each with something to say and to show', async () => {
  const client = clientOf(server);
  const entry = (await client.navigation.header()).find(({ url }) => url === '/courses');
  expect(entry?.children.map(({ name, url }) => `${name} ${url}`)).toEqual([
    '教师 /teachers',
    '视频 /videos',
    '专栏 /combos',
    '选购 /shopCategory',
  ]);
  const { data } = await createTeachersApi(client.http).list({ size: 100 });
  expect(data.map(({ name }) => name)).toEqual(courseTeacherSeeds.map(({ name }) => name));
  for (const teacher of data) {
    expect(teacher.short_description).not.toBe('');
    expect(teacher.courses_count).toBeGreaterThan(0);
  }
});

it('the courses of the demonstration are open, with every lesson that they name, and found by searching', async () => {
  const { courses, search } = clientOf(server);
  const { data, categories } = await courses.list();
  const shown = courseSeeds.filter(({ daysAgo }) => daysAgo !== null && daysAgo > 0);
  expect(data.data.map(({ title }) => title)).toEqual(
    shown.toSorted((a, b) => (a.daysAgo ?? 0) - (b.daysAgo ?? 0)).map(({ title }) => title),
  );
  expect(shown).toHaveLength(12);
  expect(categories.map(({ courses_count: count }) => count)).toEqual([2, 2, 2, 2, 2, 2]);
  for (const { id, title, teacher } of data.data) {
    expect(teacher).not.toBeNull();
    const seed = courseSeeds.find((one) => one.title === title);
    const { chapters } = await courses.detail(id);
    expect(chapters.map(({ lessons }) => lessons.map((lesson) => lesson.title))).toEqual([
      ...(seed?.chapters.map(({ lessons }) => lessons.map(titleOf)) ?? []),
      ...(title === lessonKindsSeed.course ? [lessonKindsSeed.lessons.map((lesson) => lesson.title)] : []),
    ]);
  }
  expect(await search.find({ keywords: '动手学几何', type: 'vod' })).toMatchObject({ total: 1 });
});

const titleOf = (lesson: LessonSeed) =>
  'article' in lesson ? lesson.article : 'live' in lesson ? lesson.live : lesson.title;

it('has 124 lessons of all kinds, some of them to try, and each film, file and article is there', async () => {
  const { courses } = clientOf(server);
  const { data } = await courses.list();
  const details = await Promise.all(data.data.map(({ id }) => courses.detail(id)));
  const lessons = details.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons));
  expect(lessons).toHaveLength(124);
  const kinds = Map.groupBy(lessons, ({ kind }) => kind);
  expect([...kinds.keys()].toSorted()).toEqual([
    'article',
    'attachment',
    'exam',
    'homework',
    'live',
    'text',
    'video',
  ]);
  for (const { title, video_id: id } of kinds.get('video') ?? [])
    expect([title, id]).not.toEqual([title, null]);
  for (const { course, chapters } of details) {
    const open = chapters.flatMap((chapter) => chapter.lessons).filter(({ can_watch: isOpen }) => isOpen);
    expect([course.title, open.length]).not.toEqual([course.title, 0]);
  }
  const unnamed = sql`select title from course_lessons where kind = 'attachment' and media_id is null`;
  expect((await server.db.execute(unnamed)).rows).toEqual([]);
  // A draft and one that is still to come have lessons too.
  expect(await server.db.$count(courseLessons)).toBe(126);
});

it('shows each state that a course may be in', async () => {
  const rows = await server.db.select().from(courseTable);
  const is = (state: (row: (typeof rows)[number]) => unknown) => rows.filter(state).map(({ title }) => title);
  expect(is(({ publishedAt }) => publishedAt === null)).toEqual(['给孩子讲的第一堂编程课']);
  expect(is(({ publishedAt }) => publishedAt && publishedAt > new Date())).toEqual(['小楷：写满一页']);
  expect(is(({ soldUntil }) => soldUntil && soldUntil < new Date())).toEqual(['看懂光']);
  expect(is(({ studyDays }) => studyDays)).toEqual(['用手机拍好一张照片']);
  expect(is(({ isRecommended }) => isRecommended).length).toBeGreaterThanOrEqual(4);
  expect(is(({ charge, isVipFree }) => charge > 0 && isVipFree).length).toBeGreaterThanOrEqual(3);
  expect(is(({ charge }) => charge === 0).length).toBeGreaterThanOrEqual(3);
  for (const { title, outcomes } of rows) {
    expect([title, outcomes.length]).toEqual([title, Math.min(5, Math.max(3, outcomes.length))]);
    expect(new Set(outcomes).size).toBe(outcomes.length);
  }
  expect(await server.db.$count(professions)).toBe(5);
});

it('has a text that everybody may read, one that is locked, a test and homework', async () => {
  const { courses } = clientOf(server);
  const course = (await courses.list({ size: 50 })).data.data.find(
    ({ title }) => title === lessonKindsSeed.course,
  );
  const { chapters } = await courses.detail(course!.id);
  const lessons = chapters.at(-1)!.lessons;
  expect(lessons.map(({ kind, is_free, can_watch }) => [kind, is_free, can_watch])).toEqual([
    ['text', true, true],
    ['text', false, false],
    ['exam', false, true],
    ['homework', false, true],
  ]);
  const [free, locked, exam] = await Promise.all(lessons.map(({ id }) => courses.lesson(id)));
  expect(free?.render_content).toContain('这门课不教漂亮话');
  expect(locked?.render_content).toBe('');
  expect(exam?.paper?.questions_count).toBeGreaterThan(0);
});
