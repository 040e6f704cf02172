import type { Database } from '../../db/database.ts';
import { articleCategories, articles, membershipPlans, orders } from '../../db/schema.ts';
import { insertTerm } from '../grants/membership-terms.repo.ts';
import { deliverArticle } from './deliver-article.ts';

let names = 0;
let numbers = 0;

export async function createCategory(db: Database, name = `分类${(names += 1)}`): Promise<number> {
  const [row] = await db.insert(articleCategories).values({ name }).returning({ id: articleCategories.id });
  return row!.id;
}

/** A published article for tests, in a category of its own unless one is given. */
export async function createArticle(
  db: Database,
  article: Partial<typeof articles.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(articles)
    .values({
      categoryId: article.categoryId ?? (await createCategory(db)),
      title: '一篇文章',
      thumb: '/blobs/cover.svg',
      shortDescription: '简介',
      renderContent: '<p>正文</p>',
      characterCount: 2,
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      ...article,
    })
    .returning({ id: articles.id });
  return row!.id;
}

/** Lets a person have bought an article. */
export async function buyArticle(db: Database, userId: number, articleId: number, now: Date): Promise<void> {
  const orderId = await createPaidOrder(db, { userId, goodsType: 'article', goodsId: articleId, now });
  await deliverArticle(db, { userId, articleId, orderId }, now);
}

/** Lets a person be a member for 30 days from then on. */
export async function becomeMember(db: Database, userId: number, startsAt: Date): Promise<void> {
  const [plan] = await db
    .insert(membershipPlans)
    .values({ name: '月度会员', charge: 30, expireDays: 30, benefits: [] })
    .returning({ id: membershipPlans.id });
  const planId = plan!.id;
  const orderId = await createPaidOrder(db, { userId, goodsType: 'role', goodsId: planId, now: startsAt });
  const endsAt = new Date(startsAt.getTime() + 30 * 24 * 60 * 60_000);
  await insertTerm(db, { userId, planId, orderId, startsAt, endsAt, now: startsAt });
}

/** An order that is paid, of which nothing was handed over yet. */
export async function createPaidOrder(
  db: Database,
  {
    now,
    ...order
  }: { userId: number; goodsType: (typeof orders.$inferInsert)['goodsType']; goodsId: number; now: Date },
): Promise<string> {
  const id = `9${String((numbers += 1)).padStart(19, '0')}`;
  const goods = { ...order, goodsName: '一件', goodsThumb: '', charge: 30 };
  const paid = { status: 9 as const, transaction: `money-${id}`, paidAt: now };
  await db.insert(orders).values({ id, ...goods, ...paid, createdAt: now, expiresAt: now });
  return id;
}
