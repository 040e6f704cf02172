import { ApiError } from '@shuyuan/api-client';
import { createTestHost, type TestHost } from '../host/test-host.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** A message in a thread; a text that begins with `refuse` is refused. */
export interface Message {
  thread: string;
  text: string;
}

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'thread' in value && 'text' in value;

/** What the server says to a known key with other content. */
export const alreadyPosted = '这条内容已经发出';

interface Call {
  /** The page that has made it. */
  from: TestHost;
  message: Message;
  key: string;
  answer: (id: number) => void;
  fail: (error: unknown) => void;
}

export const lost = () => new ApiError({ kind: 'network', message: 'The server could not be reached.' });
const refused = (message: string) => new ApiError({ kind: 'business', code: 1, status: 200, message });

/** A server behind a network that delivers, loses answers and delivers late, as the test says. */
export function createModelServer() {
  const held = new Map<string, { id: number; message: Message }>();
  const calls: Call[] = [];
  let hasSession = true;

  function handle({ message, key }: Call): number {
    if (!hasSession)
      throw new ApiError({ kind: 'unauthorized', code: 401, status: 401, message: '请先登录' });
    const known = held.get(key);
    if (known) {
      if (known.message.text !== message.text) throw refused(alreadyPosted);
      return known.id;
    }
    if (message.text.startsWith('refuse')) throw refused('内容含有敏感词');
    const entry = { id: held.size + 1, message: { ...message } };
    held.set(key, entry);
    return entry.id;
  }

  const take = (index: number) => calls.splice(index % Math.max(1, calls.length), 1)[0];

  return {
    calls,
    /** What the server holds, in the order of taking it. */
    texts: (thread?: string) =>
      [...held.values()]
        .map(({ message }) => message)
        .filter((message) => thread === undefined || message.thread === thread)
        .map(({ text }) => text),
    send: (from: TestHost, message: Message, key: string) =>
      new Promise<number>((answer, fail) => {
        calls.push({ from, message, key, answer, fail });
      }),
    setSession(next: boolean) {
      hasSession = next;
    },
    deliver(index = 0) {
      const call = take(index);
      if (!call) return;
      try {
        call.answer(handle(call));
      } catch (error) {
        call.fail(error);
      }
    },
    /** The server does the work, and the page never hears of it. */
    loseAnswer(index = 0) {
      const call = take(index);
      if (!call) return;
      try {
        handle(call);
      } catch {
        // The refusal is lost as well.
      }
      call.fail(lost());
    },
    loseCall(index = 0) {
      take(index)?.fail(lost());
    },
    /** The page stops waiting, but the call is still on its way. */
    giveUp(index = 0) {
      const call = calls[index % Math.max(1, calls.length)];
      if (call) call.fail(lost());
    },
  };
}

export type ModelServer = ReturnType<typeof createModelServer>;

export interface ModelPage {
  host: TestHost;
  outbox: Outbox<Message>;
}

export function openPage(server: ModelServer, host: TestHost = createTestHost()): ModelPage {
  const outbox = createOutbox({
    host,
    name: 'user-2',
    isValue: isMessage,
    send: (message, key) => server.send(host, message, key),
    threadOf: ({ thread }) => thread,
  });
  void outbox.restore();
  return { host, outbox };
}
