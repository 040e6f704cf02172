import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let reader: Person;
let now: Date;
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-20T04:00:00Z');
  reader = await createPerson(server.db);
});

const study = (person?: Person) => clientOf(server, person).study;
const studyOf = async (id: number, person?: Person) =>
  (await clientOf(server, person).articles.detail(id)).study;
const article = (id: number) => ({ type: 'article' as const, id });
const count = async (table: 'study_records' | 'favorites', userId: number) =>
  (await server.db.execute(sql`select from ${sql.identifier(table)} where user_id = ${userId}`)).rowCount;

describe('how far somebody has read', () => {
  it('is kept with the article for them alone: the place where they are, and the furthest that they have been', async () => {
    const id = await createArticle(server.db);
    expect(await studyOf(id, reader)).toEqual({ place: 0, progress: 0, is_collected: false });
    for (const place of [35, 80, 12]) await study(reader).record(id, place);
    expect(await studyOf(id, reader)).toMatchObject({ place: 12, progress: 80 });
    expect(await studyOf(id, await createPerson(server.db))).toMatchObject({ place: 0, progress: 0 });
    expect(await studyOf(id)).toBeNull();
  });

  it('is the furthest also of places that arrive in the same moment', async () => {
    const id = await createArticle(server.db);
    await Promise.all([20, 90, 40, 60].map((place) => study(reader).record(id, place)));
    expect(await studyOf(id, reader)).toMatchObject({ progress: 90 });
    expect(await count('study_records', reader.id)).toBe(1);
  });

  it('does not begin at the beginning, but leads back to it', async () => {
    const id = await createArticle(server.db);
    await study(reader).record(id, 0);
    expect(await count('study_records', reader.id)).toBe(0);
    await study(reader).record(id, 50);
    await study(reader).record(id, 0);
    expect(await studyOf(id, reader)).toMatchObject({ place: 0, progress: 50 });
  });

  it('is a whole per cent of an article that is there', async () => {
    const id = await createArticle(server.db);
    for (const place of [-1, 101, 3.5])
      await expect(study(reader).record(id, place)).rejects.toMatchObject({ code: 400 });
    const draft = await createArticle(server.db, { publishedAt: null });
    for (const missing of [draft, 999_999_999])
      await expect(study(reader).record(missing, 5)).rejects.toMatchObject({ code: 404 });
  });

  it('is refused while they may not read it all', async () => {
    const id = await createArticle(server.db, { charge: 9 });
    await expect(study(reader).record(id, 30)).rejects.toMatchObject({
      kind: 'business',
      code: 403,
      message: '购买后才能学习全文',
    });
    expect(await studyOf(id, reader)).toMatchObject({ progress: 0 });
  });

  it('is taken as often as pages tell it, and not as often as a machine could', async () => {
    const id = await createArticle(server.db);
    const told = Array.from({ length: 125 }, () => study(reader).record(id, 10));
    const refused = (await Promise.allSettled(told)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ reason: { code: 429 } });
    await expect(study(await createPerson(server.db)).record(id, 10)).resolves.toEqual({});
  });
});

describe('what somebody sets aside', () => {
  it('is marked with the article for them alone, until they put it back', async () => {
    const id = await createArticle(server.db, { charge: 9 });
    expect(await study(reader).collect(article(id))).toEqual({});
    expect(await studyOf(id, reader)).toMatchObject({ is_collected: true });
    expect(await studyOf(id, await createPerson(server.db))).toMatchObject({ is_collected: false });
    expect(await study(reader).release(article(id))).toEqual({});
    expect(await studyOf(id, reader)).toMatchObject({ is_collected: false });
  });

  it('is set aside once, however often they press, and put back also when it was not there', async () => {
    const id = await createArticle(server.db);
    await Promise.all([1, 2, 3].map(() => study(reader).collect(article(id))));
    expect(await count('favorites', reader.id)).toBe(1);
    await Promise.all([1, 2, 3].map(() => study(reader).release(article(id))));
    expect(await count('favorites', reader.id)).toBe(0);
  });

  it('has to be there, but can be put back when it has gone', async () => {
    const id = await createArticle(server.db);
    await study(reader).collect(article(id));
    await server.db.execute(sql`update articles set published_at = null where id = ${id}`);
    await expect(study(reader).collect(article(id))).rejects.toMatchObject({ code: 404 });
    await expect(study(reader).collect(article(999_999_999))).rejects.toMatchObject({ code: 404 });
    await study(reader).release(article(id));
    expect(await count('favorites', reader.id)).toBe(0);
    await expect(study(reader).release(article(999_999_999))).resolves.toEqual({});
  });
});

it('is for signed-in people', async () => {
  const id = await createArticle(server.db);
  const unauthorized = { kind: 'unauthorized', status: 401 };
  await expect(study().record(id, 5)).rejects.toMatchObject(unauthorized);
  await expect(study().collect(article(id))).rejects.toMatchObject(unauthorized);
  await expect(study().release(article(id))).rejects.toMatchObject(unauthorized);
  await expect(study().list({ scene: 'learning' })).rejects.toMatchObject(unauthorized);
});

it('goes with the account, a week after that was closed', async () => {
  const id = await createArticle(server.db);
  await study(reader).record(id, 50);
  await study(reader).collect(article(id));
  const destroysAt = new Date(now.getTime() + 60_000).toISOString();
  await server.db.execute(
    sql`update users set destroys_at = ${destroysAt}::timestamptz where id = ${reader.id}`,
  );
  await server.modules.tidy(server.db);
  expect([await count('study_records', reader.id), await count('favorites', reader.id)]).toEqual([1, 1]);
  wait(2);
  await server.modules.tidy(server.db);
  expect([await count('study_records', reader.id), await count('favorites', reader.id)]).toEqual([0, 0]);
});
