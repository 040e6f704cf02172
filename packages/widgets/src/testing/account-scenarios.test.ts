import { describe, expect, it } from 'vitest';
import { accountDevices, accountPerson } from './account-scenarios.fixtures.ts';
import { accountScenarios, createScenarioClient } from './index.ts';

const ask = (name: keyof typeof accountScenarios) => createScenarioClient(accountScenarios[name]).client;
const [, other] = accountDevices;

describe('the named scenarios of an account', () => {
  it('LD-13 keep to the contract where everything works', async () => {
    const { my, session } = ask('works');
    expect(await my.detail()).toEqual(accountPerson);
    await my.rename('知远');
    const devices = await session.devices();
    expect(devices.map(({ is_current }) => is_current)).toEqual([true, false, false, false]);
    await session.revokeDevice(devices[1]!.id);
    expect((await session.destroy()).destroyed_at).toBe('2026-03-09T02:00:00.000Z');
  });

  it('LD-13 unbound has neither number nor password, and renamed no change left', async () => {
    expect(await ask('unbound').my.detail()).toMatchObject({
      is_bind_mobile: 0,
      mobile: '',
      is_password_set: 0,
    });
    expect(await ask('renamed').my.detail()).toMatchObject({ is_set_nickname: 1 });
  });

  it.each([
    ['failed', 'detail', { kind: 'business', code: 500 }],
    ['failed', 'destroy', { kind: 'business', code: 500 }],
    ['refused', 'rename', { kind: 'business', data: { field: 'nick_name' } }],
    ['signedOutBefore', 'revokeDevice', { kind: 'business', code: 404 }],
    ['signedOut', 'rename', { kind: 'unauthorized' }],
    ['offline', 'detail', { kind: 'network' }],
  ] as const)('LD-13 %s fails to %s', async (name, call, failure) => {
    const { my, session } = ask(name);
    const calls = {
      detail: () => my.detail(),
      rename: () => my.rename('知远'),
      revokeDevice: () => session.revokeDevice(other!.id),
      destroy: () => session.destroy(),
    };
    await expect(calls[call]()).rejects.toMatchObject(failure);
  });
});
