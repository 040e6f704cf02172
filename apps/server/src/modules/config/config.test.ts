import { afterEach, afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { createClient, featureNames, type Client } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from './config.repo.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await createTestServer();
  client = createClient({ baseUrl: '', fetch: server.fetch, checkAnswers: true });
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
      icp: '',
      url: 'http://localhost',
      member: { enabled_mobile_bind_alert: 0 },
      socialites: { wechat_scan: 1 },
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
