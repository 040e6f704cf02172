import { createRedeemCodesApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { planForSale } from '../orders/orders.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';

let server: TestServer;
let admin: Manager;
let course: number;
const now = new Date('2026-11-22T08:00:00.000Z');
const later = '2026-12-01T00:00:00.000Z';

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.codeExchanger': true });
  admin = await createAdministrator(server);
  course = await createCourse(server.db, { charge: 30 });
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from redeem_activities`));

const draft = () => ({
  name: '开学赠礼',
  start_at: now.toISOString(),
  end_at: later,
  relate_data: [{ sign: 'vod' as const, id: course }],
});

const redeem = async (code: string, nickName = '兑换的人') => {
  const person = await createPerson(server.db, { nickName });
  await createRedeemCodesApi(clientOf(server, person).http).confirm(code);
  return person;
};

it('an activity tells what it gives, how many codes it has, and how many were used', async () => {
  const { id } = await admin.manage.redeemCodes.store(draft());
  const { codes } = await admin.manage.redeemCodes.generate(id, 3);
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-TV-Z2-9][A-HJ-NP-Z2-9]{11}$/);
  await redeem(codes[0]!);
  expect((await admin.manage.redeemCodes.list({ state: 'running' })).data).toMatchObject([
    {
      id,
      relate_data: [{ sign: 'vod', id: course, name: '一门课程' }],
      code_count: 3,
      used_count: 1,
      state: 'running',
    },
  ]);
  expect((await admin.manage.redeemCodes.list({ state: 'over' })).total).toBe(0);
});

it('codes are listed with who has used them, narrowed, and come out as a file', async () => {
  const { id } = await admin.manage.redeemCodes.store(draft());
  const { codes } = await admin.manage.redeemCodes.generate(id, 1_000);
  const person = await redeem(codes[7]!);
  const used = await admin.manage.redeemCodes.codes(id, { state: 'used' });
  expect(used).toMatchObject({
    total: 1,
    data: [
      {
        code: codes[7],
        is_used: true,
        used_by: { id: person.id, nick_name: '兑换的人' },
        used_at: now.toISOString(),
      },
    ],
  });
  expect((await admin.manage.redeemCodes.codes(id, { state: 'unused' })).total).toBe(999);
  const part = codes[8]!.slice(0, 8).toLowerCase();
  expect((await admin.manage.redeemCodes.codes(id, { keywords: part })).data.map(({ code }) => code)).toEqual(
    [codes[8]],
  );
  expect((await admin.manage.redeemCodes.codes(id, { page: 99 })).data).toEqual([]);
  const file = await admin.manage.redeemCodes.exportCodes(id, { format: 'csv' });
  const lines = Buffer.from(file.content, 'base64').toString('utf8').trim().split('\r\n');
  expect([file.filename, lines.length]).toEqual(['开学赠礼 兑换码.csv', 1_001]);
  expect(lines.find((line) => line.startsWith(codes[7]!))).toContain('兑换的人');
});

it('refuses what there is not, a membership among others, and times in the wrong order', async () => {
  const { goods_id: plan } = await planForSale(server.db);
  const hidden = await createCourse(server.db, { publishedAt: null });
  const wrong: { sign: 'vod' | 'live' | 'book' | 'vip'; id: number }[][] = [
    [{ sign: 'live', id: 1 }],
    [{ sign: 'book', id: 1 }],
    [{ sign: 'vod', id: 999_999 }],
    [{ sign: 'vod', id: hidden }],
    [
      { sign: 'vip', id: plan },
      { sign: 'vod', id: course },
    ],
  ];
  for (const relate_data of wrong)
    await expect(admin.manage.redeemCodes.store({ ...draft(), relate_data })).rejects.toMatchObject({
      code: 1,
      data: { field: 'relate_data' },
    });
  await expect(
    admin.manage.redeemCodes.store({ ...draft(), end_at: now.toISOString() }),
  ).rejects.toMatchObject({ code: 1, data: { field: 'end_at' } });
  const { id } = await admin.manage.redeemCodes.store({
    ...draft(),
    relate_data: [{ sign: 'vip', id: plan }],
  });
  expect(await admin.manage.redeemCodes.find(id)).toMatchObject({ relate_data: [{ name: '月度会员' }] });
});

it('what people have got stays as it is told to them; a name may change', async () => {
  const { id } = await admin.manage.redeemCodes.store(draft());
  const { codes } = await admin.manage.redeemCodes.generate(id, 1);
  await redeem(codes[0]!);
  const relate_data = [{ sign: 'vod' as const, id: await createCourse(server.db) }];
  await expect(admin.manage.redeemCodes.update(id, { relate_data })).rejects.toMatchObject({
    code: 1,
    data: { field: 'relate_data' },
  });
  await admin.manage.redeemCodes.update(id, { name: '新名字' });
});

it('a removed activity takes no codes until it is brought back', async () => {
  const { id } = await admin.manage.redeemCodes.store(draft());
  const { codes } = await admin.manage.redeemCodes.generate(id, 2);
  await redeem(codes[0]!);
  const removed = await admin.manage.redeemCodes.remove(id);
  await expect(redeem(codes[1]!)).rejects.toMatchObject({ code: 1 });
  await expect(admin.manage.redeemCodes.codes(id, {})).rejects.toMatchObject({ code: 404 });
  await admin.manage.log.undo(removed.action_id);
  await redeem(codes[1]!);
});

it('only who holds the right makes codes or sees them', async () => {
  const { id } = await admin.manage.redeemCodes.store(draft());
  const reader = await createManager(server, { redeemCode: 'all' });
  expect((await reader.manage.redeemCodes.codes(id, {})).total).toBe(0);
  await expect(reader.manage.redeemCodes.generate(id, 1)).rejects.toMatchObject({ code: 403 });
  const other = await createManager(server, { promoCode: 'all' });
  await expect(other.manage.redeemCodes.codes(id, {})).rejects.toMatchObject({ code: 403 });
  await expect(other.manage.redeemCodes.exportCodes(id, { format: 'csv' })).rejects.toMatchObject({
    code: 403,
  });
});
