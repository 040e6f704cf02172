import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { LentAccess } from '../object-store.ts';
import { objectFiles } from '../../db/schema.ts';
import { createPerson } from '../../modules/session/people.fixtures.ts';
import { createTestServer, type TestServer, type TestServerOptions } from '../../testing/index.ts';
import { modulesWith } from '../../testing/modules-with.ts';
import { mebibyte } from './oss-client.fixtures.ts';
import { borrowerOf } from './signed-request.fixtures.ts';

/** When everything happens here. */
export const now = new Date('2026-11-22T02:00:00Z');

/** The store of a server, for all tests of a file: each has a key of its own to ask about. */
export function setUpStore(options: Pick<TestServerOptions, 'server'> = {}) {
  let server!: TestServer;
  let userId = 0;
  let count = 0;
  let key = '';

  beforeAll(async () => {
    server = await createTestServer({ clock: { now: () => now }, modules: modulesWith({}), ...options });
    ({ id: userId } = await createPerson(server.db));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    key = `videos/film-${(count += 1)}`;
  });

  const lend = (maxBytes = mebibyte, at = key) =>
    server.objects.lend({ key: at, userId, maxBytes, contentType: 'video/mp4', now });
  const borrowerWith = (lent: LentAccess) => borrowerOf(server, lent, key, now);
  return {
    server: () => server,
    key: () => key,
    /** Asks about another key than the test's own. */
    goTo: (another: string) => void (key = another),
    lend,
    borrowerWith,
    borrow: async (maxBytes?: number) => borrowerWith(await lend(maxBytes)),
    /** What lies on the disk for the key. */
    files: () =>
      server.db.select().from(objectFiles).where(eq(objectFiles.key, key)).orderBy(asc(objectFiles.number)),
    /** The object that is stored. */
    read: async () => Buffer.from(await server.objects.read(key, 0, Infinity)),
  };
}
