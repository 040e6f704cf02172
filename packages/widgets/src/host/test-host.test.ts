import { describe, expect, it, vi } from 'vitest';
import { testUser } from '../testing/test-user.ts';
import { createTestHost } from './test-host.ts';

describe('test host', () => {
  it('runs timers in the order they are due, each at its own time, also those that timers start', async () => {
    const host = createTestHost();
    const start = host.clock.monotonic();
    const seen: [string, number][] = [];
    const note = (name: string) => seen.push([name, host.clock.monotonic() - start]);
    host.scheduler.after(300, () => note('late'));
    host.scheduler.after(100, () => {
      note('early');
      host.scheduler.after(100, () => note('between'));
    });
    host.scheduler.after(900, () => note('never'));
    host.scheduler.after(50, () => note('cancelled'))();
    await host.advance(500);
    expect(seen).toEqual([
      ['early', 100],
      ['between', 200],
      ['late', 300],
    ]);
    expect(host.clock.monotonic() - start).toBe(500);
  });

  it('lets wall time pass while the device sleeps, and timers and the monotonic clock wait', async () => {
    const host = createTestHost({ now: 1000 });
    const [task, wake] = [vi.fn<() => void>(), vi.fn<() => void>()];
    host.scheduler.after(100, task);
    host.scheduler.onWake(wake);
    await host.sleep(60_000);
    expect([host.clock.now(), host.clock.monotonic()]).toEqual([61_000, 0]);
    expect(task).not.toHaveBeenCalled();
    expect(wake).toHaveBeenCalledOnce();
  });

  it('runs nothing of a page that was left, and keeps what it has stored', async () => {
    const host = createTestHost({ user: testUser });
    const task = vi.fn<() => void>();
    host.scheduler.after(100, task);
    await host.storage.set('a', 1);
    const unfinished = vi.fn<() => void>();
    void host.storage.set('b', 2).then(unfinished);
    const next = host.reload();
    await next.advance(1000);
    expect(task).not.toHaveBeenCalled();
    expect(unfinished).not.toHaveBeenCalled();
    expect(await next.storage.get('a')).toBe(1);
    expect(next.session.current()).toBe(testUser);
  });

  it('tells a page that is left, not one that crashes, and keeps what it writes then', async () => {
    const host = createTestHost();
    host.scheduler.onHide(() => void host.storage.set('a', 'last words'));
    const crashed = host.openTab();
    const unheard = vi.fn<() => void>();
    crashed.scheduler.onHide(unheard);
    crashed.crash();
    expect(unheard).not.toHaveBeenCalled();
    expect(await host.reload().storage.get('a')).toBe('last words');
  });

  it('shares time and storage between tabs', async () => {
    const host = createTestHost();
    const tab = host.openTab();
    await host.storage.set('a', 1);
    await tab.advance(500);
    expect(await tab.storage.get('a')).toBe(1);
    expect(host.clock.now()).toBe(tab.clock.now());
    expect(host.createId()).not.toBe(tab.createId());
  });

  it('records what a widget asks of it', async () => {
    const host = createTestHost({ userOfToken: testUser });
    const changed = vi.fn<() => void>();
    host.session.subscribe(changed);
    host.navigate({ kind: 'article', id: 3 });
    host.leaveFor('https://pay.example/1');
    host.notify('critical', '出错了');
    host.session.requestLogin(1, { kind: 'reply', run: () => {} });
    await host.session.signIn('token');
    expect(host.navigations).toEqual([{ kind: 'article', id: 3 }]);
    expect(host.left).toEqual(['https://pay.example/1']);
    expect(host.notices).toEqual([{ tone: 'critical', text: '出错了' }]);
    expect(host.loginRequests.map(({ mode, intent }) => [mode, intent?.kind])).toEqual([[1, 'reply']]);
    expect(host.tokens).toEqual(['token']);
    expect(host.session.current()).toBe(testUser);
    expect(changed).toHaveBeenCalledOnce();
  });
});
