import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articles, courses, orders } from '../../db/schema.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle, createPaidOrder } from '../articles/articles.fixtures.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { orderAnswers } from './order-answer.ts';

let server: TestServer;
const now = new Date('2026-11-20T04:00:00Z');

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
