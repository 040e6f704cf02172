import { ApiError } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryKeyValueStore, storageKeys } from '../stores/key-value-store.ts';
import { startUp, type StartUpDeps } from './start-up.ts';

function setUp(path: string, overrides: Partial<StartUpDeps> = {}) {
  const timers: { delay: number; task: () => void }[] = [];
  const replaceUrl = vi.fn<StartUpDeps['replaceUrl']>();
  const [adopt, start] = [vi.fn<(token: string) => void>(), vi.fn<(token: string) => void>()];
  const refreshUser = vi.fn<() => Promise<void>>(async () => {});
  const deps = {
    url: new URL(path, 'https://site.test'),
    replaceUrl,
    storage: createMemoryKeyValueStore(),
    tabStorage: createMemoryKeyValueStore(),
    session: { adopt, start, announceEnd: () => {}, refreshUser },
    loginByCode: vi.fn<StartUpDeps['loginByCode']>(async () => ({ success: 1, token: 'fresh' })),
    loadConfig: vi.fn<() => Promise<void>>(async () => {}),
    onCodeRefused: vi.fn<StartUpDeps['onCodeRefused']>(),
    onBindNeeded: vi.fn<StartUpDeps['onBindNeeded']>(),
    log: vi.fn<StartUpDeps['log']>(),
    removeOverlay: vi.fn<() => void>(),
    after: vi.fn<StartUpDeps['after']>((delay, task) => {
      timers.push({ delay, task });
      return () => void timers.splice(0);
    }),
    ...overrides,
  };
  return { deps, timers, replaceUrl, start, refreshUser };
}

const nothing = { adopt: () => {}, start: () => {}, announceEnd: () => {} };
const never = () => new Promise<never>(() => {});
const failure = (kind: ApiError['kind'], message = '不行') => new ApiError({ kind, message });

describe('the overlay', () => {
  it('AS-04 goes when all went well', async () => {
    const { deps, timers } = setUp('/');
    await startUp(deps);
    expect(deps.removeOverlay).toHaveBeenCalledTimes(1);
    expect(timers).toEqual([]);
  });

  it.each([
    ['the config', { loadConfig: () => Promise.reject(failure('http')) }],
    ['the user', { session: { ...nothing, refreshUser: () => Promise.reject(failure('network')) } }],
  ])('AS-04 goes when %s cannot be loaded, which is only logged', async (_, overrides) => {
    const { deps } = setUp('/', overrides);
    await startUp(deps);
    expect(deps.removeOverlay).toHaveBeenCalledTimes(1);
    expect(deps.log).toHaveBeenCalledTimes(1);
    expect(deps.onCodeRefused).not.toHaveBeenCalled();
  });

  it('AS-04 goes after 10 seconds while the server is still silent', () => {
    const { deps, timers } = setUp('/', { loadConfig: never });
    void startUp(deps);
    expect(deps.removeOverlay).not.toHaveBeenCalled();
    expect(timers.map(({ delay }) => delay)).toEqual([10_000]);
    timers[0]?.task();
    expect(deps.removeOverlay).toHaveBeenCalledTimes(1);
  });

  it('AS-04 goes when the login code fails in any way', async () => {
    for (const kind of ['business', 'network', 'timeout'] as const) {
      const { deps } = setUp('/?action=login&login_code=c', {
        loginByCode: () => Promise.reject(failure(kind)),
      });
      await startUp(deps);
      expect(deps.removeOverlay).toHaveBeenCalledTimes(1);
    }
  });
});

describe('the address', () => {
  it('AS-04 has its msv stored', async () => {
    const { deps } = setUp('/article?msv=spring');
    await startUp(deps);
    expect(deps.storage.get(storageKeys.marketingSource)).toBe('spring');
    expect(deps.replaceUrl).not.toHaveBeenCalled();
  });

  it('gives its token to the session and does not show it any longer', async () => {
    const { deps, replaceUrl } = setUp('/article?page=2&token=abc#top');
    await startUp(deps);
    expect(deps.session.adopt).toHaveBeenCalledWith('abc');
    expect(String(replaceUrl.mock.calls[0])).toBe('https://site.test/article?page=2#top');
  });
});

describe('a login code', () => {
  const path = '/article?action=login&login_code=c1&msv=spring';

  it('AS-04 is tried with the stored msv, before the user is loaded', async () => {
    const { deps, replaceUrl, start, refreshUser } = setUp(path);
    await startUp(deps);
    expect(deps.loginByCode).toHaveBeenCalledWith({ code: 'c1', msv: 'spring' });
    expect(deps.session.start).toHaveBeenCalledWith('fresh');
    expect(start.mock.invocationCallOrder[0]).toBeLessThan(refreshUser.mock.invocationCallOrder[0]!);
    expect(String(replaceUrl.mock.calls[0])).toBe('https://site.test/article?msv=spring');
  });

  it('AS-04 is tried once per session, even when it failed', async () => {
    const { deps } = setUp(path, {
      loginByCode: vi.fn<StartUpDeps['loginByCode']>(() => Promise.reject(failure('network'))),
    });
    await startUp(deps);
    await startUp(deps);
    expect(deps.loginByCode).toHaveBeenCalledTimes(1);
  });

  it('AS-04 is left alone without action=login', async () => {
    const { deps } = setUp('/?login_code=c1');
    await startUp(deps);
    expect(deps.loginByCode).not.toHaveBeenCalled();
  });

  it('shows the words of a server that refuses it', async () => {
    const { deps } = setUp(path, { loginByCode: () => Promise.reject(failure('business', '已过期')) });
    await startUp(deps);
    expect(deps.onCodeRefused).toHaveBeenCalledWith('已过期');
  });

  it('AS-04 is handed on when the account has to bind a mobile number first', async () => {
    const { deps } = setUp(path, {
      loginByCode: async () => ({ success: 0, action: 'bind_mobile', code: 'b7' }),
    });
    await startUp(deps);
    expect(deps.onBindNeeded).toHaveBeenCalledExactlyOnceWith('b7');
    expect(deps.session.start).not.toHaveBeenCalled();
  });
});
