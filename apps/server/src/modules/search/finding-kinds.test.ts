import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, SearchPage } from '@shuyuan/api-client';
import {
  articleCategories,
  examCategories,
  papers,
  problemCategories,
  problems,
  resourceTags,
  tagCategories,
  tags,
} from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createCourse, createCourseCategory, createTeacher } from '../courses/courses.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';

let server: TestServer;
let visitor: Client;
let admin: Manager;
let now = new Date('2026-11-22T08:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  visitor = clientOf(server);
  admin = await createAdministrator(server);
  await saveSettings(server.db, { 'features.wenda': true, 'features.paper': true });
});
afterAll(() => server.close());

const kinds = ({ data }: Pick<SearchPage, 'data'>) =>
  data.map(({ resource_type: type, title }) => `${type} ${title}`);
const find = (keywords: string, type: Parameters<Client['search']['find']>[0]['type'] = '') =>
  visitor.search.find({ keywords, type });
const found = async (keywords: string) => kinds(await find(keywords));
/** What a start of the server does with content that has no document yet. */
const renew = () => server.modules.tidy(server.db);

let names = 0;
/** A name that nothing else carries. */
const unique = (name: string) => `${name}${String.fromCodePoint(0x5341 + (names += 1))}`;

describe('kinds that are found', () => {
  it('a teacher of whom something is published, with portrait and number of courses', async () => {
    const name = unique('沈砚');
    const avatar = '/blobs/portrait.svg';
    const teacherId = await createTeacher(server.db, { name, avatar, title: '写作老师' });
    const idle = unique('沈砚');
    await createTeacher(server.db, { name: idle });
    await createCourse(server.db, { title: '慢慢写', teacherId });
    await createCourse(server.db, { title: '还没上架', teacherId, publishedAt: null });
    await renew();
    const { data } = await find(name);
    expect(data[0]).toMatchObject({
      resource_type: 'teacher',
      resource_id: teacherId,
      thumb: avatar,
      count: 1,
      snippet: '写作老师',
    });
    expect(kinds({ data })).toEqual([`teacher ${name}`, 'vod 慢慢写']);
    expect(await found(idle)).toEqual([]);
  });

  it('what is a teacher’s: courses, videos, articles, by name and title', async () => {
    const name = unique('顾临');
    const { id: userId } = await createPerson(server.db);
    const teacherId = await createTeacher(server.db, { name, title: unique('篆刻老师'), userId });
    await createCourse(server.db, { title: '一刀一划', teacherId });
    await createVideo(server.db, { title: '磨石', teacherId });
    await createArticle(server.db, { title: '印泥的颜色', authorId: userId });
    await renew();
    const { data, counts } = await find(name);
    expect(counts).toEqual({ teacher: 1, vod: 1, video: 1, article: 1 });
    expect(data[0]?.resource_type).toBe('teacher');
    expect(data.find(({ resource_type: type }) => type === 'vod')?.labels).toEqual([name]);
    expect(await found('篆刻')).toContain('vod 一刀一划');
  });

  it('categories with something in them, on one tab, and the course of the category below its own title', async () => {
    const name = unique('书法');
    const categoryId = await createCourseCategory(server.db, { name });
    await createCourse(server.db, { title: '楷书第一课', categoryId });
    await createCourse(server.db, { title: `${name}入门`, publishedAt: inDays(-400) });
    await server.db.insert(articleCategories).values({ name: `${name}史` });
    await renew();
    const all = await find(name);
    expect(kinds(all)).toEqual([`course_category ${name}`, `vod ${name}入门`, 'vod 楷书第一课']);
    expect(all.data[0]?.count).toBe(1);
    const tab = await find(name, 'category');
    expect(kinds(tab)).toEqual([`course_category ${name}`]);
    expect(tab.total).toBe(1);
  });

  it('a course by the category above its own and by its shown tags', async () => {
    const parent = unique('艺术');
    const [top, shown, hidden] = [
      await createCourseCategory(server.db, { name: parent }),
      unique('慢读'),
      unique('内部'),
    ];
    const categoryId = await createCourseCategory(server.db, { parentId: top });
    const courseId = await createCourse(server.db, { title: '看画', categoryId });
    await tag('course', courseId, shown);
    await tag('course', courseId, hidden, false);
    await renew();
    expect(await found(parent)).toEqual([`course_category ${parent}`, 'vod 看画']);
    expect(await found(shown)).toEqual(['vod 看画']);
    expect(await found(hidden)).toEqual([]);
  });

  it('papers, but none for invited people alone, and questions of the community', async () => {
    const name = unique('潮汐');
    const [category] = await server.db
      .insert(examCategories)
      .values({ name: unique('天文') })
      .returning();
    const paper = { categoryId: category!.id, expiredMinutes: 10, publishedAt: inDays(-1) };
    await server.db.insert(papers).values([
      { ...paper, title: `${name}小测` },
      { ...paper, title: `${name}内部考试`, enabledInvite: true },
      { ...paper, title: `${name}草稿`, publishedAt: null },
      { ...paper, title: `${name}已删除`, deletedAt: now },
    ]);
    const [group] = await server.db
      .insert(problemCategories)
      .values({ name: unique('观星') })
      .returning();
    const { id: userId } = await createPerson(server.db);
    const post = { userId, categoryId: group!.id, content: '<p>?</p>', excerpt: '?', createdAt: inDays(-2) };
    await server.db.insert(problems).values([
      { ...post, title: `${name}为什么一天两次`, clientId: crypto.randomUUID() },
      { ...post, title: `${name}等待审核`, clientId: crypto.randomUUID(), visibility: 'held' },
    ]);
    await renew();
    expect((await found(name)).toSorted()).toEqual([`paper ${name}小测`, `problem ${name}为什么一天两次`]);
    expect(await found(category!.name)).toEqual([`exam_category ${category!.name}`, `paper ${name}小测`]);
    await saveSettings(server.db, { 'features.paper': false });
    expect(await found(name)).toEqual([`problem ${name}为什么一天两次`]);
    expect(await found(category!.name)).toEqual([]);
    await saveSettings(server.db, { 'features.paper': true, 'features.wenda': false });
    expect(await found(name)).toEqual([`paper ${name}小测`]);
    expect(await visitor.search.suggest(group!.name)).toEqual([]);
    await saveSettings(server.db, { 'features.wenda': true });
  });
});

describe('the index follows', () => {
  it('another name of a teacher, and the removal', async () => {
    const [before, after] = [unique('何青'), unique('何白')];
    const teacherId = await createTeacher(server.db, { name: before });
    const courseId = await createCourse(server.db, { title: '认字', teacherId });
    await renew();
    const { teachers } = admin.manage;
    await teachers.update(teacherId, { name: after });
    expect(await found(before)).toEqual([]);
    expect(await found(after)).toEqual([`teacher ${after}`, 'vod 认字']);
    await admin.manage.courses.update(courseId, { teacher_id: null });
    expect(await found(after)).toEqual([]);
    await teachers.remove(teacherId);
    expect(await found(after)).toEqual([]);
  });

  it('another name of a category, also of what is below it, and of a tag', async () => {
    const [before, after, tagged] = [unique('工艺'), unique('手艺'), unique('竹编')];
    const top = await createCourseCategory(server.db, { name: before });
    const categoryId = await createCourseCategory(server.db, { parentId: top });
    const courseId = await createCourse(server.db, { title: '编一只篮子', categoryId });
    const tagId = await tag('course', courseId, tagged);
    await renew();
    await admin.manage.courseCategories.update(top, { name: after });
    expect(await found(before)).toEqual([]);
    expect(await found(after)).toEqual([`course_category ${after}`, 'vod 编一只篮子']);
    const other = unique('藤编');
    await admin.manage.tags.update(tagId, { name: other });
    expect(await found(tagged)).toEqual([]);
    expect(await found(other)).toEqual(['vod 编一只篮子']);
    await admin.manage.tags.update(tagId, { is_show: false });
    expect(await found(other)).toEqual([]);
  });

  it('the day on which the first of a category is published', async () => {
    const name = unique('水墨');
    const categoryId = await createCategory(server.db, name);
    const articleId = await createArticle(server.db, { title: '一池墨', categoryId, publishedAt: null });
    await renew();
    expect(await found(name)).toEqual([]);
    await admin.manage.articles.update(articleId, { published_at: inDays(1).toISOString() });
    expect(await found(name)).toEqual([]);
    const before = now;
    now = inDays(2);
    expect(await found(name)).toEqual([`article_category ${name}`, 'article 一池墨']);
    now = before;
  });
});

describe('suggestions', () => {
  it('are the best matches of the beginning of a word, at most eight, and remembered nowhere', async () => {
    const name = unique('曲水');
    for (let count = 0; count < 9; count += 1) await createCourse(server.db, { title: `${name}流觞` });
    await renew();
    const person = clientOf(server, await createPerson(server.db));
    expect(await person.search.suggest(name)).toHaveLength(8);
    expect(await person.search.keywords()).toEqual([]);
    expect(await visitor.search.suggest(' ')).toEqual([]);
    expect(await visitor.search.suggest('…')).toEqual([]);
  });
});

it('the demonstration’s content is found by category, teacher and subject', async () => {
  const demonstration = await createTestServer({ seedDemonstration: true });
  const { search } = clientOf(demonstration);
  const titlesOf = async (keywords: string) => kinds(await search.find({ keywords, size: 50 }));
  expect(await titlesOf('书法')).toEqual(expect.arrayContaining(['course_category 书法', 'vod 楷书第一课']));
  const ofTeacher = await titlesOf('沈砚秋');
  expect(ofTeacher[0]).toBe('teacher 沈砚秋');
  expect(ofTeacher).toEqual(expect.arrayContaining(['vod 把话写清楚', 'article 怎样读完一本难读的书']));
  expect(await titlesOf('写作')).toContain('vod 把话写清楚');
  await demonstration.close();
});

async function tag(resourceType: string, resourceId: number, name: string, isShow = true): Promise<number> {
  const [category] = await server.db
    .insert(tagCategories)
    .values({ name: `${name}类` })
    .returning();
  const [row] = await server.db.insert(tags).values({ categoryId: category!.id, name, isShow }).returning();
  await server.db.insert(resourceTags).values({ resourceType, resourceId, tagId: row!.id });
  return row!.id;
}
