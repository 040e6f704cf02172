import { createProfessionsApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';

let server: TestServer;
let administrator: Manager;

beforeAll(async () => {
  server = await createTestServer();
  administrator = await createAdministrator(server);
});
afterAll(() => server.close());

const list = () => createProfessionsApi(clientOf(server).http).list();
const draft = (name: string, sort: number) => ({ name, sort, thumb: '', short_description: '' });

it('professions are kept in the console, listed in their order with what leads to them, and stay while a course does', async () => {
  const { professions } = administrator.manage;
  const { id: editor } = await professions.store(draft('编辑', 2));
  const { id: painter } = await professions.store(draft('插画师', 1));
  await createCourse(server.db, { professionId: editor });
  await createCourse(server.db, { professionId: editor, publishedAt: null });
  expect((await list()).map(({ name, courses_count }) => [name, courses_count])).toEqual([
    ['插画师', 0],
    ['编辑', 1],
  ]);
  await expect(professions.store(draft('编辑', 3))).rejects.toMatchObject({
    code: 1,
    message: '已有同名的职业',
  });
  await expect(professions.removeMany([editor])).rejects.toMatchObject({
    code: 1,
    message: '还有课程通向该职业，请先给这些课程换一个职业',
  });
  await professions.removeMany([painter]);
  expect((await list()).map(({ id }) => id)).toEqual([editor]);
});

it('professions are changed by who may alone', async () => {
  const manager = await createManager(server, { profession: 'all' });
  await manager.manage.professions.list({});
  await expect(manager.manage.professions.store(draft('编剧', 1))).rejects.toMatchObject({ code: 403 });
});
