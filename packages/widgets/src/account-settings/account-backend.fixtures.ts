import { ApiError, type Device, type User } from '@shuyuan/api-client';
import { accountDevices, accountPerson } from '../testing/account-scenarios.fixtures.ts';
import { createGates } from '../testing/gates.fixtures.ts';
import { refusal, unplugged } from '../testing/records-backend.fixtures.ts';
import type { AccountSettingsProps } from './account-settings.props.ts';

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
  const calls: { name: CallName; input: unknown }[] = [];
  const gates = createGates<CallName>();
  const failures = new Map<CallName, () => Error>();
  const lost = new Set<CallName>();

  async function called<Result>(name: CallName, input: unknown, answer: () => Result): Promise<Result> {
    calls.push({ name, input });
    await gates.pass(name);
    const failure = failures.get(name);
    failures.delete(name);
    if (failure) throw failure();
    const result = answer();
    if (lost.delete(name)) throw unplugged();
    return result;
  }

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
    /** Every call, also those that have failed. */
    calls,
    counted: (name: CallName) => calls.filter((call) => call.name === name).length,
    person: () => account,
    devices: () => signedIn,
    /** Somebody changes it elsewhere. */
    change,
    /** The next call of this name fails. */
    fail: (name: CallName, error: () => Error) => void failures.set(name, error),
    /** The next call of this name is done, but its answer is lost. */
    loseAnswer: (name: CallName) => void lost.add(name),
    hold: gates.hold,
  };
}

export type AccountBackend = ReturnType<typeof createAccountBackend>;
