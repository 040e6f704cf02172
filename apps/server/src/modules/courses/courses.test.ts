import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articles, courseCategories, courseChapters, courses, videos } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, buyArticle, createArticle } from '../articles/articles.fixtures.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { buyCourse, createCourse, createCourseCategory, createTeacher } from './courses.fixtures.ts';
import { indexCourses } from './index-courses.ts';

let server: TestServer;
const now = new Date('2026-11-22T08:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(courses);
  await server.db.delete(videos);
  await server.db.delete(courseCategories);
});

type Query = NonNullable<Parameters<ReturnType<typeof clientOf>['courses']['list']>[0]>;
const list = (query?: Query, person?: Person) => clientOf(server, person).courses.list(query);
const idsOf = async (query?: Query) => (await list(query)).data.data.map(({ id }) => id);
const detail = (id: number, person?: Person) => clientOf(server, person).courses.detail(id);
const sell = (article: Parameters<typeof createArticle>[1] = {}) =>
  createArticle(server.db, { charge: 9, paidContent: '<p>暗香</p>', ...article });

describe('the list of courses', () => {
  it('shows what is published, the newest first, and how much there is in it', async () => {
    const categoryId = await createCourseCategory(server.db, { name: '写作' });
    const teacherId = await createTeacher(server.db, {
      name: '沈砚秋',
      avatar: '/blobs/a.svg',
      title: '写作老师',
    });
    const draft = await createArticle(server.db, { publishedAt: null });
    const article = await createArticle(server.db);
    const older = await createCourse(server.db, {
      categoryId,
      teacherId,
      title: '一句话的写法',
      shortDescription: '从删改开始。',
      level: 2,
      charge: 99,
      isVipFree: true,
      userCount: 3,
      publishedAt: daysAgo(3),
      lessons: [
        { title: '开课', duration: 90, videoId: await createVideo(server.db, { duration: 90 }) },
        { title: '读', kind: 'article', articleId: article },
        { title: '稿子', kind: 'article', articleId: draft },
      ],
      chapters: [
        { title: '一', lessons: [{ title: '删', duration: 600, videoId: await createVideo(server.db) }] },
      ],
    });
    const newer = await createCourse(server.db, { categoryId, publishedAt: now });
    await createCourse(server.db, { publishedAt: null });
    await createCourse(server.db, { publishedAt: new Date(now.getTime() + 1) });

    const { data } = await list();
    expect([data.total, data.data.map(({ id }) => id)]).toEqual([2, [newer, older]]);
    expect(data.data[0]).toMatchObject({ teacher: null, lessons_count: 0, duration: 0 });
    expect(data.data[1]).toEqual({
      id: older,
      title: '一句话的写法',
      thumb: '/blobs/course.svg',
      short_description: '从删改开始。',
      category: { id: categoryId, name: '写作' },
      teacher: { id: teacherId, name: '沈砚秋', avatar: '/blobs/a.svg', title: '写作老师' },
      level: 2,
      lessons_count: 3,
      duration: 690,
      user_count: 3,
      published_at: daysAgo(3).toISOString(),
      charge: 99,
      is_vip_free: true,
      has_trial: true,
      is_on_sale: true,
    });
  });

  it('is of one category and what is under it, and names those that have any', async () => {
    const parent = await createCourseCategory(server.db, { name: '文', sort: 1 });
    const child = await createCourseCategory(server.db, { name: '诗', parentId: parent });
    const other = await createCourseCategory(server.db, { name: '理', sort: 0 });
    await createCourseCategory(server.db, { name: '空' });
    const own = await createCourse(server.db, { categoryId: parent, publishedAt: daysAgo(2) });
    const under = await createCourse(server.db, { categoryId: child, publishedAt: daysAgo(1) });
    const apart = await createCourse(server.db, { categoryId: other });
    await createCourse(server.db, { categoryId: other, publishedAt: null });
    expect(await idsOf({ category_id: parent })).toEqual([under, own]);
    expect(await idsOf({ category_id: child })).toEqual([under]);
    expect(await idsOf({ category_id: other })).toEqual([apart]);
    expect((await list({ category_id: child })).categories).toEqual([
      { id: other, name: '理', courses_count: 1, children: [] },
      { id: parent, name: '文', courses_count: 2, children: [{ id: child, name: '诗', courses_count: 1 }] },
    ]);
  });

  it('is narrowed by level and price, ordered, and cut into pages', async () => {
    const free = await createCourse(server.db, { level: 1, userCount: 5, publishedAt: daysAgo(4) });
    const sold = await createCourse(server.db, {
      level: 2,
      charge: 99,
      userCount: 9,
      publishedAt: daysAgo(3),
    });
    const member = await createCourse(server.db, {
      level: 2,
      charge: 49,
      isVipFree: true,
      userCount: 1,
      publishedAt: daysAgo(2),
    });
    // Free to everybody, whatever members have.
    const both = await createCourse(server.db, { level: 4, isVipFree: true, publishedAt: daysAgo(1) });
    expect(await idsOf()).toEqual([both, member, sold, free]);
    expect(await idsOf({ level: 2 })).toEqual([member, sold]);
    expect(await idsOf({ price: 'free' })).toEqual([both, free]);
    expect(await idsOf({ price: 'paid' })).toEqual([member, sold]);
    expect(await idsOf({ price: 'member' })).toEqual([member]);
    expect(await idsOf({ sort: 'popular' })).toEqual([sold, free, member, both]);
    expect(await idsOf({ sort: 'cheapest' })).toEqual([both, free, member, sold]);
    const { data } = await list({ price: 'paid', size: 1, page: 2 });
    expect([data.total, data.data.map(({ id }) => id)]).toEqual([2, [sold]]);
  });
});

describe('a course', () => {
  it('has its lessons in the order of its chapters, what stands before them first', async () => {
    const article = await createArticle(server.db, { title: '读' });
    const draft = await createArticle(server.db, { publishedAt: null });
    const teacherId = await createTeacher(server.db, { name: '沈砚秋', shortDescription: '写了二十年。' });
    const id = await createCourse(server.db, {
      teacherId,
      renderDescription: '<p>三讲。</p>',
      lessons: [{ title: '开课', duration: 60, videoId: await createVideo(server.db) }],
      chapters: [
        { title: '下', lessons: [{ title: '直播', kind: 'live', startsAt: daysAgo(-1), duration: 3600 }] },
        {
          title: '上',
          lessons: [
            { title: '讲义', kind: 'attachment' },
            { title: '稿子', kind: 'article', articleId: draft },
            { title: '读一篇', kind: 'article', articleId: article },
          ],
        },
      ],
    });
    await server.db.update(courseChapters).set({ sort: -1 }).where(eq(courseChapters.title, '上'));
    const { course, chapters } = await detail(id);
    expect(course).toMatchObject({
      render_description: '<p>三讲。</p>',
      teacher: { id: teacherId, name: '沈砚秋', short_description: '写了二十年。' },
      // Neither the file nor the live lesson counts.
      lessons_count: 2,
      can_watch: true,
      is_buy: false,
    });
    expect(chapters.map(({ title, lessons }) => [title, lessons.map((lesson) => lesson.title)])).toEqual([
      ['', ['开课']],
      ['上', ['讲义', '读一篇']],
      ['下', ['直播']],
    ]);
    expect(chapters[0]?.id).toBeNull();
    const [, , live] = chapters.flatMap(({ lessons }) => lessons).slice(1);
    expect(live).toEqual({
      id: expect.any(Number) as number,
      kind: 'live',
      title: '直播',
      duration: 3600,
      is_free: false,
      free_seconds: 0,
      can_watch: true,
      is_studied: false,
      article_id: null,
      video_id: null,
      paper_id: null,
      has_file: false,
      starts_at: daysAgo(-1).toISOString(),
      live_url: '',
    });
    expect(chapters[1]?.lessons[1]).toMatchObject({ article_id: article, is_free: true });
  });

  it.each([
    ['is not there', async () => 999_999_999],
    ['is a draft', () => createCourse(server.db, { publishedAt: null })],
    ['is still to come', () => createCourse(server.db, { publishedAt: new Date(now.getTime() + 1) })],
  ])('is missing while it %s', async (_, create) => {
    await expect(detail(await create())).rejects.toMatchObject({ code: 404, message: '课程不存在或已下架' });
  });

  it('T16 stands while the switch of the add-on is off, as the list does', async () => {
    const id = await createCourse(server.db);
    expect((await detail(id)).course.id).toBe(id);
    expect((await list()).data.total).toBeGreaterThan(0);
  });
});

describe('what a course opens', () => {
  /** A free lesson, one that is not, and an article that is for sale. */
  async function forSale(course: Parameters<typeof createCourse>[1] = {}) {
    const article = await sell();
    const id = await createCourse(server.db, {
      charge: 99,
      lessons: [
        { title: '试看', isFree: true },
        { title: '正课' },
        { title: '读', kind: 'article', articleId: article },
      ],
      ...course,
    });
    return { id, article };
  }

  /** Of the course: open, bought. Of its lessons: open. Of the article: what its own page answers. */
  async function rights({ id, article }: { id: number; article: number }, person?: Person) {
    const { course, chapters } = await detail(id, person);
    const text = (await clientOf(server, person).articles.detail(article)).article;
    expect(text.can_read).toBe(text.render_content.includes('暗香'));
    return [
      course.can_watch,
      course.is_buy,
      chapters.flatMap(({ lessons }) => lessons.map(({ can_watch }) => can_watch)),
      text.can_read,
    ];
  }
  const nothing = [false, false, [true, false, false], false];

  it('is its free lessons alone to a visitor, a stranger, and who is a member where members pay too', async () => {
    const [stranger, member] = [await createPerson(server.db), await createPerson(server.db)];
    await becomeMember(server.db, member.id, daysAgo(1));
    const course = await forSale();
    for (const person of [undefined, stranger, member]) expect(await rights(course, person)).toEqual(nothing);
  });

  it('is every lesson to who has bought it, articles among them, and counts them once', async () => {
    const buyer = await createPerson(server.db);
    const course = await forSale();
    await buyCourse(server.db, buyer.id, course.id, daysAgo(400));
    await buyCourse(server.db, buyer.id, course.id, daysAgo(300));
    expect(await rights(course, buyer)).toEqual([true, true, [true, true, true], true]);
    expect((await detail(course.id)).course.user_count).toBe(1);
  });

  it('is nothing of another course, nor of an anthology with its number', async () => {
    const buyer = await createPerson(server.db);
    const [bought, other] = [await forSale(), await forSale()];
    await buyCourse(server.db, buyer.id, bought.id, now);
    const goods = { type: 'anthology', id: other.id };
    await addGrant(server.db, { userId: buyer.id, goods, source: 'given', startsAt: daysAgo(1) });
    expect(await rights(other, buyer)).toEqual(nothing);
  });

  it.each([
    ['a draft again', null],
    ['still to come', new Date(now.getTime() + 1)],
  ])('stays open to who has bought it while it is %s, and is in no list', async (_, publishedAt) => {
    const buyer = await createPerson(server.db);
    const course = await forSale();
    await buyCourse(server.db, buyer.id, course.id, now);
    await server.db.update(courses).set({ publishedAt });
    expect(await rights(course, buyer)).toEqual([true, true, [true, true, true], true]);
    expect((await detail(course.id, buyer)).course.published_at).toBe(publishedAt?.toISOString() ?? null);
    expect((await list({}, buyer)).data.total).toBe(0);
  });

  it('is missing while it is hidden to a visitor, a stranger, a member, and whose time with it is over, and there for its teacher', async () => {
    const [stranger, member, teacher, former] = [
      await createPerson(server.db),
      await createPerson(server.db),
      await createPerson(server.db),
      await createPerson(server.db),
    ];
    await becomeMember(server.db, member.id, daysAgo(1));
    const teacherId = await createTeacher(server.db, { userId: teacher.id });
    const { id } = await forSale({ isVipFree: true, teacherId, publishedAt: null });
    const goods = { type: 'course', id };
    const over = { source: 'given', startsAt: daysAgo(2), endsAt: daysAgo(1) } as const;
    await addGrant(server.db, { userId: former.id, goods, ...over });
    for (const person of [undefined, stranger, member, former])
      await expect(detail(id, person)).rejects.toMatchObject({ code: 404, message: '课程不存在或已下架' });
    expect((await detail(id, teacher)).course).toMatchObject({
      can_watch: true,
      is_buy: false,
      published_at: null,
    });
  });

  it('is every lesson to members where they have it, while they are members and it is published', async () => {
    const [member, former] = [await createPerson(server.db), await createPerson(server.db)];
    await becomeMember(server.db, member.id, daysAgo(1));
    await becomeMember(server.db, former.id, daysAgo(31));
    const course = await forSale({ isVipFree: true });
    expect(await rights(course, member)).toEqual([true, false, [true, true, true], true]);
    expect(await rights(course, former)).toEqual(nothing);
    await server.db.update(courses).set({ publishedAt: null });
    expect((await clientOf(server, member).articles.detail(course.article)).article.can_read).toBe(false);
  });

  it('is no article that is sold, where it costs nothing itself', async () => {
    const member = await createPerson(server.db);
    await becomeMember(server.db, member.id, daysAgo(1));
    const course = await forSale({ charge: 0, isVipFree: true });
    for (const person of [undefined, member])
      expect(await rights(course, person)).toEqual([true, false, [true, true, false], false]);
  });

  it('is an article that was bought by itself, and the whole to who teaches it, but for the articles of others', async () => {
    const [buyer, teacher] = [await createPerson(server.db), await createPerson(server.db)];
    const teacherId = await createTeacher(server.db, { userId: teacher.id });
    const course = await forSale({ teacherId });
    await buyArticle(server.db, buyer.id, course.article, now);
    expect(await rights(course, buyer)).toEqual([false, false, [true, false, true], true]);
    expect(await rights(course, teacher)).toEqual([true, false, [true, true, false], false]);
    await server.db.update(articles).set({ authorId: teacher.id }).where(eq(articles.id, course.article));
    expect(await rights(course, teacher)).toEqual([true, false, [true, true, true], true]);
  });
});

describe('searching', () => {
  it('finds a published course by what it says of itself, and leads to it', async () => {
    const text = { title: '灯下习字', renderDescription: '<p>从兰亭序写起。</p>' };
    const id = await createCourse(server.db, { ...text, publishedAt: daysAgo(1) });
    await createCourse(server.db, { ...text, publishedAt: null });
    await indexCourses(server.db);
    for (const keywords of ['习字', '兰亭序'])
      expect(await clientOf(server).search.find({ keywords, type: 'vod' })).toMatchObject({
        data: [{ resource_type: 'vod', resource_id: id, title: '灯下习字', thumb: '/blobs/course.svg' }],
        total: 1,
      });
  });
});
