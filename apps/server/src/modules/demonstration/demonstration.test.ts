import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, featureNames, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { accountPassword, accountSeeds } from './people.seed.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  client = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());

async function number(query: ReturnType<typeof sql>) {
  const { rows } = await server.db.execute<{ n: string }>(query);
  return Number(rows[0]?.n);
}

describe('the demonstration', () => {
  it('has at least 24 articles in 5 categories, each worth reading', async () => {
    const { data, categories } = await client.articles.list({ size: 100 });
    expect(data.total).toBeGreaterThanOrEqual(24);
    expect(categories).toHaveLength(5);
    expect(categories.every(({ articles_count }) => articles_count >= 4)).toBe(true);
    expect(await number(sql`select min(character_count) as n from articles`)).toBeGreaterThanOrEqual(500);
    expect(await number(sql`select count(distinct short_description) as n from articles`)).toBe(data.total);
  });

  it('has 200 comments and more, by at least 30 people', async () => {
    expect(await number(sql`select count(*) as n from comments`)).toBeGreaterThanOrEqual(200);
    expect(await number(sql`select count(distinct user_id) as n from comments`)).toBeGreaterThanOrEqual(30);
  });

  it('discusses every article', async () => {
    const { data } = await client.articles.list({ size: 100 });
    expect(data.data.filter(({ comments_count }) => comments_count === 0)).toEqual([]);
  });

  it('has pages to turn: over 60 comments on one article and over 20 replies to one comment', async () => {
    expect(await number(sql`select max(comments_count) as n from comment_threads`)).toBeGreaterThan(60);
    expect(await number(sql`select max(children_count) as n from comments`)).toBeGreaterThan(20);
  });

  it('CB-06 has a comment whose author is gone', async () => {
    const gone = sql`select count(*) as n from comments where user_id not in (select id from users)`;
    expect(await number(gone)).toBe(1);
  });

  it('counts what is there', async () => {
    const wrongChildren = sql`
      select count(*) as n from comments c
      where children_count <> (select count(*) from comments r where r.parent_id = c.id)`;
    const wrongThreads = sql`
      select count(*) as n from comment_threads t where (comments_count, replies_count) <> (
        select count(*) filter (where parent_id is null), count(*) filter (where parent_id is not null)
        from comments c where c.target_type = t.target_type and c.target_id = t.target_id)`;
    expect(await number(wrongChildren)).toBe(0);
    expect(await number(wrongThreads)).toBe(0);
  });

  it('lies in the past, replies after what they answer', async () => {
    const future = sql`select count(*) as n from comments where created_at > now()`;
    const tooEarly = sql`
      select count(*) as n from comments r join comments c on c.id in (r.parent_id, r.reply_id)
      where r.created_at <= c.created_at`;
    const beforeArticle = sql`
      select count(*) as n from comments c join articles a on a.id = c.target_id where c.created_at < a.published_at`;
    expect(await number(future)).toBe(0);
    expect(await number(tooEarly)).toBe(0);
    expect(await number(beforeArticle)).toBe(0);
  });

  it('turns on only what can be used', async () => {
    const { features } = await client.config.public();
    expect(featureNames.filter((name) => features[name])).toEqual([
      'vip',
      'paper',
      'practice',
      'mockPaper',
      'wrongBook',
      'wenda',
      'share',
      'codeExchanger',
      'promoCode',
      'tuangou',
      'miaosha',
    ]);
  });

  it('leads only to pages that are there', async () => {
    const { sliders, blocks, announcement } = await client.home.index();
    const navigation = (await client.navigation.header()).flatMap((item) => [item, ...item.children]);
    const { data, categories } = await client.articles.list({ size: 100 });
    const pages = new Set([
      '/',
      '/article',
      '/anthologies',
      '/courses',
      '/videos',
      '/combos',
      '/shopCategory',
      '/exam',
      '/problem',
      '/doubts',
      '/issue',
      '/tag',
      '/teachers',
      '/vip',
      ...categories.map(({ id }) => `/article?category=${id}`),
      ...data.data.map(({ id }) => `/article/${id}/detail`),
    ]);
    const links = [...sliders, ...navigation]
      .map(({ url }) => url)
      .concat(blocks.flatMap((b) => b.more_url ?? []));
    expect(links.filter((link) => !pages.has(link))).toEqual([]);
    expect(navigation.map(({ url }) => url)).toContain('/vip');
    expect(sliders).toHaveLength(3);
    expect(blocks.length).toBeGreaterThanOrEqual(3);
    expect(announcement?.title).toBeTruthy();
  });

  it('serves every picture, small and without a word in it', async () => {
    const { data } = await client.articles.list({ size: 100 });
    const { sliders } = await client.home.index();
    const avatars = await server.db.execute<{ avatar: string }>(sql`select avatar from users`);
    const anthologies = (await client.anthologies.list()).data.data;
    const addresses = [...data.data, ...sliders, ...anthologies]
      .map(({ thumb }) => thumb)
      .concat(avatars.rows.map((u) => u.avatar));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const answer = await server.app.inject(address);
      expect([address, answer.statusCode]).toEqual([address, 200]);
      expect(answer.headers['content-type']).toContain('image/svg+xml');
      expect(answer.rawPayload.length).toBeLessThan(12 * 1024);
      expect(answer.payload).not.toMatch(/<text|<script|NaN|undefined|Infinity/);
    }
  });

  it.each(accountSeeds)('lets the $role sign in as $name', async ({ role, mobile, name }) => {
    const { token } = await client.session.loginByPassword({ mobile, password: accountPassword });
    const signedIn = createClient({
      baseUrl: '',
      fetch: server.fetch,
      token: () => token,
      checkAnswer,
    });
    const user = await signedIn.my.detail();
    expect(user.nick_name).toBe(name);
    expect(user.role?.name).toBe({ learner: '学员', teacher: '教师', administrator: '管理员' }[role]);
    expect(user.permissions['comment.store']).toBe(1);
    expect('setting.save' in user.permissions).toBe(role === 'administrator');
    expect(user.is_bind_mobile).toBe(1);
  });

  describe.each([
    { name: '沈砚秋', mobile: '13800000002', total: 3, tree: ['阅读课', '备课'] },
    { name: '林小满', mobile: '13800000001', total: 3, tree: ['编程练习'] },
  ])('the library of $name', ({ mobile, total, tree }) => {
    const signIn = async () => {
      const { token } = await client.session.loginByPassword({ mobile, password: accountPassword });
      return createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
    };

    it('has recordings in categories, each as long as its film truly is, which plays and has a picture', async () => {
      const signedIn = await signIn();
      const records = await signedIn.records.list();
      expect(records.total).toBe(total);
      expect((await signedIn.records.categories()).map(({ name }) => name)).toEqual(tree);
      expect(records.data.filter(({ category_id }) => category_id > 0).length).toBeGreaterThanOrEqual(2);
      for (const { aliyun_video_id: videoId, duration, size, url, thumb } of records.data) {
        const film = await server.deps.cloudVideo.inspect(videoId);
        expect(film).toMatchObject({ status: 'ready', seconds: duration, bytes: size });
        expect((await server.app.inject(url)).rawPayload.length).toBe(size);
        const picture = await server.app.inject(thumb);
        expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
        expect(picture.rawPayload.length).toBeLessThan(40 * 1024);
      }
    });

    it('has one that is shared, with comments at moments within it', async () => {
      const shared = (await (await signIn()).records.list()).data.filter(({ is_shared }) => is_shared);
      expect(shared).toHaveLength(1);
      const { id, duration } = shared[0]!;
      expect((await client.records.detail(id)).is_owner).toBe(false);
      const { comments } = await client.comments.list({ type: 'records', id }, { page: 1, size: 50 });
      const moments = comments.data.flatMap(({ at_seconds }) => at_seconds ?? []);
      expect(moments.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...moments)).toBeLessThan(duration);
      expect(comments.data.some(({ at_seconds }) => at_seconds === null)).toBe(true);
      expect(comments.data.some(({ children_count }) => children_count > 0)).toBe(true);
    });
  });

  it('runs once: what was deleted afterwards stays deleted, and no account is made twice', async () => {
    await server.db.execute(sql`delete from announcements`);
    const before = await number(sql`select count(*) as n from users`);
    await server.db.transaction((tx) => server.modules.demonstration.seed(tx));
    expect(await number(sql`select count(*) as n from users`)).toBe(before);
    expect(await number(sql`select count(*) as n from announcements`)).toBe(0);
    expect(await server.modules.demonstration.accounts(server.db)).toHaveLength(3);
  });
});

it('leaves nothing behind when it fails half-way, and then can run again', async () => {
  const empty = await createTestServer();
  try {
    const failing = empty.db.transaction(async (tx) => {
      await empty.modules.demonstration.seed(tx);
      throw new Error('the power went out');
    });
    await expect(failing).rejects.toThrow('the power went out');
    expect(await empty.modules.demonstration.accounts(empty.db)).toEqual([]);
    await empty.db.transaction((tx) => empty.modules.demonstration.seed(tx));
    expect(await empty.modules.demonstration.accounts(empty.db)).toHaveLength(3);
    await empty.db.execute(sql`update users set password_hash = null where mobile = '13800000001'`);
    await empty.db.execute(sql`delete from users where mobile = '13800000002'`);
    expect(await empty.modules.demonstration.accounts(empty.db)).toEqual([
      { role: 'administrator', mobile: '13800000003', password: 'shuyuan-demo' },
    ]);
    await empty.db.execute(sql`update users set status = 'locked' where mobile = '13800000003'`);
    expect(await empty.modules.demonstration.accounts(empty.db)).toEqual([]);
  } finally {
    await empty.close();
  }
});
