import { createExamsApi } from '@shuyuan/api-client';
import { createManageClient } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { grants } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAnthology } from '../anthologies/anthologies.fixtures.ts';
import { becomeMember, createArticle, createPaidOrder } from '../articles/articles.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { createPerson, findRole, type Person } from '../session/people.fixtures.ts';
import type { Grant } from './entitlement.ts';
import { findTerms } from './membership-terms.repo.ts';
import { revokeGrants } from './revoke-grants.ts';

const now = new Date('2026-11-23T08:00:00.000Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

let server: TestServer;
let manage: ReturnType<typeof createManageClient>;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.paper': true });
  const administrator = await createPerson(server.db, { roleId: await findRole(server.db, 'administrator') });
  manage = createManageClient(clientOf(server, administrator).http);
});
afterAll(() => server.close());

interface Goods {
  charge: number;
  isVipFree: boolean;
  publishedAt?: Date | null;
}

interface Kind {
  create: (db: Database, goods: Goods, ownerId: number) => Promise<number>;
  /** What its own page says. */
  isOpen: (id: number, person: Person) => Promise<boolean>;
}

const kinds = {
  article: {
    create: (db, goods, authorId) => createArticle(db, { ...goods, authorId }),
    isOpen: async (id, person) => (await clientOf(server, person).articles.detail(id)).article.can_read,
  },
  anthology: {
    create: (db, goods, authorId) => createAnthology(db, { ...goods, authorId }),
    isOpen: async (id, person) => (await clientOf(server, person).anthologies.detail(id)).anthology.can_read,
  },
  course: {
    // Who teaches a course owns it.
    create: async (db, goods, userId) =>
      createCourse(db, { ...goods, teacherId: await createTeacher(db, { userId }) }),
    isOpen: async (id, person) => (await clientOf(server, person).courses.detail(id)).course.can_watch,
  },
  paper: {
    create: async (db, goods, authorId) => (await createPaper(db, { ...goods, authorId })).id,
    isOpen: async (id, person) => (await createExamsApi(clientOf(server, person).http).detail(id)).can_join,
  },
} satisfies Record<string, Kind>;

type Type = keyof typeof kinds;
const types = Object.keys(kinds) as Type[];

const held = (grant: Partial<Grant>): Grant => ({
  source: 'given',
  startsAt: at(-24),
  endsAt: null,
  revokedAt: null,
  ...grant,
});
const sold: Goods = { charge: 9, isVipFree: false };
const soldButToMembers: Goods = { charge: 9, isVipFree: true };

/** What somebody is to goods: their owner, one with a grant, a member since then, one from whom membership was taken back. */
type Holding = 'nothing' | 'owner' | Grant | { since: Date; isRevoked?: boolean };

const rows: [string, Goods, Holding, string | null][] = [
  ['it is free', { charge: 0, isVipFree: false }, 'nothing', 'free'],
  ['it is sold', sold, 'nothing', null],
  ['it is their own', sold, 'owner', 'owner'],
  ['they have bought it', sold, held({ source: 'bought' }), 'bought'],
  ['what they bought was taken back', sold, held({ source: 'bought', revokedAt: at(-1) }), null],
  ['it was given for a time', sold, held({ endsAt: at(1) }), 'given'],
  ['the time of what was given is over', sold, held({ endsAt: at(-1) }), null],
  ['what was given is still to begin', sold, held({ startsAt: at(1) }), null],
  ['they have redeemed a code', sold, held({ source: 'code' }), 'code'],
  ['a teacher let them in', sold, held({ source: 'teacher' }), 'teacher'],
  ['they try it', sold, held({ source: 'trial', endsAt: at(1) }), 'trial'],
  ['they have tried it', sold, held({ source: 'trial', endsAt: at(-1) }), null],
  ['members have it, and they are one', soldButToMembers, { since: at(-1) }, 'membership'],
  ['members have it, and they were one', soldButToMembers, { since: at(-31 * 24) }, null],
  ['members have it, and they will be one', soldButToMembers, { since: at(1) }, null],
  ['members have it, and that was taken back', soldButToMembers, { since: at(-1), isRevoked: true }, null],
  ['members buy it like everybody', sold, { since: at(-1) }, null],
];

async function hold(type: Type, goods: Goods, holding: Holding) {
  const person = await createPerson(server.db);
  const stranger = await createPerson(server.db);
  const id = await kinds[type].create(server.db, goods, holding === 'owner' ? person.id : stranger.id);
  if (typeof holding === 'string') return { person, id };
  if ('source' in holding) {
    const goodsKey = { userId: person.id, goodsType: type, goodsId: id };
    const orderId =
      holding.source === 'bought' ? await createPaidOrder(server.db, { ...goodsKey, now }) : null;
    await server.db.insert(grants).values({ ...holding, ...goodsKey, orderId });
    return { person, id };
  }
  await becomeMember(server.db, person.id, holding.since);
  if (holding.isRevoked)
    for (const { id: grantId } of await findTerms(server.db, person.id))
      await revokeGrants(server.db, { grantId }, now);
  return { person, id };
}

describe.each(types)('a person and one %s', (type) => {
  it.each(rows)('that is open or not as the console says why: %s', async (_, goods, holding, reason) => {
    const { person, id } = await hold(type, goods, holding);
    const answer = await manage.entitlements.explain({ user_id: person.id, type, id });
    expect([answer.is_open, answer.reason]).toEqual([reason !== null, reason]);
    expect(await kinds[type].isOpen(id, person)).toBe(reason !== null);
  });
});

describe('what is hidden', () => {
  const hidden: Goods = { ...sold, publishedAt: null };
  const missing = { code: 404 };

  it('of courses stays open to who has it and to its teacher, and is missing for everybody else, members too', async () => {
    const { person, id } = await hold('course', hidden, held({ source: 'bought' }));
    expect(await kinds.course.isOpen(id, person)).toBe(true);
    await expect(kinds.course.isOpen(id, await createPerson(server.db))).rejects.toMatchObject(missing);
    const taught = await hold('course', hidden, 'owner');
    expect(await kinds.course.isOpen(taught.id, taught.person)).toBe(true);
    for (const holding of [
      held({ revokedAt: at(-1) }),
      held({ source: 'trial' }),
      { since: at(-1) },
    ] as const) {
      const other = await hold('course', { ...hidden, isVipFree: true }, holding);
      await expect(kinds.course.isOpen(other.id, other.person)).rejects.toMatchObject(missing);
    }
  });

  it.each(['article', 'anthology', 'paper'] as const)(
    'of the type %s is missing for who has it too',
    async (type) => {
      const { person, id } = await hold(type, hidden, held({ source: 'bought' }));
      await expect(kinds[type].isOpen(id, person)).rejects.toMatchObject(missing);
      const answer = await manage.entitlements.explain({ user_id: person.id, type, id });
      expect(answer).toMatchObject({ is_open: true, reason: 'bought', goods: { is_published: false } });
    },
  );
});

it('why a person may not take a paper that only who was added takes, the console says by the ground that would count', async () => {
  const person = await createPerson(server.db);
  const { id } = await createPaper(server.db, { title: '选拔卷', enabledInvite: true });
  const ask = () => manage.entitlements.explain({ user_id: person.id, type: 'paper', id });
  expect(await ask()).toMatchObject({
    is_open: false,
    grounds: [{ reason: 'free', state: 'absent' }, {}, {}],
  });
  await server.db.insert(grants).values({ ...held({}), userId: person.id, goodsType: 'paper', goodsId: id });
  expect(await ask()).toMatchObject({ is_open: true, reason: 'given' });
  expect((await manage.entitlements.goods('选拔')).data).toMatchObject([
    { type: 'paper', id, is_published: true },
  ]);
});
