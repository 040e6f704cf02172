import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReviewsApi, type Order } from '@shuyuan/api-client';
import { articles, courses, orders } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { buyArticle, createArticle, createPaidOrder } from '../articles/articles.fixtures.ts';
import { buyCombo, createCombo } from '../combos/combos.fixtures.ts';
import { buyCourse, createCourse } from '../courses/courses.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { keepProgress } from '../videos/videos.repo.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { orderAnswers } from './order-answer.ts';

let server: TestServer;
let now = new Date('2026-11-20T04:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

it('says what is gone of what was ordered, under the name that it was ordered by', async () => {
  const { db } = server;
  const { id: userId } = await createPerson(db);
  const [shown, removed, hidden, deleted] = [
    await createArticle(db),
    await createArticle(db, { deletedAt: now }),
    await createCourse(db, { publishedAt: null }),
    await createCourse(db),
  ];
  const order = (goodsType: 'article' | 'course' | 'role', goodsId: number) =>
    createPaidOrder(db, { userId, goodsType, goodsId, now });
  const ids = [
    await order('article', shown),
    await order('article', removed),
    await order('course', hidden),
    await order('course', deleted),
    await order('role', 999_999),
  ];
  await db.delete(courses).where(eq(courses.id, deleted));
  await db.update(articles).set({ title: '改了名' }).where(eq(articles.id, shown));
  const rows = await db.select().from(orders).where(eq(orders.userId, userId));
  const answers = await orderAnswers(db, rows, now);
  const goods = new Map(answers.map((answer) => [answer.order_id, answer.goods[0]]));
  expect(ids.map((id) => [goods.get(id)?.goods_name, goods.get(id)?.is_gone])).toEqual([
    ['一件', false],
    ['一件', true],
    // Who has paid for a hidden course still opens it.
    ['一件', false],
    ['一件', true],
    ['一件', false],
  ]);
});

describe('the next step', () => {
  const steps = async (person: Person) => {
    const { data } = await clientOf(server, person).orders.mine();
    return new Map(data.map(({ goods: [goods], next_step: step }) => [goods!.goods_type, step]));
  };
  const watch = (userId: number, videoId: number) =>
    keepProgress(server.db, {
      userId,
      videoId,
      position: 600,
      watchSeconds: 600,
      watchedAt: now,
      now,
    });

  it('is to review a course or a column once they have studied enough of it, and to open it before and afterwards', async () => {
    const { db } = server;
    const person = await createPerson(db);
    const lessons = [await createVideo(db), await createVideo(db)];
    const course = await createCourse(db, {
      charge: 99,
      lessons: lessons.map((videoId) => ({ title: '一节', videoId })),
    });
    const combo = await createCombo(db, {
      charge: 199,
      items: [{ resourceType: 'course', resourceId: course }],
    });
    await buyCourse(db, person.id, course, now);
    await buyCombo(db, person.id, combo, now);
    await buyArticle(db, person.id, await createArticle(db), now);
    expect(await steps(person)).toEqual(
      new Map<Order['goods'][number]['goods_type'], Order['next_step']>([
        ['article', 'open'],
        ['combo', 'open'],
        ['course', 'open'],
      ]),
    );
    await watch(person.id, lessons[0]!);
    const studied = await steps(person);
    expect([studied.get('course'), studied.get('combo'), studied.get('article')]).toEqual([
      'review',
      'review',
      'open',
    ]);
    const draft = { rating1: 5, rating2: 4, rating3: 5, content: '例子短，改法清楚，每天都能用上。' };
    const reviews = createReviewsApi(clientOf(server, person).http);
    await reviews.store({ type: 'course', id: course }, draft);
    const reviewed = await steps(person);
    expect([reviewed.get('course'), reviewed.get('combo')]).toEqual(['open', 'review']);
    const [order] = (await clientOf(server, person).orders.mine()).data;
    expect(await clientOf(server, person).orders.detail(order!.order_id)).toEqual(order);
  });

  it('is no review of what is not open to them any more', async () => {
    const { db } = server;
    const person = await createPerson(db);
    const videoId = await createVideo(db);
    const course = await createCourse(db, { charge: 99, lessons: [{ title: '一节', videoId }] });
    await buyCourse(db, person.id, course, now, 30);
    await watch(person.id, videoId);
    expect((await steps(person)).get('course')).toBe('review');
    now = new Date(now.getTime() + 31 * 24 * 60 * 60_000);
    expect((await steps(person)).get('course')).toBe('open');
  });
});
