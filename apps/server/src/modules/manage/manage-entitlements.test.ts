import { createManageClient } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grants, grantSources } from '../../db/schema.ts';
import { clientOf } from '../../testing/client-of.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { buyAnthology, createAnthology } from '../anthologies/anthologies.fixtures.ts';
import { becomeMember, createArticle, createPaidOrder } from '../articles/articles.fixtures.ts';
import { buyCourse, createCourse } from '../courses/courses.fixtures.ts';
import { entitlementOf, type Grant } from '../grants/entitlement.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createPerson, createRole, findRole } from '../session/people.fixtures.ts';

const now = new Date('2026-11-23T08:00:00.000Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * hour);

let server: TestServer;
let manage: ReturnType<typeof createManageClient>;
let authorId: number;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  const roleId = await findRole(server.db, 'administrator');
  const administrator = await createPerson(server.db, { roleId, nickName: '程默' });
  manage = createManageClient(clientOf(server, administrator).http);
  authorId = (await createPerson(server.db, { nickName: '沈砚秋' })).id;
});
afterAll(() => server.close());

interface Sale {
  charge: number;
  isVipFree: boolean;
}

const free: Sale = { charge: 0, isVipFree: false };
const sold: Sale = { charge: 9, isVipFree: false };
const soldButToMembers: Sale = { charge: 9, isVipFree: true };

const states = [
  ['opens', { startsAt: at(-24), endsAt: null, revokedAt: null }],
  ['opens for a time', { startsAt: at(-24), endsAt: at(24), revokedAt: null }],
  ['has ended', { startsAt: at(-24), endsAt: at(-1), revokedAt: null }],
  ['was taken back', { startsAt: at(-24), endsAt: null, revokedAt: at(-2) }],
  ['is still to begin', { startsAt: at(5), endsAt: null, revokedAt: null }],
] as const satisfies [string, Omit<Grant, 'source'>][];

const cases: [string, Sale, Grant[], membershipSince: Date | null][] = [
  ['it is free', free, [], null],
  ['it is sold', sold, [], null],
  ['members have it, and they are one', soldButToMembers, [], at(-1)],
  ['members have it, and they were one', soldButToMembers, [], at(-31 * 24)],
  ['they are a member, and members buy it like everybody', sold, [], at(-1)],
  ...grantSources.flatMap((source) =>
    states.map(([state, grant]): (typeof cases)[number] => [
      `what is ${source} ${state}`,
      sold,
      [{ source, ...grant }],
      null,
    ]),
  ),
  [
    'there is all of it',
    soldButToMembers,
    grantSources.map((source) => ({ source, ...states[1][1] })),
    at(-1),
  ],
];

/** A person who holds exactly these grants, and the grants with the orders that paid for them. */
async function createHolder(articleId: number, held: Grant[], memberSince: Date | null) {
  const person = await createPerson(server.db, { nickName: '林小满', avatar: '/blobs/lin.svg' });
  const userId = person.id;
  if (memberSince) await becomeMember(server.db, userId, memberSince);
  const stored: Grant[] = [];
  for (const grant of held) {
    const order = { userId, goodsType: 'article' as const, goodsId: articleId, now };
    const orderId = grant.source === 'bought' ? await createPaidOrder(server.db, order) : null;
    await server.db
      .insert(grants)
      .values({ ...grant, orderId, userId, goodsType: 'article', goodsId: articleId });
    stored.push({ ...grant, orderId });
  }
  return { person, userId, grants: stored };
}

describe('why a person may see an article or may not', () => {
  it.each(cases)('is told as reading it would: %s', async (_, terms, held, memberSince) => {
    const id = await createArticle(server.db, { ...terms, authorId, title: '读懂一首诗' });
    const { person: account, ...holder } = await createHolder(id, held, memberSince);
    const endsAt = memberSince && new Date(memberSince.getTime() + 30 * 24 * hour);
    const term = endsAt && { source: 'bought' as const, startsAt: memberSince, endsAt, revokedAt: null };
    const person = { ...holder, terms: term ? [term] : [] };
    const expected = entitlementOf({ ...terms, ownerId: authorId }, person, now);
    const answer = await manage.entitlements.explain({ user_id: holder.userId, type: 'article', id });
    expect(answer).toEqual({
      person: { id: holder.userId, nick_name: '林小满', avatar: '/blobs/lin.svg', is_locked: false },
      goods: { title: '读懂一首诗', charge: terms.charge, is_vip_free: terms.isVipFree, is_published: true },
      is_open: expected.isOpen,
      reason: expected.reason,
      until: expected.until?.toISOString() ?? null,
      sample: null,
      grounds: expected.grounds.map(({ reason, state, until: end, orderId }) => ({
        reason,
        state,
        until: end?.toISOString() ?? null,
        order_id: orderId ?? null,
        part_of: null,
      })),
    });
    expect((await clientOf(server, account).articles.detail(id)).article.can_read).toBe(answer.is_open);
    const paid = answer.grounds.filter(({ order_id }) => order_id !== null);
    expect(paid.map(({ reason }) => reason)).toEqual(
      held.flatMap(({ source }) => (source === 'bought' ? source : [])),
    );
  });

  it('is told with what may be tried without having it', async () => {
    const { id: userId } = await createPerson(server.db);
    const sampleOf = async (type: 'article' | 'video' | 'course', id: number) =>
      (await manage.entitlements.explain({ user_id: userId, type, id })).sample;
    const article = await createArticle(server.db, { ...sold, paidContent: '<p>其余</p>' });
    expect(await sampleOf('article', article)).toEqual({ kind: 'opening', amount: 1 });
    const video = await createVideo(server.db, { charge: 9, freeSeconds: 60 });
    expect(await sampleOf('video', video)).toEqual({ kind: 'seconds', amount: 60 });
    const lessons = [true, false, true].map((isFree) => ({ title: '一节课', isFree }));
    const course = await createCourse(server.db, { charge: 9, lessons });
    expect(await sampleOf('course', course)).toEqual({ kind: 'lessons', amount: 2 });
    await buyCourse(server.db, userId, course, now);
    expect(await sampleOf('course', course)).toBeNull();
  });

  it('is told of an anthology, and of an article by the anthology that it is part of', async () => {
    const person = await createPerson(server.db);
    const articleId = await createArticle(server.db, sold);
    const id = await createAnthology(server.db, {
      title: '读诗十讲',
      charge: 30,
      isVipFree: true,
      articles: [articleId],
    });
    const answer = await manage.entitlements.explain({ user_id: person.id, type: 'anthology', id });
    expect(answer).toMatchObject({
      goods: { title: '读诗十讲', charge: 30, is_published: true },
      is_open: false,
    });
    await buyAnthology(server.db, person.id, id, now);
    const whole = await manage.entitlements.explain({ user_id: person.id, type: 'anthology', id });
    expect(whole).toMatchObject({ is_open: true, reason: 'bought' });
    const part = await manage.entitlements.explain({ user_id: person.id, type: 'article', id: articleId });
    expect(part.is_open).toBe(true);
    const part_of = { type: 'anthology', id, title: '读诗十讲' };
    expect(part.grounds).toMatchObject([
      { reason: 'free', part_of: null },
      { reason: 'owner', part_of: null },
      { reason: 'membership', part_of: null },
      { reason: 'bought', state: 'opens', part_of },
      { reason: 'membership', state: 'absent', part_of },
    ]);
  });

  it('is told of a course, and of an article by the course that it is a lesson of', async () => {
    const person = await createPerson(server.db);
    const articleId = await createArticle(server.db, sold);
    const lessons = [{ title: '第一讲', kind: 'article' as const, articleId }];
    const id = await createCourse(server.db, { title: '动手学几何', charge: 30, lessons });
    const asked = { user_id: person.id, type: 'course', id } as const;
    expect(await manage.entitlements.explain(asked)).toMatchObject({
      goods: { title: '动手学几何', charge: 30, is_published: true },
      is_open: false,
    });
    await buyCourse(server.db, person.id, id, now);
    expect(await manage.entitlements.explain(asked)).toMatchObject({ is_open: true, reason: 'bought' });
    const part = await manage.entitlements.explain({ user_id: person.id, type: 'article', id: articleId });
    expect(part.grounds).toContainEqual(
      expect.objectContaining({
        reason: 'bought',
        state: 'opens',
        part_of: { type: 'course', id, title: '动手学几何' },
      }),
    );
    expect((await manage.entitlements.goods('动手学')).data).toMatchObject([{ type: 'course', id }]);
  });

  it('is asked about articles and anthologies that are found by their titles, drafts too and removed ones not', async () => {
    const titled = (title: string) => ({ ...sold, title });
    const article = await createArticle(server.db, { ...titled('百分之50%_的人'), publishedAt: null });
    await createArticle(server.db, { ...titled('百分之50%_，已删'), deletedAt: at(-1) });
    await createArticle(server.db, titled('百分之5012'));
    const anthology = await createAnthology(server.db, { title: '选集：50%_' });
    expect((await manage.entitlements.goods('50%_')).data).toEqual([
      { type: 'anthology', id: anthology, title: '选集：50%_', is_published: true },
      { type: 'article', id: article, title: '百分之50%_的人', is_published: false },
    ]);
  });

  it('is told of its author', async () => {
    const id = await createArticle(server.db, { ...sold, authorId });
    const answer = await manage.entitlements.explain({ user_id: authorId, type: 'article', id });
    expect(answer).toMatchObject({ is_open: true, reason: 'owner', until: null });
  });

  it('is told of what nobody sees yet, and of who is locked', async () => {
    const id = await createArticle(server.db, { ...free, publishedAt: at(1) });
    const locked = await createPerson(server.db, { status: 'locked' });
    expect(await manage.entitlements.explain({ user_id: locked.id, type: 'article', id })).toMatchObject({
      person: { is_locked: true },
      goods: { is_published: false },
    });
    const draft = await createArticle(server.db, { ...free, publishedAt: null });
    const ofDraft = await manage.entitlements.explain({ user_id: locked.id, type: 'article', id: draft });
    expect(ofDraft.goods.is_published).toBe(false);
  });

  it('is not told of an article or a person that is not there', async () => {
    const id = await createArticle(server.db, free);
    const missing = { kind: 'business', code: 404 };
    await expect(
      manage.entitlements.explain({ user_id: 10 ** 9, type: 'article', id }),
    ).rejects.toMatchObject(missing);
    const removed = await createArticle(server.db, { ...free, deletedAt: at(-1) });
    for (const gone of [10 ** 9, removed])
      await expect(
        manage.entitlements.explain({ user_id: authorId, type: 'article', id: gone }),
      ).rejects.toMatchObject(missing);
  });

  it('is told to who may see members, and to nobody else', async () => {
    const id = await createArticle(server.db, free);
    const roleId = await createRole(server.db, 'editor', '编辑');
    const editor = await createPerson(server.db, { roleId });
    const asked = createManageClient(clientOf(server, editor).http).entitlements;
    await expect(asked.explain({ user_id: authorId, type: 'article', id })).rejects.toMatchObject({
      code: 403,
    });
  });
});
