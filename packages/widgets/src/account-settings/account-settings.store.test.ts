import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../testing/index.ts';
import { refusal, signedOut, unplugged } from '../testing/failures.fixtures.ts';
import { createAccountBackend } from './account-backend.fixtures.ts';
import { openAccount } from './open-account.fixtures.ts';

describe('what is shown', () => {
  it('is the person, and where they are signed in, the latest used first', async () => {
    const [first, second, third, fourth] = createAccountBackend().devices();
    const backend = createAccountBackend({ devices: [third!, first!, fourth!, second!] });
    const { person, devices } = await openAccount({ backend });
    expect(person().nick_name).toBe('林知远');
    expect(devices().devices).toEqual([first, second, third, fourth]);
  });

  it('says that one part did not come beside the other, and asks for it alone', async () => {
    const backend = createAccountBackend();
    backend.fail('devices', unplugged);
    const { actions, host, state, devices } = await openAccount({ backend });
    expect(state().person.status).toBe('ready');
    expect(state().devices).toEqual({ status: 'failed', isOffline: false, isRetrying: false });
    actions.loadDevices();
    expect(state().devices).toMatchObject({ status: 'failed', isRetrying: true });
    await host.settle();
    expect(devices().devices).toHaveLength(4);
    expect(state().focus).toEqual({ on: 'devices' });
    expect(backend.counted('detail')).toBe(1);
  });

  it('comes by itself when the network is there again', async () => {
    const host = createTestHost({ user: testUser });
    const backend = createAccountBackend();
    backend.fail('detail', unplugged);
    backend.fail('devices', unplugged);
    await host.setOnline(false);
    const { state } = await openAccount({ host, backend });
    expect(state().person).toEqual({ status: 'failed', isOffline: true, isRetrying: false });
    await host.wake();
    expect(state().person.status).toBe('failed');
    await host.setOnline(true);
    await host.settle();
    expect([state().person.status, state().devices.status]).toEqual(['ready', 'ready']);
    expect(state().focus).not.toBeNull();
  });

  it('fails once more, and can be asked for again', async () => {
    const backend = createAccountBackend();
    backend.fail('detail', unplugged);
    const { actions, host, state } = await openAccount({ backend });
    backend.fail('detail', unplugged);
    actions.load();
    expect(state().person).toMatchObject({ isRetrying: true });
    await host.settle();
    expect(state().person).toMatchObject({ status: 'failed', isRetrying: false });
  });

  it('drops the answer of an older call, and what comes after it was left', async () => {
    const { actions, backend, host, person, stop } = await openAccount();
    actions.bindMobile();
    const reload = () => host.loginRequests[0]?.intent?.run();
    const releaseOlder = backend.hold('detail');
    reload();
    const releaseNewer = backend.hold('detail');
    reload();
    releaseNewer();
    await host.settle();
    backend.change({ mobile: '139****0002' });
    releaseOlder();
    await host.settle();
    expect(person().mobile).toBe('138****0001');
    reload();
    stop();
    await host.settle();
    reload();
    await host.settle();
    expect(person().mobile).toBe('138****0001');
    expect(backend.counted('detail')).toBe(4);
  });

  it('starts again where it was stopped, as a strict React does', async () => {
    const { host, backend, start, stop, person } = await openAccount();
    stop();
    backend.change({ mobile: '139****0002' });
    start();
    await host.settle();
    expect(person().mobile).toBe('139****0002');
  });
});

describe('what leads elsewhere', () => {
  it('asks for the number by mode 13, and shows it when it is bound', async () => {
    const backend = createAccountBackend({ person: { is_bind_mobile: 0, mobile: '' } });
    const { actions, host, person } = await openAccount({ backend });
    actions.bindMobile();
    expect(host.loginRequests).toMatchObject([{ mode: 13, intent: { kind: 'bind-mobile' } }]);
    backend.change({ is_bind_mobile: 1, mobile: '138****0001' });
    host.loginRequests[0]?.intent?.run();
    await host.settle();
    expect(person().mobile).toBe('138****0001');
  });

  it('leaves what is shown when the person does not come anew', async () => {
    const { actions, backend, host, person } = await openAccount();
    actions.bindMobile();
    backend.fail('detail', unplugged);
    host.loginRequests[0]?.intent?.run();
    await host.settle();
    expect(person().nick_name).toBe('林知远');
  });

  it('asks for another password by mode 3', async () => {
    const { actions, host } = await openAccount();
    actions.changePassword();
    expect(host.loginRequests).toMatchObject([{ mode: 3, intent: { kind: 'change-password' } }]);
  });

  it('copies the account id, and says when the browser refuses', async () => {
    const { actions, host } = await openAccount();
    actions.copyAccountId();
    await host.settle();
    expect(host.copied).toEqual(['SY20260002']);
    host.clipboard.writeText = () => Promise.reject(new Error('refused'));
    actions.copyAccountId();
    await host.settle();
    expect(host.notices).toEqual([
      { tone: 'positive', text: '复制成功' },
      { tone: 'critical', text: '复制失败' },
    ]);
  });
});

describe('another name', () => {
  async function typed(name: string, options: Parameters<typeof openAccount>[0] = {}) {
    const account = await openAccount(options);
    account.actions.rename();
    account.actions.setName(name);
    return {
      ...account,
      save: async () => {
        account.actions.saveName();
        await account.host.settle();
      },
    };
  }

  it.each([
    ['', '请输入昵称'],
    ['   ', '请输入昵称'],
    ['远', '昵称至少2个字'],
    [' 远 ', '昵称至少2个字'],
    ['一二三四五六七八九十一二三四五六七', '昵称最多16个字'],
    [' 林知远 ', '这就是现在的昵称'],
  ])('is not sent as %j: %s', async (name, problem) => {
    const { backend, save, state } = await typed(name);
    await save();
    expect(state().renaming).toMatchObject({ name, problem, isSaving: false });
    expect(state().focus).toEqual({ on: 'name-field' });
    expect(backend.counted('rename')).toBe(0);
  });

  it.each(['知远', '一二三四五六七八九十一二三四五六'])('is sent as %s', async (name) => {
    const { backend, save } = await typed(` ${name} `);
    await save();
    expect(backend.person()).toMatchObject({ nick_name: name, is_set_nickname: 1 });
  });

  it('is taken once: the page is told, and there is no second time', async () => {
    const { actions, host, person, save, state, told } = await typed('知远  同学');
    await save();
    expect(person()).toMatchObject({ nick_name: '知远 同学', is_set_nickname: 1 });
    expect(host.notices).toEqual([{ tone: 'positive', text: '修改完成' }]);
    expect(told).toEqual(['renamed']);
    expect(state().focus).toEqual({ on: 'person' });
    actions.rename();
    expect(state().renaming).toBeNull();
  });

  it('is sent once however often it is asked, and cannot be left meanwhile', async () => {
    const { actions, backend, host, state } = await typed('知远');
    const release = backend.hold('rename');
    actions.saveName();
    actions.saveName();
    actions.cancelName();
    expect(state().renaming?.isSaving).toBe(true);
    release();
    await host.settle();
    expect(backend.counted('rename')).toBe(1);
  });

  it('stays in the field with the server’s words when it is refused, and what is known is asked anew', async () => {
    const { backend, save, state, told, person } = await typed('知远');
    backend.change({ nick_name: '别处改的', is_set_nickname: 1 });
    await save();
    expect(state().renaming).toMatchObject({ name: '知远', problem: '昵称只可修改一次', isSaving: false });
    expect(state().focus).toEqual({ on: 'name-field' });
    expect(person().nick_name).toBe('别处改的');
    expect(told).toEqual([]);
  });

  it('was taken when only the answer was lost, and is not called one too many', async () => {
    const { backend, save, state, told, person } = await typed('知远');
    backend.loseAnswer('rename');
    await save();
    expect(state().renaming).toMatchObject({ name: '知远', error: '请检查网络后重试。' });
    await save();
    expect(state().renaming).toBeNull();
    expect(person().nick_name).toBe('知远');
    expect(told).toEqual(['renamed']);
  });

  it('stays with the refusal when what is known cannot be asked for', async () => {
    const { backend, save, state } = await typed('知远');
    backend.change({ is_set_nickname: 1 });
    backend.fail('detail', unplugged);
    await save();
    expect(state().renaming?.problem).toBe('昵称只可修改一次');
  });

  it.each([
    ['a network that is not there', unplugged, '请检查网络后重试。'],
    [
      'a server that is not well',
      () => refusal('服务器开小差了，请稍后再试', 500),
      '服务器开小差了，请稍后再试',
    ],
    ['a session that is over, of which the page speaks', signedOut, ''],
  ])('stays after %s', async (_, failure, error) => {
    const { backend, save, state } = await typed('知远');
    backend.fail('rename', failure);
    await save();
    expect(state().renaming).toMatchObject({ name: '知远', problem: '', error, isSaving: false });
  });

  it('AS-03 survives a reload and a session that ends, and is forgotten when it is left', async () => {
    const backend = createAccountBackend();
    const { host } = await typed('知远', { backend });
    const again = await openAccount({ host: host.reload(), backend });
    expect(again.state().renaming).toMatchObject({ name: '知远', isRestored: true });
    again.stop();
    await again.host.settle();
    const third = await openAccount({ host: again.host.openTab(), backend });
    expect(third.state().renaming?.name).toBe('知远');
    third.actions.cancelName();
    expect(third.state().focus).toEqual({ on: 'rename' });
    await third.host.settle();
    const fourth = await openAccount({ host: third.host.reload(), backend });
    expect(fourth.state().renaming).toBeNull();
  });

  it('is kept with each key, before anybody knows that the page will be left', async () => {
    const { actions, host } = await typed('知');
    actions.setName('知远');
    expect(await host.storage.get('account-name/2')).toBe('知远');
    actions.setName('林知远');
    expect(await host.storage.get('account-name/2')).toBeUndefined();
  });

  it('is kept for nobody else, and not when nothing was typed', async () => {
    const { host, stop } = await typed('知远');
    stop();
    await host.settle();
    const other = createTestHost({ user: { ...testUser, id: 3 }, storage: host.storage });
    expect((await openAccount({ host: other })).state().renaming).toBeNull();
    const untouched = await typed('林知远', { host: createTestHost({ user: { ...testUser, id: 4 } }) });
    untouched.stop();
    expect(await untouched.host.storage.entries('account-name/')).toEqual([]);
  });

  it('is forgotten when it was saved, also by an answer that comes after the page was left', async () => {
    const { actions, backend, host, state, stop, told } = await typed('知远');
    const release = backend.hold('rename');
    actions.saveName();
    stop();
    expect(await host.storage.get('account-name/2')).toBe('知远');
    release();
    await host.settle();
    expect(await host.storage.get('account-name/2')).toBeUndefined();
    expect(told).toEqual([]);
    expect(state().person).toMatchObject({ person: { nick_name: '林知远' } });
  });

  it('is not offered from a draft when the change is spent', async () => {
    const host = createTestHost({ user: testUser });
    await host.storage.set('account-name/2', '知远');
    const backend = createAccountBackend({ person: { is_set_nickname: 1 } });
    const { state } = await openAccount({ host, backend });
    expect(state().renaming).toBeNull();
    expect(await host.storage.get('account-name/2')).toBeUndefined();
  });
});

describe('a device', () => {
  it('is signed out: its row goes, the next one is at hand, and it is spoken', async () => {
    const { actions, backend, devices, host, state } = await openAccount();
    const [, phone, tablet] = backend.devices();
    actions.signOut(phone!.id);
    expect(devices().leaving).toEqual([phone!.id]);
    await host.settle();
    expect(devices().devices.map(({ id }) => id)).not.toContain(phone!.id);
    expect(devices().leaving).toEqual([]);
    expect(state().focus).toEqual({ on: 'device', id: tablet!.id });
    expect(state().announcement.text).toBe('微信 · iPhone已退出登录');
  });

  it('leaves the focus with the row above when it was the last, and with the heading when it was the only one', async () => {
    const { actions, backend, host, state } = await openAccount();
    const [, phone, tablet, unknown] = backend.devices();
    for (const [gone, focus] of [
      [unknown!, { on: 'device', id: tablet!.id }],
      [tablet!, { on: 'device', id: phone!.id }],
      [phone!, { on: 'devices' }],
    ] as const) {
      actions.signOut(gone.id);
      await host.settle();
      expect(state().focus).toEqual(focus);
    }
  });

  it('goes too when it was signed out before', async () => {
    const { actions, backend, devices, host } = await openAccount();
    const [, phone] = backend.devices();
    backend.fail('revokeDevice', () => refusal('该设备已退出登录', 404));
    actions.signOut(phone!.id);
    await host.settle();
    expect(devices().devices).toHaveLength(3);
    expect(host.notices).toEqual([]);
  });

  it.each([
    [() => refusal('操作太频繁，请稍后再试', 429), [{ tone: 'critical', text: '操作太频繁，请稍后再试' }]],
    [unplugged, [{ tone: 'critical', text: '没能退出，请检查网络后重试' }]],
    [signedOut, []],
  ] as const)('stays when it is not done, with words if there are any (%#)', async (failure, notices) => {
    const { actions, backend, devices, host } = await openAccount();
    const [, phone] = backend.devices();
    backend.fail('revokeDevice', failure);
    actions.signOut(phone!.id);
    await host.settle();
    expect(devices()).toMatchObject({ leaving: [] });
    expect(devices().devices).toHaveLength(4);
    expect(host.notices).toEqual(notices);
  });

  it('is asked for once, with others at the same time, and never the one in hand', async () => {
    const { actions, backend, devices, host } = await openAccount();
    const [current, phone, tablet] = backend.devices();
    const release = backend.hold('revokeDevice');
    actions.signOut(current!.id);
    actions.signOut(phone!.id);
    actions.signOut(phone!.id);
    actions.signOut(tablet!.id);
    expect(devices().leaving).toEqual([phone!.id, tablet!.id]);
    release();
    await host.settle();
    expect(devices().devices).toHaveLength(2);
    expect(backend.counted('revokeDevice')).toBe(2);
  });

  it('changes nothing here when the page was left meanwhile', async () => {
    const { actions, backend, devices, host, stop } = await openAccount();
    const [, phone, tablet] = backend.devices();
    const release = backend.hold('revokeDevice');
    actions.signOut(phone!.id);
    backend.fail('revokeDevice', unplugged);
    actions.signOut(tablet!.id);
    stop();
    release();
    await host.settle();
    expect(devices().devices).toHaveLength(4);
    expect(host.notices).toEqual([]);
  });
});

describe('closing the account', () => {
  it('is asked about, done, and told with the day when it goes for good', async () => {
    const { actions, host, state, told, stop } = await openAccount();
    actions.rename();
    actions.setName('知远');
    actions.close();
    expect(state().closing).toEqual({ isPending: false, error: '' });
    actions.confirmClose();
    actions.confirmClose();
    actions.cancelClose();
    expect(state().closing).toEqual({ isPending: true, error: '' });
    await host.settle();
    expect(told).toEqual(['closed 2026-03-09T02:00:00.000Z']);
    expect(state().closing).toBeNull();
    stop();
    expect(await host.storage.entries('account-name/')).toEqual([]);
  });

  it('can be thought better of', async () => {
    const { actions, backend, state } = await openAccount();
    actions.close();
    actions.cancelClose();
    actions.confirmClose();
    expect(state().closing).toBeNull();
    expect(backend.counted('destroy')).toBe(0);
  });

  it.each([
    [() => refusal('账号有未完成的订单'), '账号有未完成的订单'],
    [unplugged, '没有收到答复，不能确定是否已经注销。请检查网络后重试。'],
  ])('keeps the question when it is not done, and can be answered again (%#)', async (failure, error) => {
    const { actions, backend, host, state, told } = await openAccount();
    backend.fail('destroy', failure);
    actions.close();
    actions.confirmClose();
    await host.settle();
    expect(state().closing).toEqual({ isPending: false, error });
    actions.confirmClose();
    await host.settle();
    expect(told).toHaveLength(1);
  });

  it('tells nobody who has left meanwhile', async () => {
    const { actions, backend, host, stop, told } = await openAccount();
    const release = backend.hold('destroy');
    actions.close();
    actions.confirmClose();
    stop();
    release();
    await host.settle();
    expect(told).toEqual([]);
  });
});
