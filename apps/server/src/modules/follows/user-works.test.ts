import { createFollowsApi, type Work } from '@shuyuan/api-client/community';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notes, problems, solutions } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let writer: Person;
let reader: Person;
const past = new Date('2026-01-02T00:00:00Z');
const future = new Date('2100-01-01T00:00:00Z');
beforeAll(async () => {
  server = await createTestServer({});
  await saveSettings(server.db, { 'features.wenda': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  writer = await createPerson(server.db);
  reader = await createPerson(server.db);
});

const worksOf = (type: Work['type'], query: { page?: number; size?: number } = {}, by = reader) =>
  createFollowsApi(clientOf(server, by).http).works(writer.id, { type, ...query });
const titles = async (type: Work['type'], by = reader) =>
  (await worksOf(type, {}, by)).data.map(({ title }) => title);

const post = () => ({
  userId: writer.id,
  clientId: randomUUID(),
  content: '<p>词</p>',
  excerpt: '词',
  createdAt: past,
});

async function problem(title: string, rest: Partial<typeof problems.$inferInsert> = {}): Promise<number> {
  const categoryId = await createProblemCategory(server.db);
  const [row] = await server.db
    .insert(problems)
    .values({ ...post(), title, categoryId, ...rest })
    .returning({ id: problems.id });
  return row!.id;
}

it('[CM-06] lists articles and courses that are published, to their author too', async () => {
  const authorId = writer.id;
  await createArticle(server.db, { title: '看得到', authorId });
  await createArticle(server.db, { title: '还没到', authorId, publishedAt: future });
  await createArticle(server.db, { title: '草稿', authorId, publishedAt: null });
  await createArticle(server.db, { title: '删了', authorId, deletedAt: past });
  await createArticle(server.db, { title: '别人的' });
  const teacherId = await createTeacher(server.db, { userId: writer.id });
  await createCourse(server.db, { title: '在教', teacherId });
  await createCourse(server.db, { title: '备课', teacherId, publishedAt: null });
  await createCourse(server.db, { title: '别人教' });
  for (const by of [reader, writer])
    expect([await titles('article', by), await titles('course', by)]).toEqual([['看得到'], ['在教']]);
});

it('[CM-06] lists no question and no answer that is hidden, held, deleted or merged, or stands under one', async () => {
  const shown = await problem('看得到');
  const hidden = await problem('隐藏了', { visibility: 'hidden' });
  await problem('等审核', { visibility: 'held' });
  await problem('删了', { deletedAt: past });
  await problem('并了', { mergedIntoId: shown });
  const answers = [
    { problemId: shown },
    { problemId: hidden },
    { problemId: shown, visibility: 'hidden' as const },
    { problemId: shown, deletedAt: past },
  ];
  for (const answer of answers) await server.db.insert(solutions).values({ ...post(), ...answer });
  expect([await titles('problem'), await titles('solution')]).toEqual([['看得到'], ['看得到']]);
});

it('[CM-06] lists public notes alone, and none on what is not there to be read', async () => {
  const open = await createArticle(server.db);
  const closed = await createArticle(server.db, { publishedAt: null });
  const note = (title: string, rest: Partial<typeof notes.$inferInsert>) =>
    server.db.insert(notes).values({ ...post(), title, updatedAt: past, isPublic: true, ...rest });
  await note('独立的', {});
  await note('自己的', { isPublic: false });
  await note('读后', { resourceType: 'article', resourceId: open });
  await note('草稿上', { resourceType: 'article', resourceId: closed });
  expect((await titles('note')).toSorted()).toEqual(['独立的', '读后'].toSorted());
});

it('turns pages, the latest first, and refuses nobody’s page and visitors', async () => {
  const authorId = writer.id;
  for (const day of [1, 2, 3])
    await createArticle(server.db, {
      title: `第${day}天`,
      authorId,
      publishedAt: new Date(Date.UTC(2026, 0, day)),
    });
  expect(await worksOf('article', { page: 2, size: 2 })).toMatchObject({
    total: 3,
    data: [{ type: 'article', title: '第1天', created_at: '2026-01-01T00:00:00.000Z' }],
  });
  expect((await worksOf('article', { page: 9 })).data).toEqual([]);
  const visitor = createFollowsApi(clientOf(server).http);
  await expect(visitor.works(writer.id, { type: 'article' })).rejects.toMatchObject({ code: 401 });
  const own = createFollowsApi(clientOf(server, reader).http);
  await expect(own.works(999_999_999, { type: 'article' })).rejects.toMatchObject({ code: 404 });
});
