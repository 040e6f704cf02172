import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { QuotaReached } from '../object-store.ts';

let server: TestServer;
let userId: number;
const now = new Date('2026-11-22T02:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  const [user] = await server.db.insert(users).values({ nickName: '小雨' }).returning();
  userId = user!.id;
});
afterAll(() => server.close());

const loan = (key: string, maxBytes = 2 ** 20) => ({ key, userId, maxBytes, contentType: 'video/mp4', now });

describe('a file of our own', () => {
  it('is read back by its ranges, and replaced as a whole', async () => {
    const { objects } = server;
    await objects.put('seeds/one.mp4', Buffer.from('0123456789'), 'video/mp4');
    expect(await objects.head('seeds/one.mp4')).toEqual({
      bytes: 10,
      etag: '781E5E245D69B566979B86E28D23F2C7',
      contentType: 'video/mp4',
      storedAt: now,
    });
    expect(String(Buffer.from(await objects.read('seeds/one.mp4', 2, 5)))).toBe('234');
    await objects.put('seeds/one.mp4', Buffer.from('abc'), 'video/webm');
    expect(String(Buffer.from(await objects.read('seeds/one.mp4', 0, 99)))).toBe('abc');
    await objects.remove('seeds/one.mp4');
    expect(await objects.head('seeds/one.mp4')).toBeNull();
  });
  it('may lend', async () => {
    const lent = await server.objects.lend(loan('videos/a'));
    expect(lent.expires).toEqual(new Date('2026-11-22T02:50:00Z'));
    await expect(server.objects.lend(loan('videos/b', 6 * 2 ** 30))).rejects.toThrow(QuotaReached);
    await server.objects.tidy(now);
  });
});
