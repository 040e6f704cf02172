import { createMessagesApi } from '@shuyuan/api-client/community';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { grants } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { tellEndingGrants } from './tell-ending-grants.ts';

let server: TestServer;
let reader: Person;
let courseId: number;
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
beforeAll(async () => {
  server = await createTestServer({});
});
afterAll(() => server.close());
beforeEach(async () => {
  reader = await createPerson(server.db);
  courseId = await createCourse(server.db);
});

const messages = () => createMessagesApi(clientOf(server, reader).http);
const given = (endsAt: Date | null, rest: Partial<typeof grants.$inferInsert> = {}) =>
  server.db.insert(grants).values({
    userId: reader.id,
    goodsType: 'course',
    goodsId: courseId,
    source: 'given',
    startsAt: inDays(-30),
    endsAt,
    ...rest,
  });
const run = () => tellEndingGrants(server.db, now);

it('tells once of what ends within three days', async () => {
  await given(inDays(2));
  await Promise.all([run(), run()]);
  const { data } = await messages().list();
  expect(data).toMatchObject([
    { type: 'grant_ending', actor: null, actors_count: 1, resource: { type: 'course', id: courseId } },
  ]);
  expect(data[0]!.data['title']).not.toBe('');
  await messages().markRead(data[0]!.id);
  await run();
  expect(await messages().list()).toMatchObject({ total: 1 });
});

it('tells nothing of what lasts, has ended, was taken back or goes on', async () => {
  await given(inDays(4));
  await given(inDays(-1));
  await given(inDays(1), { revokedAt: now });
  await given(null, { goodsType: 'video' });
  await given(inDays(1), { goodsType: 'membership', goodsId: 1 });
  await given(inDays(31), { goodsType: 'membership', goodsId: 2, startsAt: inDays(1) });
  await run();
  expect(await messages().list()).toMatchObject({ total: 0 });
  await server.db.delete(grants).where(eq(grants.endsAt, inDays(31)));
  await run();
  expect(await messages().list()).toMatchObject({ total: 1, data: [{ resource: { type: 'membership' } }] });
});

it('tells nobody who does not want to know', async () => {
  await messages().changeSetting('grant_ending', false);
  await given(inDays(2));
  await run();
  expect(await messages().list()).toMatchObject({ total: 0 });
});
