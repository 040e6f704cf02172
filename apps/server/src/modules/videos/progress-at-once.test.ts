import { createVideosApi, isApiError } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { studyDays, videoProgress } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from './videos.fixtures.ts';

let servers: TestServer[];
const began = new Date('2026-11-22T08:00:00.000Z').getTime();
let now = new Date(began);

beforeAll(async () => {
  const clock = { now: () => now };
  const first = await createTestServer({ clock });
  const database = { connection: first.connection, drop: async () => {} };
  servers = [first, await createTestServer({ clock, database, objectFolder: first.objectFolder })];
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});

/** Seconds from one telling to the next. */
const step = 10;
const rounds = 3;

it('CL-03 counts what many tell two processes at once, repeated and late, each second once', async () => {
  const { db } = servers[0]!;
  const videoId = await createVideo(db);
  const learners: Person[] = [];
  for (let index = 0; index < 60; index += 1) learners.push(await createPerson(db));
  /** As a device does: what was not answered in time is told again. */
  async function tell(server: TestServer, person: Person, round: number): Promise<void> {
    const told = {
      duration: round * step,
      position: round * step,
      studied_at: new Date(began + round * step * 1000).toISOString(),
    };
    try {
      await createVideosApi(clientOf(server, person).http).record(videoId, told);
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'timeout') throw error;
      await tell(server, person, round);
    }
  }
  for (let round = 1; round <= rounds; round += 1) {
    now = new Date(began + round * step * 1000);
    // Each device tells this round to both, and one of them hears the round before once more.
    const told = learners.flatMap((person, index) => [
      ...servers.map((server) => tell(server, person, round)),
      tell(servers[index % 2]!, person, Math.max(1, round - 1)),
    ]);
    await Promise.all(told);
  }
  const kept = await db.select().from(videoProgress).where(eq(videoProgress.videoId, videoId));
  const days = await db.select({ userId: studyDays.userId, seconds: studyDays.seconds }).from(studyDays);
  const whole = rounds * step;
  expect(new Set(kept.map(({ userId }) => userId))).toEqual(new Set(learners.map(({ id }) => id)));
  expect(kept.map(({ watchSeconds, position }) => [watchSeconds, position])).toEqual(
    learners.map(() => [whole, whole]),
  );
  expect(days).toHaveLength(learners.length);
  expect(days.map(({ seconds }) => seconds)).toEqual(learners.map(() => whole));
}, 120_000);
