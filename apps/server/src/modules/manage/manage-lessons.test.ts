import type { ManageCoursesContract, ResourceDraft } from '@shuyuan/api-client/manage';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { buyCourse, createCourse, createCourseCategory } from '../courses/courses.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
const now = new Date('2026-11-22T08:00:00.000Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['grants', 'orders', 'courses', 'videos'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`);
});

type Contents = NonNullable<ResourceDraft<ManageCoursesContract>['contents']>;
type Lesson = Contents[number]['lessons'][number];
const write = (id: number, contents: Contents) => admin.manage.courses.update(id, { contents });
const chaptersOf = async (id: number) => (await admin.manage.courses.find(id)).contents;
const titlesOf = async (id: number) =>
  (await chaptersOf(id)).map(({ title, lessons }) => [title, lessons.map((lesson) => lesson.title)]);
const live: Lesson = { kind: 'live', title: '答疑', starts_at: '2026-12-01T12:00:00.000Z' };

it('stand by chapter in their order, as learners see them, and come back by an undo', async () => {
  const id = await createCourse(server.db, { charge: 99 });
  const videoId = await createVideo(server.db, { duration: 600 });
  const articleId = await createArticle(server.db, { title: '一篇' });
  await write(id, [
    { title: '', lessons: [{ kind: 'video', title: '开课', is_free: true, video_id: videoId }] },
    { title: '读', lessons: [live, { kind: 'article', title: '讲义', article_id: articleId }] },
    { title: '还没写', lessons: [] },
  ]);
  const all = [
    ['', ['开课']],
    ['读', ['答疑', '讲义']],
    ['还没写', []],
  ];
  expect(await titlesOf(id)).toEqual(all);
  const { chapters, course } = await clientOf(server).courses.detail(id);
  // The live lesson does not count.
  expect(course).toMatchObject({ lessons_count: 2, duration: 600 });
  expect(chapters.map(({ lessons }) => lessons)).toMatchObject([
    [{ kind: 'video', video_id: videoId, duration: 600, is_free: true, can_watch: true }],
    [
      { kind: 'live', starts_at: live.starts_at },
      { kind: 'article', article_id: articleId },
    ],
  ]);
  const { action_id: action } = await write(id, []);
  expect(await titlesOf(id)).toEqual([]);
  await admin.manage.log.undo(action);
  expect(await titlesOf(id)).toEqual(all);
});

it('CR-12 keep their order and their ids when one is saved, and when other fields are', async () => {
  const id = await createCourse(server.db, {
    lessons: [{ title: '开课', duration: 60 }],
    chapters: [{ title: '写', lessons: [{ title: '一' }, { title: '二' }, { title: '三' }] }],
  });
  const before = await chaptersOf(id);
  await write(
    id,
    before.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map((lesson) => ({
        ...lesson,
        title: lesson.title === '二' ? '第二讲' : lesson.title,
      })),
    })),
  );
  await admin.manage.courses.update(id, { title: '改了名字' });
  const idsOf = (chapters: typeof before) =>
    chapters.map(({ lessons }) => lessons.map((lesson) => lesson.id));
  const after = await chaptersOf(id);
  expect(idsOf(after)).toEqual(idsOf(before));
  expect(await titlesOf(id)).toEqual([
    ['', ['开课']],
    ['写', ['一', '第二讲', '三']],
  ]);
  // It has no file to ask.
  expect(after[0]?.lessons[0]?.duration).toBe(60);
});

it('CR-12 are refused when somebody else has saved meanwhile, and stay as those have left them', async () => {
  const id = await createCourse(server.db, { lessons: [{ title: '一' }, { title: '二' }] });
  const { updated_at: seen, contents } = await admin.manage.courses.find(id);
  const [{ lessons } = { lessons: [] }] = contents;
  await admin.manage.courses.update(id, { contents: [{ title: '', lessons: lessons.toReversed() }] }, seen);
  await expect(
    admin.manage.courses.update(id, { contents: [{ title: '新的一章', lessons }] }, seen),
  ).rejects.toMatchObject({ code: 409 });
  expect(await titlesOf(id)).toEqual([['', ['二', '一']]]);
});

it('say of their video what may be tried of it, and whether it may be dragged', async () => {
  const id = await createCourse(server.db);
  const videoId = await createVideo(server.db, { duration: 600 });
  const lesson: Lesson = {
    kind: 'video',
    title: '开课',
    video_id: videoId,
    free_seconds: 60,
    ban_drag: true,
  };
  const { action_id: action } = await write(id, [{ title: '', lessons: [lesson] }]);
  expect((await admin.manage.videos.find(videoId)).free_seconds).toBe(60);
  expect((await chaptersOf(id))[0]?.lessons[0]).toMatchObject({ free_seconds: 60, ban_drag: true });
  await expect(write(id, [{ title: '', lessons: [{ ...lesson, free_seconds: 600 }] }])).rejects.toMatchObject(
    { code: 1, message: '试看时长要短于视频时长' },
  );
  await admin.manage.log.undo(action);
  expect(await titlesOf(id)).toEqual([]);
});

it('of another course stay where they are', async () => {
  const id = await createCourse(server.db);
  const other = await createCourse(server.db, { lessons: [{ title: '别家的' }] });
  const [{ lessons } = { lessons: [] }] = await chaptersOf(other);
  await write(id, [{ title: '', lessons }]);
  expect(await titlesOf(other)).toEqual([['', ['别家的']]]);
  expect(await titlesOf(id)).toEqual([['', ['别家的']]]);
});

describe('what may not be', () => {
  const twice: Lesson = { kind: 'video', title: '一' };
  const wrong: [string, string, (ids: { video: number; article: number; lesson: number }) => Lesson[]][] = [
    [
      'an article without one',
      '文章课时请选择一篇文章，其他课时不选文章',
      () => [{ kind: 'article', title: '一' }],
    ],
    [
      'an article that plays',
      '只有视频课时可以选择视频',
      ({ article, video }) => [{ kind: 'article', title: '一', article_id: article, video_id: video }],
    ],
    [
      'a free article',
      '文章课时是否免费由文章的价格决定',
      ({ article }) => [{ kind: 'article', title: '一', article_id: article, is_free: true }],
    ],
    [
      'a live one that begins never',
      '直播课时请填写开始时间，其他课时不填',
      () => [{ kind: 'live', title: '一' }],
    ],
    [
      'an article twice',
      '同一篇文章在课程里只能放一次',
      ({ article }) => [
        { kind: 'article', title: '一', article_id: article },
        { kind: 'article', title: '二', article_id: article },
      ],
    ],
    [
      'a lesson twice',
      '同一个课时在课程里只能放一次',
      ({ lesson }) => [
        { ...twice, id: lesson },
        { ...twice, id: lesson },
      ],
    ],
    [
      'a video that is gone',
      '所选的视频、文章、试卷或文件有的已不存在，请重新选择',
      () => [{ kind: 'video', title: '一', video_id: 999_999 }],
    ],
  ];

  it.each(wrong)('is refused on its field, and leaves what was there: %s', async (_, message, lessonsOf) => {
    const id = await createCourse(server.db, { lessons: [{ title: '开课' }] });
    const lesson = (await chaptersOf(id))[0]!.lessons[0]!.id;
    const ids = { lesson, video: await createVideo(server.db), article: await createArticle(server.db) };
    await expect(write(id, [{ title: '', lessons: lessonsOf(ids) }])).rejects.toMatchObject({
      code: 1,
      message,
      data: { field: 'contents' },
    });
    expect(await titlesOf(id)).toEqual([['', ['开课']]]);
  });
});

it('CR-06 stay while somebody has the course, and may be changed and moved', async () => {
  const id = await createCourse(server.db, { charge: 9, lessons: [{ title: '一' }, { title: '二' }] });
  await buyCourse(server.db, (await createPerson(server.db)).id, id, now);
  const [{ lessons } = { lessons: [] }] = await chaptersOf(id);
  await expect(write(id, [{ title: '', lessons: lessons.slice(1) }])).rejects.toMatchObject({
    message: '已有学员拥有该课程或下过订单，可以加课时、换顺序，不能移出课时',
  });
  await write(id, [{ title: '新的一章', lessons: [...lessons.toReversed(), live] }]);
  expect(await titlesOf(id)).toEqual([['新的一章', ['二', '一', '答疑']]]);
});

it('CR-13 are there once, however often the same change is sent: an answer was lost', async () => {
  const id = await createCourse(server.db);
  const videoId = await createVideo(server.db, { duration: 600 });
  const contents: Contents = [
    { title: '删与改', lessons: [{ kind: 'video', title: '开课', video_id: videoId }, live] },
  ];
  const { updated_at: seenAt } = await admin.manage.courses.find(id);
  await admin.manage.courses.update(id, { contents }, seenAt);
  const before = await chaptersOf(id);
  // Upon what is there no more it is refused, and over it the same stands once.
  await expect(admin.manage.courses.update(id, { contents }, seenAt)).rejects.toMatchObject({ code: 409 });
  expect(await chaptersOf(id)).toEqual(before);
  await write(id, contents);
  expect(await titlesOf(id)).toEqual([['删与改', ['开课', '答疑']]]);
  expect((await clientOf(server).courses.detail(id)).course.lessons_count).toBe(1);
});

it('CR-13 come once with a new course that is sent again under its key', async () => {
  const categoryId = await createCourseCategory(server.db);
  const draft = {
    title: '新课',
    thumb: '/a.svg',
    category_id: categoryId,
    contents: [{ title: '', lessons: [live] }],
  };
  const key = { idempotencyKey: 'a-new-course' };
  const first = await admin.manage.courses.store(draft, key);
  expect(await admin.manage.courses.store(draft, key)).toEqual(first);
  expect((await admin.manage.courses.list({})).total).toBe(1);
  expect(await titlesOf(first.id)).toEqual([['', ['答疑']]]);
});
