import { afterEach, afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { createClient, featureNames, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createLocalServices, createOutsideServices } from '../../services-outside/outside-services.ts';
import { pages } from '../../db/schema.ts';
import { saveSettings } from './config.repo.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await createTestServer();
  client = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());
afterEach(() => server.db.execute(sql`delete from settings`));

describe('the public configuration', () => {
  it('has all nineteen feature switches off but the membership until someone sets them', async () => {
    const { features, ...rest } = await client.config.public();
    expect(Object.keys(features).sort()).toEqual([...featureNames].sort());
    expect(featureNames).toHaveLength(19);
    expect(featureNames.filter((name) => features[name])).toEqual(['vip']);
    expect(rest).toEqual({
      webname: '书院',
      logo: { logo: '', white_logo: '' },
      icp: '',
      icp_link: '',
      icp2: '',
      icp2_link: '',
      contact: { phone: '', email: '' },
      url: 'http://localhost',
      member: { enabled_mobile_bind_alert: 0 },
      player: {
        enabled_bullet_secret: 0,
        bullet_secret: { text: '${user.mobile}', size: 14, color: 'red', opacity: 0.6 },
      },
      socialites: { wechat_scan: 1 },
      pages: [],
      further_pages: [],
      refund: { days: 7, fee_percent: 0 },
    });
  });

  it('answers what was set last', async () => {
    await saveSettings(server.db, { webname: '一所学校', 'features.vip': false, 'features.wenda': true });
    await saveSettings(server.db, {
      webname: '另一所学校',
      'member.enabled_mobile_bind_alert': true,
      icp: '京ICP备1号',
    });
    const config = await client.config.public();
    expect(config).toMatchObject({
      webname: '另一所学校',
      icp: '京ICP备1号',
      member: { enabled_mobile_bind_alert: 1 },
    });
    expect(featureNames.filter((name) => config.features[name])).toEqual(['wenda']);
  });

  it('keeps its defaults under settings of the wrong kind, and tells nothing of settings it does not know', async () => {
    await saveSettings(server.db, {
      webname: 7,
      'features.live': 'yes',
      'features.vip': 0,
      'sms.secret': 'hidden',
    });
    const config = await client.config.public();
    expect(config.webname).toBe('书院');
    expect(featureNames.filter((name) => config.features[name])).toEqual(['vip']);
    expect(JSON.stringify(config)).not.toContain('hidden');
  });
});

describe('the sign-in by WeChat', () => {
  it('is offered where it is set up, unless it was switched off', async () => {
    await saveSettings(server.db, { 'socialites.wechat_scan': false });
    expect((await client.config.public()).socialites).toEqual({ wechat_scan: 0 });
  });

  it('is not offered where it is not set up', async () => {
    const without = await createTestServer({
      outside: (deps) =>
        createOutsideServices(
          {
            sms: { kind: 'local' },
            wechat: { kind: 'off' },
            cloudVideo: { kind: 'local' },
            payment: { kind: 'off' },
          },
          deps,
        ),
    });
    const api = createClient({ baseUrl: '', fetch: without.fetch, checkAnswer });
    expect((await api.config.public()).socialites).toEqual({ wechat_scan: 0 });
    await expect(api.session.startWechat()).rejects.toMatchObject({
      code: 1,
      message: '本站没有开启微信登录',
    });
    await without.close();
  });
});

describe('lines about uploads', () => {
  const own = '/api/v2/other/agreement/user_private_protocol';

  it('are off: no page is told of an address, and the privacy policy speaks of no cookie of theirs', async () => {
    expect(await client.config.public()).not.toHaveProperty('upload_log_url');
    expect((await server.app.inject(own)).body).not.toContain('shuyuan_uploader');
  });

  it('go to the address that is set, and the privacy policy says so', async () => {
    const uploadLogUrl = 'https://log.example/p.gif';
    const logging = await createTestServer({ config: { uploadLogUrl } });
    const api = createClient({ baseUrl: '', fetch: logging.fetch, checkAnswer });
    expect((await api.config.public()).upload_log_url).toBe(uploadLogUrl);
    expect((await logging.app.inject(own)).body).toContain('名为 shuyuan_uploader 的 Cookie');
    await logging.close();
  });
});

describe('an agreement', () => {
  it.each([
    ['user_protocol', '用户协议', '二、账号'],
    ['user_private_protocol', '隐私政策', '七、您的权利'],
  ] as const)('%s is a whole text around the name of the site', async (name, title, chapter) => {
    await saveSettings(server.db, { webname: '一所<学校>' });
    const agreement = await client.config.agreement(name);
    expect(agreement.title).toBe(title);
    expect(agreement.content).toContain(`<h2>${chapter}</h2>`);
    expect(agreement.content).toContain('一所&lt;学校&gt;');
    expect(agreement.content.replace(/<[^>]*>/g, '').length).toBeGreaterThan(1000);
  });

  it('says what people can do here by themselves, and what is kept of them', async () => {
    const { content: policy } = await client.config.agreement('user_private_protocol');
    const { content: protocol } = await client.config.agreement('user_protocol');
    for (const kept of ['屏幕录制', '订单和会员', '来源', '网络地址'])
      expect(policy).toContain(`<strong>${kept}</strong>`);
    // There is no call that takes a comment away.
    expect(Object.keys(client.comments)).not.toContain('remove');
    expect(policy).toContain('要删除您发表的评论，请与我们联系');
    expect(protocol).not.toContain('您删除某条内容后');
  });

  it('names the company that keeps recordings where one does', async () => {
    const policy = async (api: Client) => (await api.config.agreement('user_private_protocol')).content;
    expect(await policy(client)).not.toContain('视频云');
    const elsewhere = await createTestServer({
      outside: (deps) => {
        const outside = createLocalServices(deps);
        return { ...outside, cloudVideo: { ...outside.cloudVideo, isOwnStore: false } };
      },
    });
    expect(await policy(createClient({ baseUrl: '', fetch: elsewhere.fetch }))).toMatch(
      /<strong>视频云服务商<\/strong>[^]*，录制保存在视频云服务商处；/,
    );
    await elsewhere.close();
  });

  it('is what the school has written on its page, unless that is hidden', async () => {
    await server.db.insert(pages).values([
      { name: 'user_protocol', title: '本校用户协议', content: '<p>本校协议</p>' },
      { name: 'user_private_protocol', title: '隐私', content: '<p>还没写完</p>', isShown: false },
    ]);
    expect(await client.config.agreement('user_protocol')).toEqual({
      title: '本校用户协议',
      content: '<p>本校协议</p>',
    });
    expect((await client.config.agreement('user_private_protocol')).content).toContain('我们收集的信息');
    await server.db.delete(pages);
  });

  it('of another name is none', async () => {
    const answer = await server.app.inject('/api/v2/other/agreement/icp');
    expect(answer.json()).toMatchObject({ code: 400 });
  });
});
