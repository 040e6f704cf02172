import { ApiError } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../host/memory-storage.ts';
import { createTestHost, type TestHost, type TestHostOptions } from '../host/test-host.ts';
import type { StoragePort } from '../host/widget-host.ts';
import { storageThatRefuses } from '../testing/failures.fixtures.ts';
import {
  alreadyPosted,
  createModelServer,
  isMessage,
  lost,
  openPage,
  type Message,
} from './outbox-model.fixtures.ts';
import { createOutbox, type OutboxItem } from './outbox.ts';

const say = (text: string, thread = 'a'): Message => ({ thread, text });
const refusal = (code = 1, data: unknown = null) =>
  new ApiError({ kind: 'business', code, status: code === 1 ? 200 : code, message: '太快了', data });

/** An answer without an envelope. */
const answered = (status: number) => new ApiError({ kind: 'http', status, message: '' });

const sessionEnded = () =>
  new ApiError({ kind: 'unauthorized', code: 401, status: 401, message: '请先登录' });

/** A device whose answer to a reading, once there is a gate, comes no earlier than that is opened. */
function storageReadSlowly() {
  const memory = createMemoryStorage();
  let gate = Promise.resolve();
  const entries: StoragePort['entries'] = async (prefix) => {
    const found = await memory.entries(prefix);
    await gate;
    return found;
  };
  return {
    storage: { ...memory, entries },
    /** Returns its opening. */
    gate: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

/** An outbox whose server answers each attempt by the next of `answers`, and 1 after them. */
function open(answers: unknown[] = [], host: TestHost = createTestHost()) {
  const send = vi.fn<(message: Message, key: string) => Promise<unknown>>(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? 1;
  });
  const onSent = vi.fn<(item: OutboxItem<Message>, answer: unknown) => void>();
  const outbox = createOutbox({
    host,
    name: 'user-2',
    isValue: isMessage,
    send,
    onSent,
    threadOf: ({ thread }) => thread,
  });
  void outbox.restore();
  const states = () => outbox.items().map(({ value, state }) => [value.text, state.status]);
  const keys = () => send.mock.calls.map(([, key]) => key);
  return { host, outbox, send, onSent, states, keys };
}

describe('outbox', () => {
  it('shows an item at once, sends it, tells the answer and lets it go', async () => {
    const { host, outbox, onSent, states } = open([7]);
    const seen: unknown[] = [];
    outbox.subscribe(() => seen.push(states()[0]?.[1]));
    const adding = outbox.add(say('你好'));
    expect(states()).toEqual([['你好', 'waiting']]);
    const item = await adding;
    await host.settle();
    expect([...new Set(seen)]).toEqual(['waiting', 'sending', undefined]);
    expect(onSent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: item.id, value: say('你好') }),
      7,
    );
    expect(await host.storage.entries('journal/outbox%2Fuser-2/entries')).toEqual([]);
  });

  it('keeps one key over retries and reloads', async () => {
    const first = open([lost(), lost()]);
    await first.outbox.add(say('x'));
    await first.host.settle();
    await first.outbox.retry(first.outbox.items()[0]!.id);
    const second = open([], first.host.reload());
    await second.host.settle();
    expect(new Set([...first.keys(), ...second.keys()]).size).toBe(1);
    expect(second.keys()).toHaveLength(1);
  });

  it('gives each item its own key, also to equal texts', async () => {
    const { host, outbox, keys } = open();
    await outbox.add(say('x'));
    await outbox.add(say('x'));
    await host.settle();
    expect(new Set(keys()).size).toBe(2);
  });

  describe('when the network fails', () => {
    it('says so, and tries again after 2, 4, 8 … at most 60 seconds', async () => {
      const { host, outbox, send } = open(Array.from({ length: 20 }, lost));
      await outbox.add(say('x'));
      await host.settle();
      expect(outbox.items()[0]?.state).toMatchObject({ status: 'failed', kind: 'network', willRetry: true });
      const waits = [];
      for (let last = host.clock.now(); waits.length < 7; last = host.clock.now()) {
        const before = send.mock.calls.length;
        while (send.mock.calls.length === before) await host.advance(1000);
        waits.push((host.clock.now() - last) / 1000);
      }
      expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
    });

    it('tries at once when the page is online again, not while it wakes offline', async () => {
      const { host, outbox, send } = open([lost()]);
      await host.setOnline(false);
      await outbox.add(say('x'));
      await host.wake();
      expect(send).toHaveBeenCalledOnce();
      await host.setOnline(true);
      expect(send).toHaveBeenCalledTimes(2);
      expect(outbox.items()).toEqual([]);
    });

    it.each([
      ['timeout', new ApiError({ kind: 'timeout', message: '' })],
      ['a proxy’s error page', new ApiError({ kind: 'http', status: 502, message: '' })],
      ['a crashed handler', refusal(500)],
    ])('treats %s like it', async (_, error) => {
      const { host, outbox } = open([error]);
      await outbox.add(say('x'));
      await host.advance(2000);
      expect(outbox.items()).toEqual([]);
    });

    it('lets later items of the thread wait, and no other thread', async () => {
      const { host, outbox, send } = open([lost()]);
      await outbox.add(say('first'));
      await host.settle();
      await outbox.add(say('other', 'b'));
      await host.settle();
      expect(send.mock.calls.map(([{ text }]) => text)).toEqual(['first', 'other']);
      await outbox.add(say('second'));
      await host.settle();
      expect(send.mock.calls.map(([{ text }]) => text)).toEqual(['first', 'other', 'first', 'second']);
    });

    it('stops trying after stop, and goes on after restore', async () => {
      const { host, outbox, send } = open([lost()]);
      await outbox.add(say('x'));
      await host.settle();
      outbox.stop();
      await host.advance(600_000);
      await host.wake();
      expect(send).toHaveBeenCalledOnce();
      await outbox.restore();
      await host.settle();
      expect(send).toHaveBeenCalledTimes(2);
    });
  });

  it('sends nothing more after stop, not even what waits behind an attempt on its way', async () => {
    const server = createModelServer();
    const { host, outbox } = openPage(server);
    await outbox.add(say('first'));
    await outbox.add(say('second'));
    await host.settle();
    outbox.stop();
    await outbox.add(say('third', 'b'));
    server.deliver();
    await host.settle();
    expect(server.calls).toEqual([]);
    expect(server.texts()).toEqual(['first']);
    expect(outbox.items().map(({ value }) => value.text)).toEqual(['second', 'third']);
  });

  it('sends nothing after a stop that comes while the device is being asked', async () => {
    const { host, outbox, send } = open([lost()]);
    await outbox.add(say('x'));
    await host.settle();
    const asking = [outbox.restore(), outbox.retry(outbox.items()[0]?.id ?? ''), host.wake()];
    outbox.stop();
    await Promise.all(asking);
    await host.advance(600_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends nothing after a stop that comes in the middle of an attempt, before the call is made', async () => {
    const { host, outbox, send } = open();
    const stopListening = outbox.subscribe(() => {
      if (outbox.items()[0]?.state.status === 'sending') outbox.stop();
    });
    await outbox.add(say('x'));
    await host.settle();
    expect(send).not.toHaveBeenCalled();
    stopListening();
    await outbox.restore();
    await host.settle();
    expect(send).toHaveBeenCalledOnce();
  });

  it('does not send a refused item again by itself, and shows the server’s words', async () => {
    const { host, outbox, send, keys } = open([refusal()]);
    await outbox.add(say('x'));
    await host.advance(600_000);
    await host.wake();
    await outbox.restore();
    await host.settle();
    expect(send).toHaveBeenCalledOnce();
    const [item] = outbox.items();
    expect(item?.state).toEqual({ status: 'failed', kind: 'business', message: '太快了', willRetry: false });
    await outbox.retry(item!.id);
    expect(new Set(keys()).size).toBe(1);
    expect(outbox.items()).toEqual([]);
  });

  it('lets the rest of the thread pass a refused item', async () => {
    const { host, outbox, states } = open([refusal()]);
    await outbox.add(say('bad'));
    await outbox.add(say('good'));
    await host.settle();
    expect(states()).toEqual([['bad', 'failed']]);
  });

  it.each([
    ['the contract refuses', refusal(400), ['bad', 'good', 'better'], [['bad', 'failed']]],
    ['a rule refuses', refusal(1), ['bad', 'good', 'better'], [['bad', 'failed']]],
    ['a proxy finds too large', answered(413), ['bad', 'good', 'better'], [['bad', 'failed']]],
    [
      'a proxy wants later',
      answered(429),
      ['bad'],
      [
        ['bad', 'failed'],
        ['good', 'waiting'],
        ['better', 'waiting'],
      ],
    ],
    [
      'a proxy timed out',
      answered(408),
      ['bad'],
      [
        ['bad', 'failed'],
        ['good', 'waiting'],
        ['better', 'waiting'],
      ],
    ],
    [
      'the server failed at',
      refusal(500),
      ['bad'],
      [
        ['bad', 'failed'],
        ['good', 'waiting'],
        ['better', 'waiting'],
      ],
    ],
    [
      'nobody answered',
      lost(),
      ['bad'],
      [
        ['bad', 'failed'],
        ['good', 'waiting'],
        ['better', 'waiting'],
      ],
    ],
  ])('CB-13 what %s is the fate of the item, or of the line', async (_, error, sent, left) => {
    const { host, outbox, send, states } = open([error]);
    for (const text of ['bad', 'good', 'better']) void outbox.add(say(text));
    await host.settle();
    expect(send.mock.calls.map(([{ text }]) => text)).toEqual(sent);
    expect(states()).toEqual(left);
  });

  it.each([429, 503])('waits as long as the server asks with %i', async (code) => {
    const { host, outbox, send } = open([refusal(code, { retry_after: 30 })]);
    await outbox.add(say('x'));
    await host.advance(29_000);
    expect(send).toHaveBeenCalledOnce();
    await host.advance(1000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits for the next sign-in when the session has ended', async () => {
    const { host, outbox, send } = open([sessionEnded()]);
    await outbox.add(say('x'));
    await host.advance(600_000);
    await host.wake();
    expect(send).toHaveBeenCalledOnce();
    await outbox.restore();
    await host.settle();
    expect(outbox.items()).toEqual([]);
  });

  it('loses nothing over a defect of ours', async () => {
    const { host, outbox } = open([new TypeError('x is not a function')]);
    await outbox.add(say('x'));
    await host.advance(600_000);
    expect(outbox.items()[0]?.state).toMatchObject({ status: 'failed', kind: 'unknown' });
  });

  describe('edit', () => {
    it('sends a refused item with new content under a new key', async () => {
      const { host, outbox, keys, send } = open([refusal()]);
      const { id } = await outbox.add(say('bad'));
      await host.settle();
      expect(await outbox.edit(id, say('good'))).toBe(true);
      await host.settle();
      expect(send.mock.lastCall?.[0].text).toBe('good');
      expect(new Set(keys()).size).toBe(2);
      expect(outbox.items()).toEqual([]);
    });

    it('doubles nothing when the first attempt had arrived: the server refuses, and the new text is still here', async () => {
      const server = createModelServer();
      const { host, outbox } = openPage(server);
      const { id } = await outbox.add(say('old'));
      await host.settle();
      server.loseAnswer();
      await host.settle();
      await outbox.edit(id, say('new'));
      await host.settle();
      server.deliver();
      await host.settle();
      expect(server.texts()).toEqual(['old']);
      expect(outbox.items()).toMatchObject([{ value: say('new'), state: { message: alreadyPosted } }]);
    });

    it.each<[string, () => ApiError]>([
      ['the session has ended', sessionEnded],
      ['the server is busy', () => refusal(429)],
    ])('doubles nothing when a later attempt is not read since %s', async (_, unread) => {
      const { host, outbox, keys } = open([lost(), unread()]);
      const { id } = await outbox.add(say('old'));
      await host.settle();
      await outbox.retry(id);
      await outbox.edit(id, say('new'));
      await host.settle();
      expect(keys()).toHaveLength(3);
      expect(new Set(keys()).size).toBe(1);
    });

    it.each<[string, () => ApiError]>([
      ['the session had ended', sessionEnded],
      ['the server was busy', () => refusal(429)],
    ])('sends new content under a new key when no attempt was read since %s', async (_, unread) => {
      const { host, outbox, keys } = open([unread()]);
      const { id } = await outbox.add(say('old'));
      await host.settle();
      await outbox.edit(id, say('new'));
      await host.settle();
      expect(keys()).toHaveLength(2);
      expect(new Set(keys()).size).toBe(2);
    });

    it('changes nothing while the item is being sent, or when it is gone', async () => {
      const { host, outbox } = openPage(createModelServer());
      const { id } = await outbox.add(say('x'));
      await host.settle();
      expect(await outbox.edit(id, say('y'))).toBe(false);
      expect(await outbox.remove(id)).toBe(false);
      expect(await outbox.edit('unknown', say('y'))).toBe(false);
      expect(outbox.items()[0]?.value.text).toBe('x');
    });

    it('does not overwrite what another tab has typed', async () => {
      const { host, outbox } = open([refusal(), lost()]);
      const { id } = await outbox.add(say('x'));
      await host.settle();
      const other = open([], host.openTab());
      await host.settle();
      expect(await outbox.edit(id, say('mine'))).toBe(true);
      expect(await other.outbox.edit(id, say('theirs'))).toBe(false);
      await host.settle();
      expect(other.outbox.items()).toEqual([]);
      expect(other.send.mock.calls.map(([{ text }]) => text)).toEqual(['mine']);
    });
  });

  describe('hold', () => {
    it('lets no page send the item, and its thread go past it, until it is released', async () => {
      const { host, outbox, send } = open([lost()]);
      const { id } = await outbox.add(say('first'));
      await host.settle();
      await outbox.hold(id);
      const other = open([], host.openTab());
      const next = open([], host.reload());
      await next.outbox.add(say('second'));
      await next.host.advance(600_000);
      await next.host.wake();
      const sent = [...other.send.mock.calls, ...next.send.mock.calls].map(([{ text }]) => text);
      expect([...new Set(sent)]).toEqual(['second']);
      expect(next.outbox.items()).toMatchObject([
        { isHeld: true, state: { status: 'failed', willRetry: false } },
      ]);
      await next.outbox.release(id);
      await next.host.settle();
      expect(next.send.mock.lastCall?.[0].text).toBe('first');
      expect(send).toHaveBeenCalledOnce();
      expect(next.outbox.items()).toEqual([]);
    });

    it('ends with an edit, and when the person asks for it to be sent', async () => {
      const { host, outbox, send } = open([lost(), lost()]);
      for (const thread of ['a', 'b']) await outbox.add(say('old', thread));
      await host.settle();
      const [a, b] = outbox.items();
      for (const { id } of outbox.items()) await outbox.hold(id);
      await outbox.edit(a!.id, say('new', 'a'));
      await outbox.retry(b!.id);
      await host.settle();
      expect(send.mock.calls.slice(2).map(([{ text }]) => text)).toEqual(['new', 'old']);
      expect(outbox.items()).toEqual([]);
    });

    it('keeps another page from sending that was about to', async () => {
      const { host, outbox, send } = open([lost()]);
      const { id } = await outbox.add(say('x'));
      await host.settle();
      const other = open([lost()], host.openTab());
      await host.settle();
      outbox.subscribe(() => {
        if (outbox.items()[0]?.state.status === 'sending') void other.outbox.hold(id);
      });
      void outbox.retry(id);
      await host.settle();
      expect(send).toHaveBeenCalledOnce();
      expect(outbox.items()).toMatchObject([{ isHeld: true }]);
    });

    it('changes nothing while the item is being sent, or when it is gone', async () => {
      const server = createModelServer();
      const { host, outbox } = openPage(server);
      const { id } = await outbox.add(say('x'));
      await host.settle();
      await outbox.hold(id);
      await outbox.hold('unknown');
      expect(outbox.items()).toMatchObject([{ isHeld: false, state: { status: 'sending' } }]);
      server.deliver();
      await host.settle();
      expect(outbox.items()).toEqual([]);
    });
  });

  it('sends what was set aside when the person asks for it, not before', async () => {
    const { host, outbox, send } = open();
    await outbox.setAside(say('words'));
    await host.advance(600_000);
    const next = open([], host.reload());
    await next.host.wake();
    expect(send).not.toHaveBeenCalled();
    expect(next.outbox.items()).toMatchObject([
      { value: say('words'), state: { willRetry: false, message: '' } },
    ]);
    await next.outbox.retry(next.outbox.items()[0]!.id);
    expect(next.send).toHaveBeenCalledOnce();
    expect(next.outbox.items()).toEqual([]);
  });

  it.each([
    ['the device keeps', { isKept: true, isStored: true }, createMemoryStorage()],
    ['the device refuses', { isKept: false, isStored: false }, storageThatRefuses()],
    [
      'only the page keeps',
      { isKept: false, isStored: true },
      { ...createMemoryStorage(), isLasting: async () => false },
    ],
  ])('tells whether the item outlives the page: what %s', async (_, kept, storage) => {
    const { host, outbox, states } = open([lost()], createTestHost({ storage }));
    expect(await outbox.add(say('x'))).toMatchObject(kept);
    const other = open([lost()], host.openTab());
    await host.settle();
    expect(states()).toEqual([['x', 'failed']]);
    expect(other.outbox.items()).toMatchObject(kept.isStored ? [kept] : []);
  });

  it('sends a removed item never again, from no page', async () => {
    const { host, outbox, send } = open([refusal()]);
    const { id } = await outbox.add(say('x'));
    await host.settle();
    expect(await outbox.remove(id)).toBe(true);
    expect(await outbox.remove(id)).toBe(false);
    const next = open([], host.reload());
    await next.host.settle();
    expect([send.mock.calls.length, next.send.mock.calls.length]).toEqual([1, 0]);
    expect(next.outbox.items()).toEqual([]);
  });

  it('shows a removed item never again, not even when a reading of the device that began earlier still had it', async () => {
    const { gate, storage } = storageReadSlowly();
    const { host, outbox, states } = open([refusal(), refusal()], createTestHost({ storage }));
    const { id } = await outbox.add(say('gone'));
    await outbox.add(say('stays'));
    await host.settle();
    const letThrough = gate();
    void host.wake();
    await host.settle();
    await outbox.remove(id);
    letThrough();
    await host.settle();
    expect(states()).toEqual([['stays', 'failed']]);
  });

  it('sends, and keeps what fails while the page lives, where the device refuses to store', async () => {
    const options: TestHostOptions = { storage: storageThatRefuses() };
    const { host, outbox, states } = open([lost()], createTestHost(options));
    await outbox.add(say('x'));
    await host.settle();
    expect(states()).toEqual([['x', 'failed']]);
    await host.advance(2000);
    expect(outbox.items()).toEqual([]);
  });

  it('keeps what one person left from being sent under another’s name', async () => {
    const { host, outbox } = open([lost()]);
    await outbox.add(say('x'));
    const send = vi.fn<() => Promise<number>>(async () => 1);
    const other = createOutbox({ host: host.reload(), name: 'user-3', isValue: isMessage, send });
    await other.restore();
    expect(other.items()).toEqual([]);
  });

  it('drops entries that it cannot read', async () => {
    const { host, outbox } = open([lost()]);
    await outbox.add(say('x'));
    await host.storage.set('journal/outbox%2Fuser-2/entries/0000000000000009', { text: 'older shape' });
    const next = open([lost()], host.reload());
    await next.host.settle();
    expect(next.states()).toEqual([['x', 'failed']]);
  });

  it('answers the same array until something changes, and stops telling who has left', async () => {
    const { outbox } = open();
    expect(outbox.items()).toBe(outbox.items());
    const listener = vi.fn<() => void>();
    outbox.subscribe(listener)();
    await outbox.add(say('x'));
    expect(listener).not.toHaveBeenCalled();
  });
});
