import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createAdministrator, createManager, ownArticles, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
const now = new Date('2026-11-21T04:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());

type Query = Parameters<Manager['manage']['articles']['exportRows']>[0];

const csv = async (query: Omit<Query, 'format'>, by = admin) => {
  const { content } = await by.manage.articles.exportRows({ ...query, format: 'csv' });
  return Buffer.from(content, 'base64').toString().slice(1).split('\r\n').slice(0, -1);
};

describe('the file of a list', () => {
  it('has the rows of all pages in the order of the list, narrowed as it is', async () => {
    const categoryId = await createCategory(server.db, '读书方法');
    for (let count = 0; count < 30; count += 1)
      await createArticle(server.db, {
        categoryId,
        title: `第${count}篇`,
        viewTimes: count,
        charge: count % 2,
      });
    const [headings, ...rows] = await csv({ category_id: categoryId, price: 'sold', sort: 'view_times' });
    expect(headings).toBe(
      '编号,标题,分类,作者,状态,发布时间,价格（元）,会员免费,阅读次数,字数,创建时间,更新时间',
    );
    expect(rows).toHaveLength(15);
    expect(rows[0]).toMatch(/^\d+,第29篇,读书方法,,已发布,2026-01-01 08:00,1,否,29,2,/);
    expect(rows[14]).toContain('第1篇');
  });

  it('is an xlsx as well', async () => {
    const categoryId = await createCategory(server.db);
    await createArticle(server.db, { categoryId, title: '=HYPERLINK("x")', charge: 9 });
    const file = await admin.manage.articles.exportRows({ category_id: categoryId, format: 'xlsx' });
    const { sheets } = await readXlsx(Buffer.from(file.content, 'base64'));
    expect(file.filename).toBe('文章.xlsx');
    expect(sheets[0]?.rows[1]?.slice(1, 7)).toEqual([
      '=HYPERLINK("x")',
      expect.any(String),
      expect.toBeOneOf(['', null]),
      '已发布',
      '2026-01-01 08:00',
      9,
    ]);
  });

  it('has the chosen rows alone, in the order of the list, and none that are out of reach', async () => {
    const categoryId = await createCategory(server.db);
    const ids: number[] = [];
    for (const title of ['丙篇', '甲篇', '乙篇'])
      ids.push(await createArticle(server.db, { categoryId, title }));
    const chosen = async (by: Manager) => {
      const query = { sort: 'title', order: 'desc', format: 'csv' } as const;
      const { content } = await by.manage.articles.exportChosen([ids[0]!, ids[2]!], query);
      const [, ...rows] = Buffer.from(content, 'base64').toString().split('\r\n').slice(0, -1);
      return rows.map((row) => row.split(',')[1]);
    };
    expect(await chosen(admin)).toEqual(['乙篇', '丙篇']);
    expect(await chosen(await createManager(server, ownArticles))).toEqual([]);
  });

  it('has of who reaches their own alone no more than that', async () => {
    const teacher = await createManager(server, ownArticles);
    await createArticle(server.db, { title: '自己的', authorId: teacher.id });
    const [, ...rows] = await csv({}, teacher);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('自己的');
  });

  it('has every row of a long list once, in its order', async () => {
    const categoryId = await createCategory(server.db);
    await insertMany(categoryId, 4_500);
    const [, ...rows] = await csv({ category_id: categoryId, sort: 'title' });
    expect(rows.map((row) => row.split(',')[1])).toEqual(
      Array.from({ length: 4_500 }, (_, index) => `第${String(index + 1).padStart(5, '0')}篇`),
    );
  });

  it('is refused where rows would be missing from it', async () => {
    const categoryId = await createCategory(server.db);
    await insertMany(categoryId, 50_001);
    await expect(csv({ category_id: categoryId })).rejects.toMatchObject({
      code: 1,
      message: '最多导出50000行，请缩小筛选范围后再试',
    });
    await server.db.execute(sql`delete from articles where category_id = ${categoryId}`);
  });
});

const insertMany = (categoryId: number, count: number) =>
  server.db.execute(sql`
    insert into articles (category_id, title, thumb, short_description, render_content)
    select ${categoryId}, '第' || lpad(i::text, 5, '0') || '篇', '', '', '' from generate_series(1, ${count}::int) i`);
