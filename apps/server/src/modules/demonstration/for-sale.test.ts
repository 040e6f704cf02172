import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { indexArticles } from '../articles/index-articles.ts';
import { countCharacters } from '../articles/reading.ts';
import { accountPassword, accountSeeds } from './people.seed.ts';
import { categorySeeds } from './seed-articles.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  client = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());

const signIn = async (role: (typeof accountSeeds)[number]['role']) => {
  const mobile = accountSeeds.find((account) => account.role === role)?.mobile ?? '';
  const { token } = await client.session.loginByPassword({ mobile, password: accountPassword });
  return createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
};

const cards = async () => (await client.articles.list({ size: 100 })).data.data;
const forSale = async () => (await cards()).filter(({ charge }) => charge > 0);
const seeds = categorySeeds.flatMap(({ articles }) => articles);

/** Elements that are open at the end, or closed without having been opened. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g))
    if (slash === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  return open;
}

describe('what the demonstration sells', () => {
  it('is at least four articles from ¥9 to ¥39, two of them free for members, in several categories', async () => {
    const sold = await forSale();
    expect(sold.length).toBeGreaterThanOrEqual(4);
    expect(sold.filter(({ is_vip_free }) => is_vip_free).length).toBeGreaterThanOrEqual(2);
    expect(new Set(sold.map(({ category }) => category.id)).size).toBeGreaterThanOrEqual(4);
    for (const { charge } of sold) expect(charge).toBeGreaterThanOrEqual(9);
    for (const { charge } of sold) expect(charge).toBeLessThanOrEqual(39);
  });

  it('has a free part worth reading, and more behind it, which the minutes of reading count', async () => {
    for (const { id, title, read_minutes } of await forSale()) {
      const { article } = await client.articles.detail(id);
      const seed = seeds.find((each) => each.title === title);
      const [free, paid] = [article.render_content, seed?.sale?.html ?? ''].map(countCharacters);
      expect([title, article.can_read]).toEqual([title, false]);
      expect(free).toBeGreaterThanOrEqual(250);
      expect(paid).toBeGreaterThanOrEqual(700);
      expect(read_minutes).toBe(Math.round((free! + paid!) / 400));
    }
  });

  it.each(seeds.map((seed) => [seed.key, seed] as const))(
    'has HTML that is closed by itself, in each part: %s',
    (_, { html, sale }) => expect([unclosed(html), unclosed(sale?.html ?? '')]).toEqual([[], []]),
  );

  it('is found by its free part, and not by what is behind it', async () => {
    const { data } = await client.search.find({ keywords: '烂稿许可证' });
    expect(data.map(({ title }) => title)).toContain('改稿的四遍：每一遍只改一样');
    expect((await client.search.find({ keywords: '煎饼摊' })).total).toBe(0);
  });

  it('is read whole by who has written it', async () => {
    const teacher = await signIn('teacher');
    const own = (await forSale()).find(({ author }) => author?.nick_name === '沈砚秋');
    const { article } = await teacher.articles.detail(own!.id);
    expect([article.can_read, article.is_buy]).toEqual([true, false]);
  });
});

it('gives the learner articles that they have begun, one of them read to its end, and two set aside', async () => {
  const { study, articles } = await signIn('learner');
  const learning = await study.list({ scene: 'learning', type: 'article' });
  expect(learning.data.length).toBeGreaterThanOrEqual(4);
  expect(learning.data.filter(({ progress }) => progress === 100)).toHaveLength(1);
  expect(new Set(learning.data.map(({ progress }) => progress)).size).toBe(learning.total);
  const collected = await study.list({ scene: 'collected', type: 'article' });
  expect(collected.total).toBe(2);
  expect(collected.data.some(({ resource }) => resource.charge > 0)).toBe(true);
  for (const { resource } of learning.data)
    expect((await articles.detail(resource.id)).article.can_read).toBe(true);
});

describe('where everything was free before', () => {
  const sellAgain = async () => {
    await server.db.execute(sql`delete from server_marks where name = 'demonstration-sale'`);
    await server.db.transaction((tx) => server.modules.demonstration.seed(tx));
  };
  const title = '调试像破案：先别动手，先看现场';
  const debugging = async () => (await cards()).find((card) => card.title === title);
  const lookForPaidWords = async () => (await client.search.find({ keywords: '侦探的五件随身物' })).total;

  it('is sold from then on, and found no longer by what is paid for', async () => {
    const before = await debugging();
    await server.db.execute(sql`
      update articles set render_content = render_content || paid_content, paid_content = '', charge = 0
      where title = ${title}`);
    await indexArticles(server.db);
    expect(await lookForPaidWords()).toBe(1);
    await sellAgain();
    expect(await debugging()).toEqual(before);
    expect((await client.articles.detail(before!.id)).article.can_read).toBe(false);
    expect(await lookForPaidWords()).toBe(0);
    expect((await client.search.find({ keywords: '侦探不会这样办案' })).total).toBe(1);
  });

  it('stays as it is where somebody has changed it since', async () => {
    await server.db.execute(sql`
      update articles set render_content = '<p>改过了</p>', paid_content = '', charge = 0, updated_at = now()
      where title = ${title}`);
    await sellAgain();
    expect((await debugging())?.charge).toBe(0);
  });
});
