import { ApiError, type Device, type User } from '@shuyuan/api-client';
import { accountDevices, accountPerson } from '../testing/account-scenarios.fixtures.ts';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import type { AccountSettingsProps } from './account-settings.tsx';

type CallName = 'detail' | 'rename' | 'devices' | 'revokeDevice' | 'destroy';

export interface AccountBackendOptions {
  person?: Partial<User>;
  devices?: readonly Device[];
}

/** What the server says of a name that it does not take. */
const nameRefusal = (message: string) =>
  new ApiError({ kind: 'business', code: 1, status: 200, message, data: { field: 'nick_name' } });

/** One account in memory, behaving as the server does. Each call can be held back, made to fail, or lose its answer. */
export function createAccountBackend({ person, devices = accountDevices }: AccountBackendOptions = {}) {
  let account: User = { ...accountPerson, ...person };
  let signedIn = [...devices];
  const { called, controls } = createCalls<CallName>();

  const change = (part: Partial<User>) => void (account = { ...account, ...part });

  const my: AccountSettingsProps['my'] = {
    detail: () => called('detail', {}, () => account),
    rename: (name) =>
      called('rename', name, () => {
        if (account.is_set_nickname === 1) throw nameRefusal('昵称只可修改一次');
        change({ nick_name: name, is_set_nickname: 1 });
        return {};
      }),
  };

  const session: AccountSettingsProps['session'] = {
    devices: () => called('devices', {}, () => [...signedIn]),
    revokeDevice: (id) =>
      called('revokeDevice', id, () => {
        if (!signedIn.some((device) => device.id === id)) throw refusal('该设备已退出登录', 404);
        signedIn = signedIn.filter((device) => device.id !== id);
        return {};
      }),
    destroy: () => called('destroy', {}, () => ({ destroyed_at: '2026-03-09T02:00:00.000Z' })),
  };

  return {
    my,
    session,
    ...controls,
    person: () => account,
    devices: () => signedIn,
    /** Somebody changes it elsewhere. */
    change,
  };
}

export type AccountBackend = ReturnType<typeof createAccountBackend>;
