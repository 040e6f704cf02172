import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StudyTab } from '@shuyuan/api-client';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { buyArticle, createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { listStudied } from './study-articles.repo.ts';

let server: TestServer;
let reader: Person;
let now: Date;
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-20T04:00:00Z');
  reader = await createPerson(server.db);
});

const study = (person = reader) => clientOf(server, person).study;

/** Puts an article of a tab a minute after the one before. */
const put: Record<StudyTab, (id: number, person?: Person) => Promise<unknown>> = {
  learning: async (id, person) => {
    wait(1);
    return study(person).record(id, 40);
  },
  subscribed: async (id, person = reader) => {
    wait(1);
    await buyArticle(server.db, person.id, id, now);
  },
  collected: async (id, person) => {
    wait(1);
    return study(person).collect({ type: 'article', id });
  },
};

const tabs = Object.keys(put) as StudyTab[];

const listed = async (tab: StudyTab, page?: { page?: number; size?: number }) => {
  const { data, total } = await study().articles({ scene: tab, ...page });
  return { ids: data.map(({ article }) => article.id), total };
};

describe.each(tabs)('the articles of the tab %s', (tab) => {
  it('are none at first, and then theirs alone, the latest first', async () => {
    expect(await listed(tab)).toEqual({ ids: [], total: 0 });
    const [a, b, c] = [
      await createArticle(server.db),
      await createArticle(server.db),
      await createArticle(server.db),
    ];
    for (const id of [b, c, a]) await put[tab](id);
    await put[tab](b, await createPerson(server.db));
    expect(await listed(tab)).toEqual({ ids: [a, c, b], total: 3 });
  });

  it('are cut into pages that lose and double nothing, also when all have one time', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.push(await createArticle(server.db));
      wait(-1);
      await put[tab](ids.at(-1)!);
    }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listed(tab, { page, size: 2 })));
    expect(pages.map((page) => page.ids.length)).toEqual([2, 2, 1, 0]);
    expect(pages.flatMap((page) => page.ids)).toEqual(ids.toReversed());
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([5]));
  });

  it('are without what is hidden or gone, in number too', async () => {
    const [hidden, shown, gone] = [
      await createArticle(server.db),
      await createArticle(server.db),
      await createArticle(server.db),
    ];
    for (const id of [hidden, shown, gone]) await put[tab](id);
    await server.db.execute(sql`update articles set published_at = null where id = ${hidden}`);
    await server.db.execute(sql`delete from articles where id = ${gone}`);
    expect(await listed(tab)).toEqual({ ids: [shown], total: 1 });
  });

  it('are found by an index in their order, however many there are', async () => {
    const categoryId = await createCategory(server.db);
    await server.db.execute(sql`
      insert into articles (category_id, title, thumb, short_description, render_content, character_count, published_at)
      select ${categoryId}, 't', 't', 's', 'c', 1, '2026-01-01' from generate_series(1, 4000)`);
    await fillTabs(categoryId);
    const { rows } = await server.db.execute<Record<string, string>>(
      sql`explain ${listStudied(server.db, { userId: reader.id, tab, now }, { page: 1, size: 10 }).getSQL()}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan Backward using ${indexOf[tab]}`));
    expect(plan).not.toContain('Sort');
    await server.db.execute(sql`delete from articles where category_id = ${categoryId}`);
  });
});

const indexOf: Record<StudyTab, string> = {
  learning: 'study_records_latest',
  subscribed: 'grants_latest',
  collected: 'favorites_latest',
};

/** Everything in each tab of the reader, a minute apart. */
async function fillTabs(categoryId: number) {
  const at = sql`'2026-01-01'::timestamptz + make_interval(mins => id::int)`;
  const ofCategory = sql`from articles where category_id = ${categoryId}`;
  await server.db.execute(sql`
    insert into study_records (user_id, article_id, place, progress, studied_at)
    select ${reader.id}, id, 1, 1, ${at} ${ofCategory}`);
  await server.db.execute(sql`
    insert into favorites (user_id, resource_type, resource_id, created_at)
    select ${reader.id}, 'article', id, ${at} ${ofCategory}`);
  await server.db.execute(sql`
    insert into grants (user_id, goods_type, goods_id, source, starts_at, created_at)
    select ${reader.id}, 'article', id, 'given', ${at}, ${at} ${ofCategory}`);
  await server.db.execute(sql`analyze`);
}

describe('an article of a tab', () => {
  it('comes as its card, with all that the person has done with it', async () => {
    const id = await createArticle(server.db, { title: '一根影子', charge: 0, isVipFree: false });
    await put.collected(id);
    const collectedAt = now.toISOString();
    const [collected] = (await study().articles({ scene: 'collected' })).data;
    expect(collected).toMatchObject({
      article: { id, title: '一根影子', charge: 0, is_vip_free: false },
      progress: 0,
      studied_at: null,
      subscribed_at: null,
      collected_at: collectedAt,
    });
    await put.subscribed(id);
    const subscribedAt = now.toISOString();
    await put.learning(id);
    wait(5);
    await study().record(id, 15);
    const [learning] = (await study().articles({ scene: 'learning' })).data;
    expect(learning).toMatchObject({
      progress: 40,
      studied_at: now.toISOString(),
      subscribed_at: subscribedAt,
      collected_at: collectedAt,
    });
    for (const tab of tabs) expect((await study().articles({ scene: tab })).data).toEqual([learning]);
  });

  it('goes to the front when it is read again, and stays in its place when it is set aside again', async () => {
    const [a, b] = [await createArticle(server.db), await createArticle(server.db)];
    for (const id of [a, b, a]) await put.learning(id);
    expect((await listed('learning')).ids).toEqual([a, b]);
    for (const id of [a, b, a]) await put.collected(id);
    expect((await listed('collected')).ids).toEqual([b, a]);
  });
});
