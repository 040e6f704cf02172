import type { User } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
import { testUser } from '../testing/index.ts';
import { createEmbedSession, type EmbedSessionDeps } from './embed-session.ts';

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
  session.subscribe(() => changes.push(session.current()));
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
    const other = { ...testUser, id: 99 };
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
  const wish = () => ({ kind: 'reply', run: vi.fn<() => void>() });

  it('LD-09 goes on after a sign-in with our dialog, once, when the page runs it too', async () => {
    const { session, onLoginRequired } = open();
    const intent = wish();
    session.requestLogin(1, intent);
    const [[mode, given] = []] = onLoginRequired.mock.calls;
    expect([mode, given?.kind]).toEqual([1, 'reply']);
    await session.signIn('one');
    given?.run();
    expect(intent.run).toHaveBeenCalledOnce();
  });

  it('goes on when the page hands over a token', async () => {
    const { session } = open();
    const intent = wish();
    session.requestLogin(1, intent);
    session.setToken('one');
    await settle();
    expect(intent.run).toHaveBeenCalledOnce();
  });

  it('LD-09 is dropped when the person gives up', async () => {
    const { session } = open();
    const intent = wish();
    session.requestLogin(1, intent);
    session.keepIntent();
    await session.signIn('one');
    expect(intent.run).not.toHaveBeenCalled();
  });

  it('waits when a sign-in fails, and no token is left of that', async () => {
    const { session } = open({ loadUser: () => Promise.reject(new Error('offline')) });
    const intent = wish();
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
