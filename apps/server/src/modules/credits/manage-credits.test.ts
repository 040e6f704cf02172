import { createCreditsApi } from '@shuyuan/api-client/community';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let admin: Manager;
let person: Person;
beforeAll(async () => {
  server = await createTestServer({});
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await createPerson(server.db, { nickName: '林小满' });
});

const asked = (sum: number, remark = '活动奖励') => ({ client_id: randomUUID(), sum, remark });
const own = () => createCreditsApi(clientOf(server, person).http).records();

it('gives and takes with a reason that the member reads, and keeps in the log who did it', async () => {
  await admin.manage.credits.change(person.id, asked(100));
  await admin.manage.credits.change(person.id, asked(-30, '发错了'));
  expect(await own()).toMatchObject({
    credit1: 70,
    data: [
      { sum: -30, reason: 'console', remark: '发错了' },
      { sum: 100, reason: 'console', remark: '活动奖励' },
    ],
  });
  expect(await admin.manage.credits.records(person.id)).toEqual(await own());
  const { data } = await admin.manage.log.actions({ page: 1, size: 2 });
  expect(data).toMatchObject([
    {
      entity: 'member',
      kind: 'update',
      actor: { id: admin.id },
      subjects: [{ id: person.id, title: '林小满' }],
    },
    { entity: 'member', kind: 'update', actor: { id: admin.id } },
  ]);
  await expect(admin.manage.log.undo(data[0]!.id)).rejects.toMatchObject({ code: 1 });
  expect(await own()).toMatchObject({ credit1: 70 });
});

it('does once what is sent twice, also at once', async () => {
  const change = asked(50);
  await Promise.all(Array.from({ length: 8 }, () => admin.manage.credits.change(person.id, change)));
  await admin.manage.credits.change(person.id, { ...change, client_id: change.client_id.toUpperCase() });
  expect(await own()).toMatchObject({ credit1: 50, total: 1 });
});

it('does what has the id of a change of another member', async () => {
  const other = await createPerson(server.db);
  const change = asked(50);
  await admin.manage.credits.change(other.id, change);
  await admin.manage.credits.change(person.id, change);
  expect(await own()).toMatchObject({ credit1: 50, total: 1 });
});

it('refuses to take more than there is, nothing, no reason, and nobody', async () => {
  const { credits } = admin.manage;
  await credits.change(person.id, asked(10));
  await expect(credits.change(person.id, asked(-11))).rejects.toMatchObject({
    code: 1,
    message: '积分余额不足',
  });
  for (const wrong of [asked(0), asked(1.5), asked(5, ' ')])
    await expect(credits.change(person.id, wrong)).rejects.toMatchObject({ code: 400 });
  await expect(credits.change(999_999_999, asked(5))).rejects.toMatchObject({ code: 404 });
  expect(await own()).toMatchObject({ credit1: 10, total: 1 });
});

it('is for who may change members', async () => {
  const reader = await createManager(server, { member: 'all' });
  expect(await reader.manage.credits.records(person.id)).toMatchObject({ credit1: 0 });
  await expect(reader.manage.credits.change(person.id, asked(5))).rejects.toMatchObject({ code: 403 });
});
