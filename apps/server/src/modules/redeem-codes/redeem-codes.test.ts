import { createRedeemCodesApi } from '@shuyuan/api-client/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grants, redeemActivities } from '../../db/schema.ts';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { buyCourse, createCourse } from '../courses/courses.fixtures.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { isGranted } from '../grants/grants.fixtures.ts';
import { forgetLimits, planForSale } from '../orders/orders.fixtures.ts';
import { createMock, createPractice } from '../practice/practice.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createRedeemActivity, solvedQuestion, userOfCode } from './redeem-codes.fixtures.ts';

let twins: Twins;
let now: Date;
let person: Person;
let course: number;
let paper: number;
const clock = { now: () => now };
const code = 'AAAABBBBCCCC';

const calls = (who = person, server = 0) =>
  createRedeemCodesApi(clientOf(twins.servers[server === 0 ? 0 : 1], who).http);
const query = async (typed = code, who = person) =>
  (await calls(who).query({ code: typed, ...(await solvedQuestion(twins.db, now)) })).activity;
const grantsOf = (who = person) => twins.db.select().from(grants).where(eq(grants.userId, who.id));

beforeAll(async () => {
  twins = await createTwins({ clock });
});
afterAll(() => twins.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(twins.db);
  await twins.db.execute(sql`delete from redeem_activities`);
  await saveSettings(twins.db, {
    'features.codeExchanger': true,
    'features.paper': true,
    'features.mockPaper': true,
    'features.practice': true,
  });
  person = await createPerson(twins.db);
  course = await createCourse(twins.db, { charge: 30 });
  paper = (await createPaper(twins.db, { charge: 5 })).id;
});

const courseAndPaper = () =>
  createRedeemActivity(twins.db, [
    { sign: 'paper', id: paper },
    { sign: 'vod', id: course },
  ]);

it('a code shows what it gives, gives it, and is told of in the records', async () => {
  const activity = await courseAndPaper();
  expect(await query(' aaaabbbbcccc ')).toEqual({
    name: '开学赠礼',
    relate_courses: [
      { sign: 'paper', id: paper, name: '期中测验', is_subscribe: 0, days: null },
      { sign: 'vod', id: course, name: '一门课程', is_subscribe: 0, days: null },
    ],
  });
  expect(await grantsOf()).toEqual([]);
  const record = {
    activity_id: activity,
    activity: {
      name: '开学赠礼',
      relate_data: [
        { sign: 'paper', id: paper, name: '期中测验' },
        { sign: 'vod', id: course, name: '一门课程' },
      ],
    },
    used_at: now.toISOString(),
  };
  expect(await calls().confirm(code)).toEqual(record);
  expect((await grantsOf()).map(({ source, goodsType, endsAt }) => [source, goodsType, endsAt])).toEqual([
    ['code', 'paper', null],
    ['code', 'course', null],
  ]);
  expect(await calls().records()).toEqual({ data: [record], total: 1 });
  expect((await calls().records({ page: 2 })).data).toEqual([]);
  expect((await calls(await createPerson(twins.db)).records()).total).toBe(0);
});

it('mock papers and practices are given as well', async () => {
  const practice = await createPractice(twins.db, { charge: 9 });
  const mock = await createMock(twins.db, { charge: 9, categoryId: practice.categoryId });
  await createRedeemActivity(twins.db, [
    { sign: 'mock_paper', id: mock },
    { sign: 'practice', id: practice.id },
  ]);
  await calls().confirm(code);
  expect(await isGranted(twins.db, person.id, { type: 'mock_paper', id: mock })).toBe(true);
  expect(await isGranted(twins.db, person.id, { type: 'practice', id: practice.id })).toBe(true);
});

it('of fifty people who confirm one code at once on two servers, one gets it', async () => {
  await courseAndPaper();
  const people = await Promise.all(Array.from({ length: 50 }, () => createPerson(twins.db)));
  const tries = await Promise.allSettled(people.map((each, index) => calls(each, index % 2).confirm(code)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const winner = people[tries.findIndex(({ status }) => status === 'fulfilled')]!;
  expect(await userOfCode(twins.db, code)).toBe(winner.id);
  const given = (await twins.db.select().from(grants)).filter(({ userId }) =>
    people.some(({ id }) => id === userId),
  );
  expect(given.map(({ userId }) => userId)).toEqual([winner.id, winner.id]);
  const reasons = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
  expect(new Set(reasons.map(({ message }) => message))).toEqual(
    new Set(['兑换码不存在或已被使用，请检查后重新输入']),
  );
});

describe('what is held already', () => {
  it('is not given again, and the rest is', async () => {
    await courseAndPaper();
    await buyCourse(twins.db, person.id, course, now);
    expect((await query()).relate_courses.map(({ is_subscribe: held }) => held)).toEqual([0, 1]);
    await calls().confirm(code);
    expect((await grantsOf()).map(({ source, goodsType }) => [source, goodsType])).toEqual([
      ['bought', 'course'],
      ['code', 'paper'],
    ]);
  });

  it('leaves the code unused where it is all of it', async () => {
    await createRedeemActivity(twins.db, [{ sign: 'vod', id: course }]);
    await buyCourse(twins.db, person.id, course, now);
    await expect(calls().confirm(code)).rejects.toMatchObject({ code: 1, data: { field: 'code' } });
    expect(await userOfCode(twins.db, code)).toBeNull();
  });

  it('is prolonged where it was for a time', async () => {
    const timed = await createCourse(twins.db, { charge: 30, studyDays: 10 });
    await createRedeemActivity(twins.db, [{ sign: 'vod', id: timed }], { codes: ['AAAA1111', 'AAAA2222'] });
    await calls().confirm('AAAA1111');
    expect((await query('AAAA2222')).relate_courses).toMatchObject([{ is_subscribe: 0, days: 10 }]);
    await calls().confirm('AAAA2222');
    const ends = (await grantsOf()).map(({ endsAt }) => endsAt?.toISOString());
    expect(ends).toEqual(['2026-12-02T08:00:00.000Z', '2026-12-12T08:00:00.000Z']);
  });
});

it('a membership begins at once, and another code prolongs it', async () => {
  const { goods_id: plan } = await planForSale(twins.db);
  await createRedeemActivity(twins.db, [{ sign: 'vip', id: plan }], { codes: ['VVVV1111', 'VVVV2222'] });
  expect((await query('VVVV1111')).relate_courses).toEqual([
    { sign: 'vip', id: plan, name: '月度会员', is_subscribe: 0, days: 30 },
  ]);
  // At once: two terms that were added together would begin at the same moment.
  await Promise.all([calls().confirm('VVVV1111'), calls(person, 1).confirm('VVVV2222')]);
  const terms = (await grantsOf()).toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt));
  expect(terms.map(({ source, startsAt }) => [source, startsAt.toISOString()])).toEqual([
    ['code', '2026-11-22T08:00:00.000Z'],
    ['code', '2026-12-22T08:00:00.000Z'],
  ]);
});

describe('a refusal says why', () => {
  // MO-14: who guesses is told the same of what is unknown and of what another has used.
  const same = '兑换码不存在或已被使用，请检查后重新输入';
  const refusals: [string, () => Promise<unknown>, string][] = [
    ['a code that is not there', async () => twins.db.execute(sql`delete from redeem_codes`), same],
    [
      'an activity that has not begun',
      () => twins.db.update(redeemActivities).set({ startAt: new Date('2027-01-01T00:00:00.000Z') }),
      '2027-01-01 08:00 起可兑换',
    ],
    [
      'an activity that is over',
      () => twins.db.update(redeemActivities).set({ endAt: now }),
      '兑换活动已结束',
    ],
    ['an activity that was removed', () => twins.db.update(redeemActivities).set({ deletedAt: now }), same],
    ['goods that are gone', () => twins.db.execute(sql`delete from courses`), '已下架'],
    ['a code that the person has used', () => calls().confirm(code), '您已使用过'],
    ['a code that another has used', async () => calls(await createPerson(twins.db)).confirm(code), same],
  ];

  it.each(refusals)('of %s', async (_, become, words) => {
    await createRedeemActivity(twins.db, [{ sign: 'vod', id: course }]);
    await become();
    const held = (await grantsOf()).length;
    for (const call of [() => query(), () => calls().confirm(code)])
      await expect(call()).rejects.toMatchObject({
        code: 1,
        message: expect.stringContaining(words) as string,
        data: { field: 'code' },
      });
    expect(await grantsOf()).toHaveLength(held);
  });
});

it('something of an activity that is gone does not keep the rest back', async () => {
  await courseAndPaper();
  await twins.db.execute(sql`delete from courses where id = ${course}`);
  expect((await query()).relate_courses).toMatchObject([{ sign: 'paper' }]);
  expect((await calls().confirm(code)).activity.relate_data).toMatchObject([
    { sign: 'paper', name: '期中测验' },
    { sign: 'vod', name: '' },
  ]);
});

describe('MO-14: guessing', () => {
  it('needs the answer to a picture, which is good for one code', async () => {
    await courseAndPaper();
    const answer = await solvedQuestion(twins.db, now);
    const wrong = { code: 1, data: { field: 'image_captcha' } };
    await expect(calls().query({ code, ...answer, image_captcha: '9' })).rejects.toMatchObject(wrong);
    await expect(calls().query({ code, ...answer })).rejects.toMatchObject(wrong);
  });

  it('is limited for one person, by looking and by taking together', async () => {
    await courseAndPaper();
    for (let tries = 0; tries < 15; tries += 1) {
      await expect(query(`GUESS${tries}`)).rejects.toMatchObject({ code: 1 });
      await expect(calls().confirm(`GUESS${tries}`)).rejects.toMatchObject({ code: 1 });
    }
    await expect(query()).rejects.toMatchObject({ code: 429 });
    await expect(calls().confirm(code)).rejects.toMatchObject({ code: 429 });
    expect(await userOfCode(twins.db, code)).toBeNull();
  });

  it('is limited for one address, whoever sits there and whichever server they ask', async () => {
    await courseAndPaper();
    for (let count = 0; count < 10; count += 1) {
      const someone = await createPerson(twins.db);
      for (let guess = 0; guess < 30; guess += 1)
        await expect(calls(someone, count % 2).confirm(`GUESS${guess}`)).rejects.toMatchObject({ code: 1 });
    }
    await expect(calls().confirm(code)).rejects.toMatchObject({ code: 429 });
    expect(await userOfCode(twins.db, code)).toBeNull();
  });
});

it('the calls are closed with their section, and to visitors', async () => {
  await courseAndPaper();
  const visitor = createRedeemCodesApi(clientOf(twins.servers[0]).http);
  await expect(visitor.confirm(code)).rejects.toMatchObject({ code: 401 });
  await expect(visitor.records()).rejects.toMatchObject({ code: 401 });
  await saveSettings(twins.db, { 'features.codeExchanger': false });
  await expect(query()).rejects.toMatchObject({ code: 404 });
  await expect(calls().confirm(code)).rejects.toMatchObject({ code: 404 });
  await expect(calls().records()).rejects.toMatchObject({ code: 404 });
});
