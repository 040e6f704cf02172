import { createTeachersApi } from '@shuyuan/api-client';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleCategories, articles, articleViews } from '../../db/schema.ts';
import { clientOf } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { createTeacher } from '../courses/courses.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { countViews, createBatches } from './article-views.ts';
import { createArticle, createCategory } from './articles.fixtures.ts';

let twins: Twins;
let now = new Date('2026-11-21T04:00:00Z');

beforeAll(async () => {
  twins = await createTwins({ clock: { now: () => now } });
});
afterAll(() => twins.close());

/** What both servers say of a category; they must say the same. */
async function countsOf(categoryId: number) {
  const answers = await Promise.all(
    twins.clients.map(async ({ articles: api }) => {
      const { data, categories } = await api.list({ category_id: categoryId });
      const category = categories.find(({ id }) => id === categoryId);
      return [data.total, data.data.length, category?.name, category?.articles_count];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  return answers[0];
}

const totalsOf = async (categoryId: number) => (await countsOf(categoryId))?.slice(0, 2);

describe('counts of articles that are kept', () => {
  it('follow each change at once in either of two servers', async () => {
    const [from, to] = [await createCategory(twins.db, '原来'), await createCategory(twins.db, '后来')];
    expect(await countsOf(from)).toEqual([0, 0, '原来', 0]);
    const id = await createArticle(twins.db, { categoryId: from });
    expect(await countsOf(from)).toEqual([1, 1, '原来', 1]);
    await twins.servers[1].db.update(articles).set({ categoryId: to }).where(eq(articles.id, id));
    expect([await countsOf(from), await countsOf(to)]).toEqual([
      [0, 0, '原来', 0],
      [1, 1, '后来', 1],
    ]);
    await twins.db.update(articleCategories).set({ name: '改名' }).where(eq(articleCategories.id, to));
    expect(await countsOf(to)).toEqual([1, 1, '改名', 1]);
    await twins.db.update(articles).set({ publishedAt: null }).where(eq(articles.id, id));
    expect(await countsOf(to)).toEqual([0, 0, '改名', 0]);
    await twins.db.execute(sql`truncate articles cascade`);
    expect(await countsOf(to)).toEqual([0, 0, '改名', 0]);
  });

  it('have no part in what is not committed, and all of it afterwards', async () => {
    const categoryId = await createCategory(twins.db);
    await twins.db.transaction(async (tx) => {
      await createArticle(tx, { categoryId });
      expect(await totalsOf(categoryId)).toEqual([0, 0]);
    });
    expect(await totalsOf(categoryId)).toEqual([1, 1]);
  });

  it('follow the time: an article that appears by itself counts from then on, and not before', async () => {
    const categoryId = await createCategory(twins.db);
    const before = now;
    const later = (seconds: number) => new Date(before.getTime() + seconds * 1000);
    await createArticle(twins.db, { categoryId, publishedAt: later(60) });
    for (const [seconds, count] of [
      [59, 0],
      [60, 1],
      [61, 1],
      [59, 0],
    ] as const) {
      now = later(seconds);
      expect(await totalsOf(categoryId)).toEqual([count, count]);
    }
    now = before;
  });

  it('are not counted again because somebody reads', async () => {
    const id = await createArticle(twins.db);
    const revision = () => twins.db.execute(sql`select revision from revisions`);
    const { rows } = await revision();
    await countViews(twins.db, [{ articleId: id, reader: Buffer.from('a'), day: '2026-11-21' }]);
    expect((await revision()).rows).toEqual(rows);
  });
});

describe('views that two servers count at once', () => {
  it('are each counted once, without either waiting for the other for ever', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => createArticle(twins.db)));
    const readers = Array.from({ length: 30 }, (_, n) => Buffer.from(`reader ${n}`));
    const views = readers.flatMap((reader) =>
      ids.map((articleId) => ({ articleId, reader, day: '2026-11-21' })),
    );
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        countViews(twins.servers[n % 2]!.db, n % 3 === 0 ? views : views.toReversed()),
      ),
    );
    for (const id of ids) {
      const [article] = await twins.db.select().from(articles).where(eq(articles.id, id));
      expect(article?.viewTimes).toBe(30);
    }
  });

  it('leave out an article that has gone meanwhile, and count the others', async () => {
    const [gone, left] = [await createArticle(twins.db), await createArticle(twins.db)];
    await twins.db.delete(articles).where(eq(articles.id, gone));
    const view = { reader: Buffer.from('a'), day: '2026-11-21' };
    await countViews(twins.db, [
      { ...view, articleId: gone },
      { ...view, articleId: left },
    ]);
    expect(await twins.db.$count(articleViews, eq(articleViews.articleId, left))).toBe(1);
  });
});

describe('batches', () => {
  it('take in one what comes while one is written, and tell each sender when its own is', async () => {
    const written: number[][] = [];
    const gates: PromiseWithResolvers<void>[] = [];
    const add = createBatches((items: readonly number[]) => {
      written.push([...items]);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      return gate.promise;
    });
    const first = add(1);
    const others = [add(2), add(3)];
    expect(written).toEqual([[1]]);
    gates[0]!.resolve();
    await first;
    await expect.poll(() => written).toEqual([[1], [2, 3]]);
    gates[1]!.reject(new Error('full'));
    for (const other of others) await expect(other).rejects.toThrow('full');
    const last = add(4);
    gates[2]!.resolve();
    await last;
  });
});

describe('a card that the database makes', () => {
  it('is the one that the code makes', async () => {
    const person = await createPerson(twins.db, { nickName: '"引号"\\' });
    const id = await createArticle(twins.db, {
      title: '一<b>"\\\n</b>',
      authorId: person.id,
      characterCount: 1000,
      charge: 9,
      isVipFree: true,
      publishedAt: new Date('2026-01-01T00:00:00.120Z'),
    });
    const { data } = await twins.clients[0].articles.list({});
    const teacher = await createTeacher(twins.db, { userId: person.id });
    const { articles: own } = await createTeachersApi(clientOf(twins.servers[0]).http).detail(teacher);
    expect(own[0]).toEqual(data.data.find((card) => card.id === id));
  });
});
