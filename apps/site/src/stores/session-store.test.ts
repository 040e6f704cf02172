import { ApiError, createClient, type User } from '@shuyuan/api-client';
import { testUser } from '@shuyuan/widgets/testing';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryKeyValueStore, storageKeys } from './key-value-store.ts';
import { accountQuestion } from './linked-account.ts';
import { createSessionStore, type SessionDeps } from './session-store.ts';

function setUp(overrides: Partial<SessionDeps> = {}, stored: Record<string, string> = {}) {
  const storage = createMemoryKeyValueStore(stored);
  const onExpired = vi.fn<() => void>();
  const session = createSessionStore({
    storage,
    loadUser: async () => testUser,
    loadUserOf: () => Promise.reject(refusal('unauthorized')),
    endSession: async () => ({}),
    onExpired,
    now: () => 1_000_000,
    ...overrides,
  });
  return { storage, onExpired, session };
}

const refusal = (kind: ApiError['kind']) => new ApiError({ kind, message: '不行' });
const unauthorizedAnswer = () =>
  new Response(JSON.stringify({ code: 401, message: '请先登录', data: {} }), { status: 401 });

/** Asks a server that takes no token but `good` who is signed in, as the site does. */
function setUpWithServer(good: string, stored: Record<string, string> = {}) {
  const client = createClient({
    baseUrl: 'http://site.test',
    fetch: async (_, init) =>
      new Headers(init?.headers).get('authorization') === `Bearer ${good}`
        ? new Response(JSON.stringify({ code: 0, message: '', data: testUser }))
        : unauthorizedAnswer(),
    token: () => made.session.getState().token,
    onUnauthorized: (token) => made.session.expire(token),
  });
  const made = setUp({ loadUser: () => client.my.detail() }, stored);
  return made;
}

describe('signing in', () => {
  it('keeps the token under the key of the product and settles when the user is there', async () => {
    const { session, storage } = setUp();
    await session.signIn('t1');
    expect(storage.get(storageKeys.token)).toBe('t1');
    expect(session.getState().user).toEqual(testUser);
  });

  it('keeps the code of an outside sign-in on the device until there is a user, or the person gives up', async () => {
    const { session, storage } = setUp();
    session.keepLoginCode({ code: 'b7', from: 'scan' });
    expect(storage.get(storageKeys.loginCode)).toBe('b7');
    session.cancelLogin();
    expect(session.getState().loginCode).toBeNull();
    session.keepLoginCode({ code: 'b8', from: 'link' });
    await session.signIn('t1');
    expect(session.getState().loginCode).toBeNull();
    expect(storage.get(storageKeys.loginCode)).toBeNull();
  });

  it('leaves a visitor when the user cannot be loaded', async () => {
    const { session, storage } = setUp({ loadUser: () => Promise.reject(refusal('network')) });
    await expect(session.signIn('t1')).rejects.toMatchObject({ kind: 'network' });
    expect(session.getState()).toMatchObject({ token: null, user: null });
    expect(storage.get(storageKeys.token)).toBeNull();
  });

  it('LD-09 runs the pending action once, after the user is there and the dialog is closed', async () => {
    const { session } = setUp();
    const run = vi.fn<() => void>(() => {
      expect(session.getState()).toMatchObject({ user: testUser, loginDialog: { isOpen: false } });
    });
    session.requestLogin(1, { kind: 'reply', run });
    await session.signIn('t1');
    await session.signOut();
    await session.signIn('t2');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('LD-09 drops the pending action when the dialog is cancelled', async () => {
    const { session } = setUp();
    const run = vi.fn<() => void>();
    session.requestLogin(1, { kind: 'reply', run });
    session.cancelLogin();
    await session.signIn('t1');
    expect(run).not.toHaveBeenCalled();
  });

  it('LD-09 runs the pending action once also when it was not a session that was asked for', async () => {
    const { session } = setUp({}, { [storageKeys.token]: 't1' });
    const run = vi.fn<() => void>();
    session.requestLogin(13, { kind: 'bind-mobile', run });
    session.resumeIntent();
    session.resumeIntent();
    expect(run).toHaveBeenCalledTimes(1);
    expect(session.getState().loginDialog.isOpen).toBe(false);
  });

  it('keeps the pending action when the user could not be loaded at first', async () => {
    const loadUser = vi
      .fn<() => Promise<User>>()
      .mockRejectedValueOnce(refusal('timeout'))
      .mockResolvedValue(testUser);
    const { session } = setUp({ loadUser });
    const run = vi.fn<() => void>();
    session.requestLogin(1, { kind: 'reply', run });
    await expect(session.signIn('t1')).rejects.toMatchObject({ kind: 'timeout' });
    expect(session.getState().loginDialog.isOpen).toBe(true);
    await session.signIn('t2');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('LD-09 runs the pending action also for a user who comes by another way than the dialog', async () => {
    const { session } = setUp();
    const run = vi.fn<() => void>();
    session.requestLogin(1, { kind: 'enter', run });
    session.adopt('t1');
    expect(run).not.toHaveBeenCalled();
    await session.refreshUser();
    await session.refreshUser();
    expect(run).toHaveBeenCalledTimes(1);
    expect(session.getState().loginDialog.isOpen).toBe(false);
  });

  it('stays where the pending action fails', async () => {
    const { session, storage } = setUp();
    const run = () => {
      throw new Error('a fault of the page');
    };
    session.requestLogin(1, { kind: 'enter', run });
    await expect(session.signIn('t1')).rejects.toThrow('a fault of the page');
    expect(session.getState()).toMatchObject({ token: 't1', user: testUser });
    expect(storage.get(storageKeys.token)).toBe('t1');
  });

  it('leaves what the pending action has asked for open', async () => {
    const { session } = setUp();
    session.requestLogin(1, { kind: 'reply', run: () => session.requestLogin(13) });
    await session.signIn('t1');
    expect(session.getState().loginDialog).toMatchObject({ isOpen: true, mode: 13 });
  });

  it('ignores a user who arrives after the session has changed', async () => {
    let arrive: ((user: User) => void) | undefined;
    const { session } = setUp(
      { loadUser: () => new Promise((resolve) => (arrive = resolve)) },
      { [storageKeys.token]: 't1' },
    );
    const refreshing = session.refreshUser();
    session.expire('t1');
    arrive?.(testUser);
    await refreshing;
    expect(session.getState().user).toBeNull();
  });
});

describe('the user of a stored token', () => {
  it('is loaded once, however many ask meanwhile, and again after a failure', async () => {
    const loadUser = vi
      .fn<() => Promise<User>>()
      .mockRejectedValueOnce(refusal('network'))
      .mockResolvedValue(testUser);
    const { session } = setUp({ loadUser }, { [storageKeys.token]: 't1' });
    await Promise.allSettled([session.refreshUser(), session.refreshUser()]);
    expect(loadUser).toHaveBeenCalledTimes(1);
    expect(session.getState()).toMatchObject({ token: 't1', user: null });
    await session.refreshUser();
    expect(session.getState().user).toEqual(testUser);
  });
});

describe('a token in the address', () => {
  it('AS-01 signs a visitor in when the server knows it', async () => {
    const { session, storage } = setUpWithServer('fresh');
    session.adopt('fresh');
    await session.refreshUser();
    expect(session.getState()).toMatchObject({ token: 'fresh', user: testUser, linkedAccount: null });
    expect(storage.get(storageKeys.token)).toBe('fresh');
  });

  it('AS-01 takes the place of a session that the server no longer knows, without a word', async () => {
    const { session, storage, onExpired } = setUpWithServer('fresh', { [storageKeys.token]: 'old' });
    session.adopt('fresh');
    await session.refreshUser();
    expect(session.getState()).toMatchObject({ token: 'fresh', user: testUser });
    expect(storage.get(storageKeys.token)).toBe('fresh');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('AS-01 leaves the session in all tabs as it was when the server does not know it', async () => {
    const { session, storage, onExpired } = setUpWithServer('t1', { [storageKeys.token]: 't1' });
    const set = vi.spyOn(storage, 'set');
    const remove = vi.spyOn(storage, 'remove');
    await session.refreshUser();
    session.adopt('dead');
    await session.refreshUser();
    expect(session.getState()).toMatchObject({ token: 't1', user: testUser, linkedAccount: null });
    expect(storage.get(storageKeys.token)).toBe('t1');
    expect([set, remove, onExpired].every(({ mock }) => mock.calls.length === 0)).toBe(true);
  });

  it('AS-04 is kept at once, in place of the session before it, where the server has just given it', async () => {
    const { session, storage } = setUp({ loadUser: () => Promise.reject(refusal('network')) });
    storage.set(storageKeys.token, 'old');
    session.start('fresh');
    await expect(session.refreshUser()).rejects.toMatchObject({ kind: 'network' });
    expect(storage.get(storageKeys.token)).toBe('fresh');
  });

  it('AS-03 ends where neither it nor the session before it is taken, once', async () => {
    const { session, storage, onExpired } = setUpWithServer('none', { [storageKeys.token]: 'old' });
    session.adopt('dead');
    await session.refreshUser().catch(() => {});
    await expect.poll(() => session.getState().token).toBeNull();
    expect(storage.get(storageKeys.token)).toBeNull();
    expect(onExpired).toHaveBeenCalledTimes(1);
  });
});

describe('T15 a token of another person in the address', () => {
  const other: User = { ...testUser, id: 77, nick_name: '别人', uuid: 'SY20260077' };

  async function setUpAsked(overrides: Partial<SessionDeps> = {}) {
    const loadUserOf = vi.fn<SessionDeps['loadUserOf']>(async () => other);
    const made = setUp({ loadUserOf, ...overrides }, { [storageKeys.token]: 't1' });
    made.session.adopt('link');
    await made.session.refreshUser();
    return { ...made, loadUserOf };
  }

  it('changes nothing until the person has answered', async () => {
    const { session, storage } = await setUpAsked();
    expect(accountQuestion(session.getState())).toEqual({ current: testUser, linked: other });
    expect(session.getState()).toMatchObject({ token: 't1', user: testUser, sessionNumber: 0 });
    expect(storage.get(storageKeys.token)).toBe('t1');
  });

  it('is the session of all tabs once they go over to it', async () => {
    const { session, storage } = await setUpAsked();
    session.goOverToLink();
    expect(session.getState()).toMatchObject({ token: 'link', user: other, sessionNumber: 1 });
    expect(storage.get(storageKeys.token)).toBe('link');
    expect(accountQuestion(session.getState())).toBeNull();
  });

  it('is forgotten when they stay', async () => {
    const { session, storage } = await setUpAsked();
    session.stayWithoutLink();
    await session.refreshUser();
    expect(session.getState()).toMatchObject({ token: 't1', user: testUser, linkedAccount: null });
    expect(storage.get(storageKeys.token)).toBe('t1');
  });

  it('is not asked about where it is of the account that is signed in, and goes on in its place', async () => {
    const { session, storage } = await setUpAsked({ loadUserOf: async () => testUser });
    expect(session.getState()).toMatchObject({ token: 'link', user: testUser, linkedAccount: null });
    expect(storage.get(storageKeys.token)).toBe('link');
  });

  it('waits where it cannot be known whose it is, and is asked about when it can', async () => {
    const loadUserOf = vi
      .fn<SessionDeps['loadUserOf']>()
      .mockRejectedValueOnce(refusal('network'))
      .mockResolvedValue(other);
    const { session } = await setUpAsked({ loadUserOf });
    expect(session.getState()).toMatchObject({ token: 't1', linkedAccount: { token: 'link', user: null } });
    expect(accountQuestion(session.getState())).toBeNull();
    await session.refreshUser();
    expect(accountQuestion(session.getState())?.linked).toEqual(other);
  });

  it('is looked up once, however many ask meanwhile', async () => {
    const { session, loadUserOf } = await setUpAsked();
    await Promise.all([session.refreshUser(), session.refreshUser()]);
    expect(loadUserOf.mock.calls).toEqual([['link']]);
  });

  it('is the session when theirs ends before they have answered', async () => {
    const { session, onExpired } = await setUpAsked();
    session.expire('t1');
    expect(session.getState().token).toBe('link');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it.each(['signs out', 'signs out in another tab'])('is forgotten when somebody %s', async (way) => {
    const { session, storage, tell } = twoTabs({ loadUserOf: async () => other }, 't1');
    session.adopt('link');
    await session.refreshUser();
    if (way === 'signs out') await session.signOut();
    else {
      storage.remove(storageKeys.token);
      tell();
    }
    expect(session.getState()).toMatchObject({ token: null, user: null, linkedAccount: null });
  });

  it('is asked about the person whom another tab has signed in meanwhile', async () => {
    const third: User = { ...testUser, id: 78 };
    const users: Record<string, User> = { t1: testUser, t3: third };
    const { session, storage, tell } = twoTabs(
      {
        loadUserOf: async () => other,
        loadUser: async () => users[storage.get(storageKeys.token) ?? ''] ?? testUser,
      },
      't1',
    );
    session.adopt('link');
    await session.refreshUser();
    storage.set(storageKeys.token, 't3');
    tell();
    await expect.poll(() => accountQuestion(session.getState())?.current).toEqual(third);
  });
});

describe('signing out', () => {
  it('clears user and token after the server has ended the session', async () => {
    const { session, storage, onExpired } = setUp();
    await session.signIn('t1');
    await session.signOut();
    expect(session.getState()).toMatchObject({ token: null, user: null });
    expect(storage.get(storageKeys.token)).toBeNull();
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('goes on with the session when the server could not be told', async () => {
    const { session } = setUp({ endSession: () => Promise.reject(refusal('network')) });
    await session.signIn('t1');
    await expect(session.signOut()).rejects.toMatchObject({ kind: 'network' });
    expect(session.getState()).toMatchObject({ token: 't1', user: testUser });
  });

  it('counts a session that had already expired as ended', async () => {
    const { session } = setUp({ endSession: () => Promise.reject(refusal('unauthorized')) });
    await session.signIn('t1');
    await expect(session.signOut()).resolves.toBeUndefined();
    expect(session.getState().token).toBeNull();
  });

  it('is not taken for a session that expired when another call is refused meanwhile', async () => {
    const { session, onExpired } = setUp({
      endSession: async () => {
        session.expire('t1');
        return {};
      },
    });
    await session.signIn('t1');
    await session.signOut();
    expect(session.getState().token).toBeNull();
    expect(onExpired).not.toHaveBeenCalled();
  });
});

it('is forgotten without telling the server, or asking for another sign-in, when the server has ended it', async () => {
  const endSession = vi.fn<() => Promise<unknown>>();
  const { session, storage, onExpired } = setUp({ endSession });
  await session.signIn('t1');
  session.leave();
  expect(session.getState()).toMatchObject({ token: null, user: null });
  expect(storage.get(storageKeys.token)).toBeNull();
  expect(endSession).not.toHaveBeenCalled();
  expect(onExpired).not.toHaveBeenCalled();
});

describe('an expired session', () => {
  it('AS-03 is cleared once and shows the login screen once, however many calls are refused', async () => {
    const { session, storage, onExpired } = setUp({}, { [storageKeys.token]: 'old', draft: '写到一半的话' });
    const client = createClient({
      baseUrl: 'http://site.test',
      fetch: async () => unauthorizedAnswer(),
      token: () => session.getState().token,
      onUnauthorized: session.expire,
    });
    const changes = vi.fn<(token: string | null) => void>();
    session.subscribe((state, before) => {
      if (state.token !== before.token) changes(state.token);
    });

    const calls = await Promise.allSettled(Array.from({ length: 20 }, () => client.my.detail()));

    expect(calls.every(({ status }) => status === 'rejected')).toBe(true);
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(changes.mock.calls).toEqual([[null]]);
    expect(storage.get('draft')).toBe('写到一半的话');
  });

  it('AS-03 shows the login screen to a visitor whose call was refused', () => {
    const { session, onExpired } = setUp();
    session.expire(null);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('AS-03 does not end a newer session when an old call is refused late', async () => {
    const { session, onExpired } = setUp();
    await session.signIn('new');
    session.expire('old');
    expect(session.getState().token).toBe('new');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('AS-03 makes way for whoever has signed in since, which this tab was not told', async () => {
    const { session, storage, onExpired } = setUp();
    await session.signIn('t1');
    storage.set(storageKeys.token, 't2');
    session.expire('t1');
    expect(storage.get(storageKeys.token)).toBe('t2');
    await expect.poll(session.getState).toMatchObject({ token: 't2', user: testUser });
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('AS-03 is announced once by the page that a reload opens before the refusal was shown', async () => {
    const { session, storage } = setUp({}, { [storageKeys.token]: 'old' });
    session.expire('old');
    const reloaded = setUp({ storage });
    reloaded.session.announceEnd();
    reloaded.session.announceEnd();
    expect(reloaded.onExpired).toHaveBeenCalledTimes(1);
    const later = setUp({ storage });
    later.session.announceEnd();
    expect(later.onExpired).not.toHaveBeenCalled();
  });

  it.each([
    ['a minute later', { now: () => 1_060_000 }, {}],
    ['to somebody who has signed in since', {}, { [storageKeys.token]: 'new' }],
  ])('AS-03 is not announced %s', async (_, overrides, stored) => {
    const { session, storage } = setUp({}, { [storageKeys.token]: 'old' });
    session.expire('old');
    for (const [key, value] of Object.entries(stored)) storage.set(key, value);
    const next = setUp({ storage, ...overrides });
    next.session.announceEnd();
    expect(next.onExpired).not.toHaveBeenCalled();
  });

  it('is not announced after a sign-out', async () => {
    const { session, storage } = setUp({}, { [storageKeys.token]: 'old' });
    session.expire('old');
    await session.signIn('t1');
    await session.signOut();
    const next = setUp({ storage });
    next.session.announceEnd();
    expect(next.onExpired).not.toHaveBeenCalled();
  });

  it('drops the pending action with the session', async () => {
    const { session } = setUp();
    const run = vi.fn<() => void>();
    await session.signIn('t1');
    session.requestLogin(1, { kind: 'reply', run });
    session.expire('t1');
    expect(session.getState().loginDialog).toEqual({ isOpen: false, mode: 1, intent: null });
    await session.signIn('t2');
    expect(run).not.toHaveBeenCalled();
  });
});

/** One of two tabs; `wake` is what a page hears that was put aside and told nothing. */
function twoTabs(overrides: Partial<SessionDeps> = {}, token?: string) {
  const told: (() => void)[] = [];
  const woken: (() => void)[] = [];
  const storage = {
    ...createMemoryKeyValueStore(token === undefined ? {} : { [storageKeys.token]: token }),
    subscribe: (_: string, listener: () => void) => (told.push(listener), () => {}),
  };
  const { session } = setUp({ storage, ...overrides });
  session.followOtherTabs((listener) => void woken.push(listener));
  const all = (listeners: (() => void)[]) => () => listeners.forEach((listener) => listener());
  return { session, storage, tell: all(told), wake: all(woken) };
}

describe('other tabs', () => {
  it('are signed out together', async () => {
    const { session, storage, tell } = twoTabs();
    await session.signIn('t1');
    storage.remove(storageKeys.token);
    tell();
    expect(session.getState()).toMatchObject({ token: null, user: null });
  });

  it('AS-03 announce an end of the session that one of them has met', async () => {
    const onExpired = vi.fn<() => void>();
    const { session, storage, tell } = twoTabs({ onExpired });
    await session.signIn('t1');
    const other = setUp({ storage }).session;
    other.expire('t1');
    tell();
    tell();
    expect(session.getState().token).toBeNull();
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('do not announce a sign-out', async () => {
    const onExpired = vi.fn<() => void>();
    const { session, storage, tell } = twoTabs({ onExpired });
    await session.signIn('t1');
    await setUp({ storage }).session.signOut();
    tell();
    expect(session.getState().token).toBeNull();
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('are signed in together', async () => {
    const { session, storage, tell } = twoTabs();
    storage.set(storageKeys.token, 't9');
    tell();
    await expect.poll(session.getState).toMatchObject({ token: 't9', user: testUser });
  });

  it('are caught up with by a page that slept meanwhile', async () => {
    const { session, storage, wake } = twoTabs();
    await session.signIn('t1');
    storage.set(storageKeys.token, 't2');
    wake();
    await expect.poll(session.getState).toMatchObject({ token: 't2', user: testUser });
  });

  it('have not signed anybody out whose browser could not store the token', async () => {
    const { session, wake } = twoTabs({ storage: { ...createMemoryKeyValueStore(), set: () => {} } });
    await session.signIn('t1');
    wake();
    expect(session.getState()).toMatchObject({ token: 't1', user: testUser });
  });
});

it('has another number for each session, which tells the token to nobody', async () => {
  const { session } = setUp();
  const number = () => session.getState().sessionNumber;
  const numbers = [number()];
  await session.signIn('t1');
  numbers.push(number());
  session.start('t2');
  numbers.push(number());
  await session.refreshUser();
  expect(number()).toBe(numbers.at(-1));
  session.leave();
  numbers.push(number());
  expect(new Set(numbers).size).toBe(4);
});
