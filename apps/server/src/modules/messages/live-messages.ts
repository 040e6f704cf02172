import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import type { Clock } from '../../calendar/clock.ts';
import type { Viewer } from '../../contract/implement.ts';
import { viewerOf } from '../../contract/viewer-of.ts';
import type { Database } from '../../db/database.ts';
import type { Notices } from '../../db/notices.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { countUnreadOf, findOpenSessions } from './live-messages.repo.ts';
import { messageStrings } from './messages.strings.ts';

export interface LiveMessagesDeps {
  db: Database;
  notices: Notices;
  clock: Clock;
  log: FastifyBaseLogger;
  authenticate: (token: string) => Promise<Viewer | null>;
}

/** Somebody who is told. */
interface Listener {
  userId: number;
  sessionId: string;
  stream: PassThrough;
  /** What they were told last; null for nothing yet. */
  told: number | null;
}

/** Browsers of one person that one process tells; each needs one for all of its tabs. */
const mostOfOne = 10;

/** What a lost notice costs at most, and a change that no call made. */
const lookEvery = 500;

/** Proxies cut what is silent for a minute. */
const beatEvery = 15_000;

const readingMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Tells who is signed in how many of their messages are not read, at first and whenever that changes, as server-sent events.
 * Every call that has changed something sends a notice to all processes (LISTEN and NOTIFY), upon which each looks for all that
 * it tells. They look twice a second besides: a notice may be lost, and does not pass every pooler. A session that ends, ends
 * its stream.
 */
export function serveLiveMessages(app: FastifyInstance, deps: LiveMessagesDeps): void {
  const listeners = new Set<Listener>();
  const look = lookingFor(deps, listeners);
  let stopLooking: (() => void) | undefined;

  function startLooking() {
    const timer = setInterval(look, lookEvery);
    const deafen = deps.notices.hear(look);
    return () => {
      clearInterval(timer);
      deafen();
    };
  }

  function add(listener: Listener) {
    listeners.add(listener);
    stopLooking ??= startLooking();
    listener.stream.once('close', () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stopLooking?.();
      stopLooking = undefined;
    });
    look();
  }

  // Whatever a call changes may change somebody's count: by a message, by reading, hiding, deleting, blocking. By now it is committed.
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (statusCode < 400 && !readingMethods.includes(method)) deps.notices.send();
  });

  app.addHook('preClose', async () => {
    for (const { stream } of listeners) stream.end();
  });

  app.get('/api/v2/my/messages/live', async (request, reply) => {
    const viewer = await viewerOf(request, deps.authenticate);
    if (!viewer) throw new Problem(401, coreStrings.unauthorized);
    const { userId, sessionId } = viewer;
    const own = [...listeners].filter((listener) => listener.userId === userId);
    if (own.length >= mostOfOne) throw new Problem(429, messageStrings.tooManyStreams, { retry_after: 60 });
    const stream = new PassThrough();
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-cache, no-transform')
      .header('x-accel-buffering', 'no');
    stream.write('retry: 3000\n\n');
    add({ userId, sessionId, stream, told: null });
    return reply.send(stream);
  });
}

/** Looks for all of them; what is asked for during a look is done after it, once. */
function lookingFor(deps: LiveMessagesDeps, listeners: ReadonlySet<Listener>): () => void {
  let isLooking = false;
  let isAsked = false;
  let beatAt = 0;

  async function lookOnce() {
    try {
      await tellAll(deps, [...listeners]);
    } catch (error) {
      deps.log.warn({ err: error }, 'unread messages could not be counted');
    }
    if (performance.now() < beatAt) return;
    beatAt = performance.now() + beatEvery;
    for (const { stream } of listeners) stream.write(': \n\n');
  }

  async function lookUntilNobodyAsks() {
    isLooking = true;
    while (isAsked) {
      isAsked = false;
      await lookOnce();
    }
    isLooking = false;
  }

  return () => {
    isAsked = true;
    if (!isLooking) void lookUntilNobodyAsks();
  };
}

async function tellAll({ db, clock }: LiveMessagesDeps, listeners: Listener[]): Promise<void> {
  if (listeners.length === 0) return;
  const sessionIds = listeners.map(({ sessionId }) => sessionId);
  const open = await findOpenSessions(db, sessionIds, clock.now());
  const counts = await countUnreadOf(db, [...new Set(listeners.map(({ userId }) => userId))]);
  for (const listener of listeners) {
    const { userId, sessionId, stream, told } = listener;
    if (stream.destroyed || stream.writableEnded) continue;
    if (!open.has(sessionId)) {
      stream.end();
      continue;
    }
    const count = counts.get(userId) ?? 0;
    if (count === told) continue;
    listener.told = count;
    stream.write(`data: ${count}\n\n`);
  }
}
