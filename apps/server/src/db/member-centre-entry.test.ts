import { eq, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { articleCategories, navItems } from './schema.ts';

const migration = readFileSync(join(import.meta.dirname, 'migrations/0014_member_centre_entry.sql'), 'utf8');

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({});
});
afterAll(() => server.close());

/** The navigation that the demonstration made before it had an entry for the member centre. */
beforeEach(async () => {
  const { db } = server;
  await db.delete(navItems);
  await db.delete(articleCategories);
  const categories = await db
    .insert(articleCategories)
    .values([{ name: '读书' }, { name: '写作' }])
    .returning();
  await db.insert(navItems).values({ name: '首页', url: '/', sort: 0 });
  const [articles] = await db.insert(navItems).values({ name: '文章', url: '/article', sort: 1 }).returning();
  await db.insert(navItems).values(
    categories.map(({ id, name }, sort) => ({
      parentId: articles!.id,
      name,
      url: `/article?category=${id}`,
      sort,
    })),
  );
});

async function migrate() {
  await server.db.execute(sql.raw(migration));
  const entries = await server.db.select().from(navItems).orderBy(navItems.sort, navItems.id);
  return entries.filter(({ parentId }) => parentId === null).map(({ name, url }) => `${name} ${url}`);
}

it('an untouched navigation gets its way to the member centre, at its end and once', async () => {
  expect(await migrate()).toEqual(['首页 /', '文章 /article', '会员 /vip']);
  expect(await migrate()).toEqual(['首页 /', '文章 /article', '会员 /vip']);
});

it.each<[string, (db: TestServer['db']) => Promise<unknown>]>([
  ['added an entry', (db) => db.insert(navItems).values({ name: '校刊', url: 'https://school.example' })],
  ['renamed one', (db) => db.update(navItems).set({ name: '文库' }).where(eq(navItems.url, '/article'))],
  ['led one elsewhere', (db) => db.update(navItems).set({ url: '/login' }).where(eq(navItems.url, '/'))],
  ['turned them round', (db) => db.update(navItems).set({ sort: 9 }).where(eq(navItems.url, '/'))],
  ['taken one out', (db) => db.delete(navItems).where(eq(navItems.url, '/'))],
  ['taken one out of the second level', (db) => db.delete(navItems).where(eq(navItems.name, '写作'))],
  [
    'renamed one of the second level',
    (db) => db.update(navItems).set({ name: '作文' }).where(eq(navItems.name, '写作')),
  ],
  ['taken everything out', (db) => db.delete(navItems)],
])('a navigation of which a school has %s stays as it is', async (_, touch) => {
  await touch(server.db);
  const before = await server.db.select().from(navItems).orderBy(navItems.id);
  await migrate();
  expect(await server.db.select().from(navItems).orderBy(navItems.id)).toEqual(before);
});
