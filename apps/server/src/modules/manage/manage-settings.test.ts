import { createClient, type Client } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let visitor: Client;

beforeAll(async () => {
  server = await createTestServer();
  admin = await createAdministrator(server);
  visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
});
afterAll(() => server.close());
afterEach(async () => {
  await server.db.execute(sql`delete from settings`);
  await server.db.execute(sql`delete from setting_sheets`);
});

describe('the settings in the console', () => {
  it('are what the site does while nobody has set anything', async () => {
    const settings = await admin.manage.settings.find();
    expect(settings).toMatchObject({
      webname: '书院',
      icp: '',
      'features.vip': true,
      'features.live': false,
    });
    expect(Object.keys(settings).filter((key) => key.startsWith('features.'))).toHaveLength(19);
  });

  it('hold for a visitor from the next call on', async () => {
    await visitor.config.public();
    await admin.manage.settings.update({
      webname: '明德学堂',
      logo: '/blobs/logo.png',
      icp: '京ICP备1号',
      icp_link: 'https://beian.miit.gov.cn/',
      'contact.phone': '010-12345678',
      'features.wenda': true,
    });
    expect(await visitor.config.public()).toMatchObject({
      webname: '明德学堂',
      logo: { logo: '/blobs/logo.png', white_logo: '' },
      icp: '京ICP备1号',
      icp_link: 'https://beian.miit.gov.cn/',
      contact: { phone: '010-12345678', email: '' },
      features: { wenda: true, vip: true, live: false },
    });
  });

  it('open and close a section for the server too', async () => {
    expect(await server.modules.access.isOn('wenda')).toBe(false);
    await admin.manage.settings.update({ 'features.wenda': true });
    expect(await server.modules.access.isOn('wenda')).toBe(true);
  });

  it('are changed with a line in the log, and taken back', async () => {
    const { action_id } = await admin.manage.settings.update({ webname: '新名字', 'features.vip': false });
    expect(await admin.manage.log.action(action_id)).toMatchObject({
      entity: 'setting',
      kind: 'update',
      subjects: [{ id: 1, title: '网站设置' }],
      changes: [
        {
          before: { webname: '书院', 'features.vip': true },
          after: { webname: '新名字', 'features.vip': false },
        },
      ],
    });
    await admin.manage.log.undo(action_id);
    expect(await visitor.config.public()).toMatchObject({ webname: '书院', features: { vip: true } });
  });

  it('are not taken back over what somebody has set since, and by nobody who may not set them', async () => {
    const keeper = await createManager(server, { 'setting.save': 'all' });
    const { action_id } = await keeper.manage.settings.update({ webname: '甲' });
    await admin.manage.settings.update({ webname: '乙' });
    await expect(keeper.manage.log.undo(action_id)).rejects.toMatchObject({ code: 1 });
    const { action_id: icp } = await keeper.manage.settings.update({ icp: '一号' });
    await server.db.execute(sql`delete from role_permissions where permission = 'setting.save'`);
    await expect(keeper.manage.log.undo(icp)).rejects.toMatchObject({ code: 403 });
    expect((await admin.manage.settings.find()).icp).toBe('一号');
  });

  it('are not put over a change that was not seen, also of the very first', async () => {
    const { updated_at: seen } = await admin.manage.settings.find();
    const first = await admin.manage.settings.update({ webname: '甲' }, seen);
    await expect(admin.manage.settings.update({ webname: '乙' }, seen)).rejects.toMatchObject({ code: 409 });
    await admin.manage.settings.update({ webname: '乙' }, first.updated_at);
    expect((await admin.manage.settings.find()).webname).toBe('乙');
  });

  it('keep secrets on the server: a key that is not theirs is neither sent, nor written, nor logged', async () => {
    await saveSettings(server.db, { 'sms.secret': 'hidden', webname: '书院' });
    expect(JSON.stringify(await admin.manage.settings.find())).not.toContain('hidden');
    const change = { webname: '学堂', 'sms.secret': 'stolen' };
    const { action_id } = await admin.manage.settings.update(change);
    expect(JSON.stringify(await admin.manage.log.action(action_id))).not.toMatch(/hidden|stolen/);
    const { rows } = await server.db.execute(sql`select value from settings where key = 'sms.secret'`);
    expect(rows).toEqual([{ value: 'hidden' }]);
  });

  it.each([
    ['no name', { webname: ' ' }],
    ['a script as the address of a record', { icp_link: 'javascript:alert(1)' }],
    ['an address that borrows our scheme', { logo: '//other.example/logo.png' }],
    ['no address of mail', { 'contact.email': 'nobody' }],
  ])('refuse %s', async (_, change) => {
    await expect(admin.manage.settings.update(change)).rejects.toMatchObject({ code: 400 });
  });
});
