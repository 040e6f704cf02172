import type { User } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
import { signedOut, unplugged } from '../testing/failures.fixtures.ts';
import { testUser } from '../testing/index.ts';
import { createEmbedSession, type EmbedSessionDeps } from './embed-session.ts';

const other: User = { ...testUser, id: 99 };

/** The server's answers by token; every other one is the demonstration learner's. */
const loadBy = (answers: Record<string, User | Error>) =>
  vi.fn<EmbedSessionDeps['loadUser']>(async (token) => {
    const answer = answers[token] ?? testUser;
    if (answer instanceof Error) throw answer;
    return answer;
  });

const settle = () => new Promise((resolve) => setTimeout(resolve));

function open(deps: Partial<EmbedSessionDeps> = {}) {
  const onLoginRequired = vi.fn<EmbedSessionDeps['onLoginRequired']>();
  const onFailed = vi.fn<EmbedSessionDeps['onFailed']>();
  const session = createEmbedSession({
    loadUser: async () => testUser,
    renewToken: async () => null,
    onLoginRequired,
    onFailed,
    ...deps,
  });
  const changes: (User | null)[] = [];
  session.subscribe(() => {
    if (session.current() !== (changes.at(-1) ?? null)) changes.push(session.current());
  });
  return { session, changes, onLoginRequired, onFailed };
}

describe('a token from the page', () => {
  it('brings its user in, and the same one again changes nothing', async () => {
    const { session, changes } = open();
    session.setToken('one');
    expect([session.token(), session.current()]).toEqual(['one', null]);
    await settle();
    session.setToken('one');
    await settle();
    expect(changes).toEqual([testUser]);
  });

  it('lets its user be expected, until that is there', async () => {
    const { session } = open();
    const expected: boolean[] = [];
    session.subscribe(() => expected.push(session.isExpected?.() === true));
    expect(session.isExpected?.()).toBe(false);
    session.setToken('one');
    expect(expected).toEqual([true]);
    await settle();
    expect([expected.at(-1), session.isExpected?.()]).toEqual([false, false]);
  });

  it.each([
    ['could not be loaded', new Error('offline')],
    ['is refused', signedOut()],
  ])('lets nobody be expected any longer when the token %s', async (_, failure) => {
    const { session } = open({ loadUser: () => Promise.reject(failure) });
    const expected: boolean[] = [];
    session.subscribe(() => expected.push(session.isExpected?.() === true));
    session.setToken('one');
    await settle();
    expect(expected.at(-1)).toBe(false);
    expect(session.isExpected?.()).toBe(false);
  });

  it('ends the session when it is taken back', async () => {
    const { session } = open();
    session.setToken('one');
    await settle();
    session.setToken(null);
    expect([session.token(), session.current()]).toEqual([null, null]);
  });

  it('stays when its user cannot be loaded, and the next wake tries again', async () => {
    const loadUser = vi
      .fn<() => Promise<User>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(testUser);
    const { session, onFailed } = open({ loadUser });
    session.setToken('one');
    await settle();
    expect(onFailed).toHaveBeenCalledOnce();
    expect([session.token(), session.current()]).toEqual(['one', null]);
    session.refresh();
    await settle();
    expect(session.current()).toBe(testUser);
  });

  it('does not bring in the user of a token that has been replaced', async () => {
    const answers: ((user: User) => void)[] = [];
    const { session } = open({ loadUser: () => new Promise((resolve) => answers.push(resolve)) });
    session.setToken('one');
    session.setToken('two');
    answers[1]?.(other);
    answers[0]?.(testUser);
    await settle();
    expect(session.current()).toBe(other);
  });
});

describe('a refused token', () => {
  it('is renewed by the page once, however many calls ask, and the person stays', async () => {
    const renewToken = vi.fn<EmbedSessionDeps['renewToken']>(async () => 'two');
    const { session, changes } = open({ renewToken });
    session.setToken('one');
    await settle();
    expect(await Promise.all([session.renew('one'), session.renew('one')])).toEqual(['two', 'two']);
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('one');
    expect(session.current()).toBe(testUser);
    expect(changes).toEqual([testUser]);
  });

  it('that is an older one is answered with the present one, and the page is not asked', async () => {
    const renewToken = vi.fn<EmbedSessionDeps['renewToken']>(async () => 'three');
    const { session } = open({ renewToken });
    session.setToken('two');
    expect(await session.renew('one')).toBe('two');
    expect(renewToken).not.toHaveBeenCalled();
  });

  it.each([
    ['has none', async () => null],
    ['answers the same one', async (expired: string) => expired],
    ['breaks', () => Promise.reject(new Error('its server is down'))],
  ])('is not renewed when the page %s', async (_, renewToken) => {
    const { session } = open({ renewToken });
    session.setToken('one');
    expect(await session.renew('one')).toBeNull();
  });

  it('CB-13 hands the calls of one person nothing when the page answers the token of another, who is there then', async () => {
    const renewToken = vi.fn<EmbedSessionDeps['renewToken']>(async () => 'two');
    const { session, changes } = open({ renewToken, loadUser: loadBy({ two: other }) });
    session.setToken('one');
    await settle();
    expect(await Promise.all([session.renew('one'), session.renew('one')])).toEqual([null, null]);
    expect(await session.renew('one')).toBeNull();
    expect(renewToken).toHaveBeenCalledOnce();
    expect([session.token(), session.current()?.id]).toEqual(['two', 99]);
    expect(changes).toEqual([testUser, other]);
  });

  it('CB-13 is of no use to the calls of one person after the page has said the token of another', async () => {
    const { session } = open({ loadUser: loadBy({ two: other }) });
    session.setToken('one');
    await settle();
    session.setToken('two');
    expect(await session.renew('one')).toBeNull();
    expect(session.current()).toBe(other);
  });

  it('is followed by the one that the page has said itself meanwhile, when it is of the same person', async () => {
    const { session } = open({
      renewToken: async () => {
        session.setToken('two');
        return 'two';
      },
    });
    session.setToken('one');
    await settle();
    expect(await session.renew('one')).toBe('two');
  });

  it('fails its calls unsent while nobody can say whose the fresh one is, and the next call asks again', async () => {
    const renewToken = vi.fn<EmbedSessionDeps['renewToken']>(async () => 'two');
    const answers: Record<string, User | Error> = { two: unplugged() };
    const { session, changes } = open({ renewToken, loadUser: loadBy(answers) });
    session.setToken('one');
    await settle();
    await expect(session.renew('one')).rejects.toMatchObject({ kind: 'network' });
    expect([session.token(), session.current()]).toEqual(['one', testUser]);
    answers['two'] = testUser;
    expect(await session.renew('one')).toBe('two');
    expect(renewToken).toHaveBeenCalledTimes(2);
    expect(changes).toEqual([testUser]);
  });

  it('is not renewed by one that the server refuses too', async () => {
    const { session } = open({ renewToken: async () => 'two', loadUser: loadBy({ two: signedOut() }) });
    session.setToken('one');
    await settle();
    expect(await session.renew('one')).toBeNull();
    expect(session.token()).toBe('one');
  });

  it('asks whose a token is only when it is a fresh one', async () => {
    const loadUser = loadBy({});
    const { session } = open({ renewToken: async () => 'two', loadUser });
    session.setToken('one');
    await settle();
    await Promise.all([session.renew('one'), session.renew('one')]);
    await session.renew('one');
    expect(loadUser.mock.calls).toEqual([['one'], ['two']]);
  });

  it.each([
    ['is renewed before anybody was there, and brings its user in', 'two', ['two', testUser.id]],
    ['leaves a visitor when it is not renewed', null, [null, undefined]],
  ])('that the page has said first %s', async (_, fresh, there) => {
    const { session, onFailed } = open({
      renewToken: async () => fresh,
      loadUser: loadBy({ one: signedOut() }),
    });
    session.setToken('one');
    const renewed = session.renew('one');
    await settle();
    expect(await renewed).toBe(fresh);
    expect([session.token(), session.current()?.id]).toEqual(there);
    expect(onFailed).toHaveBeenCalledTimes(fresh ? 0 : 1);
  });

  it('leaves a visitor; a late refusal of an older one changes nothing', async () => {
    const { session, changes } = open();
    session.setToken('two');
    await settle();
    session.expire('one');
    expect(session.current()).toBe(testUser);
    session.expire('two');
    expect([session.token(), session.current()]).toEqual([null, null]);
    expect(changes).toEqual([testUser, null]);
  });
});

describe('what a visitor wanted', () => {
  const createIntent = () => ({ kind: 'reply', run: vi.fn<() => void>() });

  it('LD-09 goes on after a sign-in with our dialog, once, when the page runs it too', async () => {
    const { session, onLoginRequired } = open();
    const intent = createIntent();
    session.requestLogin(1, intent);
    const [[mode, given] = []] = onLoginRequired.mock.calls;
    expect([mode, given?.kind]).toEqual([1, 'reply']);
    await session.signIn('one');
    given?.run();
    expect(intent.run).toHaveBeenCalledOnce();
  });

  it('goes on when the page hands over a token', async () => {
    const { session } = open();
    const intent = createIntent();
    session.requestLogin(1, intent);
    session.setToken('one');
    await settle();
    expect(intent.run).toHaveBeenCalledOnce();
  });

  it('LD-09 is dropped when the person gives up', async () => {
    const { session } = open();
    const intent = createIntent();
    session.requestLogin(1, intent);
    session.keepIntent();
    await session.signIn('one');
    expect(intent.run).not.toHaveBeenCalled();
  });

  it('waits when a sign-in fails, and no token is left of that', async () => {
    const { session } = open({ loadUser: () => Promise.reject(new Error('offline')) });
    const intent = createIntent();
    session.requestLogin(1, intent);
    await expect(session.signIn('one')).rejects.toThrow('offline');
    expect(session.token()).toBeNull();
    expect(intent.run).not.toHaveBeenCalled();
  });
});

it('two of them never meet', async () => {
  const [first, second] = [open(), open()];
  first.session.setToken('one');
  await settle();
  expect([second.session.token(), second.session.current(), second.changes]).toEqual([null, null, []]);
});
