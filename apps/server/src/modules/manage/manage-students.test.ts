import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grants, videoProgress } from '../../db/schema.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
const now = new Date('2026-11-22T08:00:00.000Z');
const day = 86_400_000;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());

const watched = (userId: number, videoId: number, watchedAt: Date | null) =>
  server.db.insert(videoProgress).values({
    userId,
    videoId,
    position: 9,
    watchSeconds: 9,
    watchedAt,
    studiedAt: now,
    createdAt: now,
  });

const give = (userId: number, goodsType: string, goodsId: number, part = {}) =>
  server.db.insert(grants).values({
    userId,
    goodsType,
    goodsId,
    source: 'given',
    startsAt: new Date(now.getTime() - 3 * day),
    createdAt: now,
    ...part,
  });

async function createTaught(teacherId?: number) {
  const first = await createVideo(server.db);
  const second = await createVideo(server.db);
  const id = await createCourse(server.db, {
    charge: 9,
    ...(teacherId !== undefined && { teacherId }),
    lessons: [
      { title: '一', videoId: first },
      { title: '二', videoId: second },
      { title: '附件', kind: 'attachment' },
    ],
  });
  return { id, first, second };
}

it('are everybody once who has the course, a column with it, or has studied in it, with how far they have come', async () => {
  const { id, first, second } = await createTaught();
  const combo = await createCombo(server.db, { items: [{ resourceType: 'course', resourceId: id }] });
  const people = {
    buyer: await createPerson(server.db, { nickName: '买的人' }),
    given: await createPerson(server.db, { nickName: '送的人' }),
    column: await createPerson(server.db, { nickName: '专栏的人' }),
    member: await createPerson(server.db, { nickName: '会员' }),
    ended: await createPerson(server.db, { nickName: '到期的人' }),
  };
  await buyCourse(server.db, people.buyer.id, id, new Date(now.getTime() - day));
  await give(people.given.id, 'course', id);
  await give(people.given.id, 'combo', combo);
  await give(people.column.id, 'combo', combo, { startsAt: new Date(now.getTime() - 4 * day) });
  await give(people.ended.id, 'course', id, { endsAt: now });
  await watched(people.buyer.id, first, now);
  await watched(people.buyer.id, second, null);
  await watched(people.member.id, first, null);

  const { data, total } = await admin.manage.students.list(id, {});
  expect(total).toBe(4);
  expect(data).toMatchObject([
    { nick_name: '会员', source: 'study', grant_id: null, progress: 0, lessons_count: 2 },
    {
      nick_name: '买的人',
      source: 'bought',
      progress: 50,
      studied_count: 1,
      lessons_count: 2,
      studied_at: now.toISOString(),
    },
    { nick_name: '送的人', source: 'given', progress: 0, studied_at: null },
    { nick_name: '专栏的人', source: 'combo', grant_id: null },
  ]);
  expect(data[1]?.grant_id).toEqual(expect.any(Number));
  const names = async (query: Parameters<typeof admin.manage.students.list>[1]) =>
    (await admin.manage.students.list(id, query)).data.map(({ nick_name }) => nick_name);
  expect(await names({ keywords: '送的' })).toEqual(['送的人']);
  expect(await names({ source: 'combo' })).toEqual(['专栏的人']);
  expect(await names({ page: 2, size: 3 })).toEqual(['专栏的人']);
  expect(await names({ page: 9 })).toEqual([]);
});

it('CR-16 come as a file with their names as texts', async () => {
  const { id } = await createTaught();
  const someone = await createPerson(server.db, { nickName: '=1+1' });
  await give(someone.id, 'course', id);
  const file = await admin.manage.students.exportRows(id, { format: 'xlsx' });
  expect(file.filename).toBe('一门课程 学员.xlsx');
  const { sheets } = await readXlsx(Buffer.from(file.content, 'base64'));
  expect(sheets[0]?.rows[1]?.slice(0, 3)).toEqual([someone.id, '=1+1', '赠送']);
});

it('CR-15 are seen by the teacher of the course, and by no other', async () => {
  const teacher = await createManager(server, { course: 'own' });
  const { id } = await createTaught(await createTeacher(server.db, { userId: teacher.id }));
  const { id: other } = await createTaught();
  expect((await teacher.manage.students.list(id, {})).total).toBe(0);
  await expect(teacher.manage.students.list(other, {})).rejects.toMatchObject({ code: 404 });
  await expect(teacher.manage.students.exportRows(other, { format: 'csv' })).rejects.toMatchObject({
    code: 404,
  });
});
