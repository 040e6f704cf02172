import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle, createCategory } from '../articles/articles.fixtures.ts';
import { createAdministrator, createManager, ownArticles, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let other: Manager;
let now: Date;
const waitDays = (days: number) => void (now = new Date(now.getTime() + days * 24 * 60 * 60_000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  now = new Date('2026-11-21T04:00:00Z');
  [admin, other] = [await createAdministrator(server), await createAdministrator(server)];
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-21T04:00:00Z');
  await server.db.execute(sql`delete from deleted_things`);
});

type Query = Parameters<Manager['manage']['bin']['list']>[0];

const inBin = async (who: Manager, query: Query = {}) => (await who.manage.bin.list(query)).data;
const titlesOf = async (who: Manager, query: Query = {}) =>
  (await inBin(who, query)).map(({ title }) => title);
const entryOf = async (who: Manager, title: string) => {
  const entry = (await inBin(who, { size: 100 })).find((each) => each.title === title);
  if (!entry) throw new Error(`The bin has no ${title}.`);
  return entry.id;
};

/** Adds announcements and deletes them in one action. */
async function deleteAnnouncements(titles: readonly string[], by = admin) {
  const ids: number[] = [];
  for (const title of titles)
    ids.push((await by.manage.announcements.store({ title, content: '<p>文</p>' })).id);
  const { action_id: actionId } = await by.manage.announcements.removeMany(ids);
  return { ids, actionId };
}

describe('the bin', () => {
  it('lists each deleted thing with its kind, who deleted it, when, and until when it can be restored', async () => {
    await deleteAnnouncements(['甲', '乙']);
    const { id } = await admin.manage.watchedWords.store({ word: '丙' });
    waitDays(1);
    await other.manage.watchedWords.remove(id);
    expect(await titlesOf(admin)).toEqual(['丙', '乙', '甲']);
    expect((await inBin(admin))[0]).toMatchObject({
      entity: 'watchedWord',
      actor: { id: other.id },
      deleted_at: '2026-11-22T04:00:00.000Z',
      restorable_until: '2026-12-22T04:00:00.000Z',
    });
  });

  it('is narrowed by a part of the title and by kind, ordered by age, and names the kinds that it holds', async () => {
    await deleteAnnouncements(['开学通知', '放假通知']);
    const { id } = await admin.manage.watchedWords.store({ word: '通知费' });
    waitDays(1);
    await admin.manage.watchedWords.remove(id);
    expect(await titlesOf(admin, { keywords: '放假' })).toEqual(['放假通知']);
    expect(await titlesOf(admin, { keywords: '%' })).toEqual([]);
    expect(await titlesOf(admin, { entity: 'watchedWord' })).toEqual(['通知费']);
    expect(await titlesOf(admin, { order: 'asc' })).toEqual(['开学通知', '放假通知', '通知费']);
    expect((await admin.manage.bin.list({ size: 1, page: 2 })).total).toBe(3);
    expect((await admin.manage.bin.kinds()).data).toEqual([
      { entity: 'announcement', count: 2 },
      { entity: 'watchedWord', count: 1 },
    ]);
  });

  it('restores one thing of a deletion and leaves the others in the bin', async () => {
    const { ids, actionId } = await deleteAnnouncements(['一', '二', '三']);
    const answer = await admin.manage.bin.restore([await entryOf(admin, '二')]);
    expect(answer.refused).toEqual([]);
    expect(await titlesOf(admin)).toEqual(['三', '一']);
    expect(await admin.manage.announcements.find(ids[1]!)).toMatchObject({ title: '二' });
    await expect(admin.manage.announcements.find(ids[0]!)).rejects.toMatchObject({ code: 404 });
    expect((await admin.manage.log.action(actionId)).undone_at).toBeNull();
  });

  it('restores one of several articles, which are only marked as deleted', async () => {
    const categoryId = await createCategory(server.db);
    const [first, second] = [
      await createArticle(server.db, { categoryId, title: '春' }),
      await createArticle(server.db, { categoryId, title: '秋' }),
    ];
    await admin.manage.articles.removeMany([first, second]);
    await other.manage.bin.restore([await entryOf(other, '秋')]);
    expect(await admin.manage.articles.find(second)).toMatchObject({ title: '秋' });
    await expect(admin.manage.articles.find(first)).rejects.toMatchObject({ code: 404 });
  });

  it('lets the log undo what is left of a deletion, and takes it out of the bin', async () => {
    const { ids, actionId } = await deleteAnnouncements(['四', '五']);
    await admin.manage.bin.restore([await entryOf(admin, '四')]);
    await admin.manage.log.undo(actionId);
    expect(await titlesOf(admin)).toEqual([]);
    expect(await admin.manage.announcements.find(ids[1]!)).toMatchObject({ title: '五' });
  });

  it('marks a deletion as undone in the log once all of it is restored', async () => {
    const { actionId } = await deleteAnnouncements(['六', '七']);
    await other.manage.bin.restore([await entryOf(other, '六'), await entryOf(other, '七')]);
    expect((await admin.manage.log.action(actionId)).undone_at).toBe(now.toISOString());
    await expect(admin.manage.log.undo(actionId)).rejects.toMatchObject({ message: '该操作已经撤销过了' });
  });

  it('says of each that cannot come back why, and restores the others', async () => {
    const names = ['春', '夏'];
    const ids: number[] = [];
    for (const name of names) ids.push((await admin.manage.faqCategories.store({ name: `季${name}` })).id);
    await admin.manage.faqCategories.removeMany(ids);
    await admin.manage.faqCategories.store({ name: '季春' });
    const [taken, free] = [await entryOf(admin, '季春'), await entryOf(admin, '季夏')];
    const { restored, refused } = await admin.manage.bin.restore([taken, free, 2 ** 40]);
    expect(restored).toEqual([free]);
    expect(refused).toEqual([
      { id: taken, title: '季春', reason: '已有同名的分类' },
      { id: 2 ** 40, title: '', reason: '您访问的内容不存在' },
    ]);
    expect(await titlesOf(admin)).toEqual(['季春']);
  });

  it('restores what hung on another when both are chosen', async () => {
    const category = await admin.manage.faqCategories.store({ name: '账号与登录' });
    const faq = await admin.manage.faqs.store({
      question: '怎样登录',
      answer: '<p>用手机号</p>',
      category_id: category.id,
    });
    await admin.manage.faqs.remove(faq.id);
    await admin.manage.faqCategories.remove(category.id);
    const [question, group] = [await entryOf(admin, '怎样登录'), await entryOf(admin, '账号与登录')];
    expect((await admin.manage.bin.restore([question])).refused).toEqual([
      { id: question, title: '怎样登录', reason: '所选的分类已不存在，请重新选择' },
    ]);
    expect((await admin.manage.bin.restore([question, group])).restored).toEqual([group, question]);
  });

  it('restores once, also when it is asked for twice in one moment', async () => {
    await deleteAnnouncements(['八']);
    const id = await entryOf(admin, '八');
    const answers = await Promise.all([admin, other].map((who) => who.manage.bin.restore([id])));
    expect(answers.flatMap(({ restored }) => restored)).toEqual([id]);
    expect(answers.flatMap(({ refused }) => refused)).toEqual([
      { id, title: '八', reason: '已经恢复过了，请刷新后查看' },
    ]);
  });

  it('holds things for thirty days', async () => {
    await deleteAnnouncements(['九']);
    const id = await entryOf(admin, '九');
    waitDays(30);
    expect(await titlesOf(admin)).toEqual(['九']);
    now = new Date(now.getTime() + 1);
    expect(await titlesOf(admin)).toEqual([]);
    expect((await admin.manage.bin.restore([id])).refused[0]?.reason).toBe('删除已超过30天，不能恢复');
  });
});

describe('rights in the bin', () => {
  it('shows and restores only kinds that the viewer may delete', async () => {
    const clerk = await createManager(server, {
      announcement: 'all',
      watchedWord: 'all',
      'watchedWord.delete': 'all',
    });
    await deleteAnnouncements(['十']);
    const { id } = await admin.manage.watchedWords.store({ word: '十一' });
    await admin.manage.watchedWords.remove(id);
    expect(await titlesOf(clerk)).toEqual(['十一']);
    expect((await clerk.manage.bin.kinds()).data).toEqual([{ entity: 'watchedWord', count: 1 }]);
    const hidden = await entryOf(admin, '十');
    expect(await clerk.manage.bin.restore([hidden])).toEqual({
      restored: [],
      refused: [{ id: hidden, title: '', reason: '您访问的内容不存在' }],
    });
    expect(await titlesOf(admin, { entity: 'announcement' })).toEqual(['十']);
    expect((await clerk.manage.bin.restore([await entryOf(clerk, '十一')])).refused).toEqual([]);
  });

  it('shows somebody who deletes only their own things what they deleted themselves', async () => {
    const [teacher, colleague] = [
      await createManager(server, ownArticles),
      await createManager(server, ownArticles),
    ];
    for (const [by, title] of [
      [teacher, '我的'],
      [colleague, '同事的'],
    ] as const) {
      const { id } = await by.manage.articles.store({ title });
      await by.manage.articles.remove(id);
    }
    const { id } = await teacher.manage.articles.store({ title: '被管理员删除的' });
    await admin.manage.articles.remove(id);
    expect(await titlesOf(teacher)).toEqual(['我的']);
    const others = await entryOf(admin, '同事的');
    expect((await teacher.manage.bin.restore([others])).refused).toMatchObject([{ title: '' }]);
    expect((await teacher.manage.bin.restore([await entryOf(teacher, '我的')])).restored).toHaveLength(1);
  });

  it('is empty for a learner', async () => {
    const learner = await createManager(server, {});
    await deleteAnnouncements(['十二']);
    expect(await inBin(learner)).toEqual([]);
  });
});
