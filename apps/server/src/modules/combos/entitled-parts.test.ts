import { createCombosApi, createVideosApi } from '@shuyuan/api-client';
import { createManageClient } from '@shuyuan/api-client/manage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grants, teachers } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, createArticle, createPaidOrder } from '../articles/articles.fixtures.ts';
import { createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createPerson, findRole, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createCombo } from './combos.fixtures.ts';

const now = new Date('2026-11-23T08:00:00.000Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

let server: TestServer;
let manage: ReturnType<typeof createManageClient>;
/** Who has added everything: it is not theirs where a teacher is named. */
let ownerId: number;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  const administrator = await createPerson(server.db, { roleId: await findRole(server.db, 'administrator') });
  ownerId = administrator.id;
  manage = createManageClient(clientOf(server, administrator).http);
});
afterAll(() => server.close());

type Type = 'course' | 'video' | 'combo' | 'article';

/** Something, and what has to be held for it: itself, or a whole that it is part of. */
interface Made {
  type: Type;
  id: number;
  held: { type: Type; id: number };
}

interface Terms {
  charge: number;
  isVipFree: boolean;
}

/** Everything is taught by `teacherId`; what is part of something is not sold alone where that can be. */
const kinds: Record<string, (terms: Terms, teacherId: number) => Promise<Made>> = {
  async 'a course'(terms, teacherId) {
    const held = { type: 'course' as const, id: await createCourse(server.db, { ...terms, teacherId }) };
    return { ...held, held };
  },
  async 'a video'(terms, teacherId) {
    const held = {
      type: 'video' as const,
      id: await createVideo(server.db, { ...terms, teacherId, ownerId }),
    };
    return { ...held, held };
  },
  async 'a column'(terms, teacherId) {
    const held = {
      type: 'combo' as const,
      id: await createCombo(server.db, { ...terms, teacherId, ownerId }),
    };
    return { ...held, held };
  },
  async 'a lesson of a course'(terms, teacherId) {
    const id = await part(teacherId);
    const lessons = [{ title: '第一讲', videoId: id }];
    const course = await createCourse(server.db, { ...terms, teacherId, lessons });
    return { type: 'video', id, held: { type: 'course', id: course } };
  },
  async 'a video in a column'(terms, teacherId) {
    return inColumn({ type: 'video', id: await part(teacherId) }, terms, teacherId);
  },
  async 'a course in a column'(terms, teacherId) {
    const id = await createCourse(server.db, { charge: 99, teacherId });
    return inColumn({ type: 'course', id }, terms, teacherId);
  },
  async 'a lesson of a course in a column'(terms, teacherId) {
    const id = await part(teacherId);
    const lessons = [{ title: '第一讲', videoId: id }];
    const course = await createCourse(server.db, { charge: 99, teacherId, lessons });
    const { held } = await inColumn({ type: 'course', id: course }, terms, teacherId);
    return { type: 'video', id, held };
  },
  async 'an article in a column'(terms, teacherId) {
    const [teacher] = await server.db.select().from(teachers).where(eq(teachers.id, teacherId));
    const authorId = teacher!.userId;
    const id = await createArticle(server.db, { charge: 9, authorId, paidContent: '<p>暗香</p>' });
    return inColumn({ type: 'article', id }, terms, teacherId);
  },
};

const part = (teacherId: number) =>
  createVideo(server.db, { charge: null, publishedAt: null, teacherId, ownerId });

async function inColumn(
  item: { type: 'course' | 'video' | 'article'; id: number },
  terms: Terms,
  teacherId: number,
) {
  const items = [{ resourceType: item.type, resourceId: item.id }];
  const id = await createCombo(server.db, { ...terms, teacherId, items });
  return { ...item, held: { type: 'combo' as const, id } };
}

/** What its own page says. */
async function isOpen({ type, id }: Made, who?: Person): Promise<boolean> {
  const client = clientOf(server, who);
  if (type === 'video') return (await createVideosApi(client.http).detail(id)).video.can_watch;
  if (type === 'combo') return (await createCombosApi(client.http).detail(id)).combo.can_watch;
  if (type === 'article') return (await client.articles.detail(id)).article.can_read;
  return (await client.courses.detail(id)).course.can_watch;
}

async function grant(
  person: Person,
  { type, id }: Made['held'],
  more: Partial<typeof grants.$inferInsert> = {},
) {
  const goods = { userId: person.id, goodsType: type, goodsId: id };
  const source = more.source ?? 'bought';
  const orderId = source === 'bought' ? await createPaidOrder(server.db, { ...goods, now }) : null;
  await server.db.insert(grants).values({ ...goods, source, orderId, startsAt: at(-24), ...more });
}

const sold: Terms = { charge: 199, isVipFree: false };
const soldButToMembers: Terms = { charge: 199, isVipFree: true };

type Become = (person: Person, made: Made, teacher: Person) => Promise<Person | undefined>;

/** Somebody, what it costs, and why it is open to them; null for not at all. */
const people: [string, Terms, Become, string | null][] = [
  ['a visitor', soldButToMembers, async () => undefined, null],
  ['a learner', soldButToMembers, async (person) => person, null],
  ['an owner', sold, async (person, { held }) => (await grant(person, held), person), 'bought'],
  [
    'somebody it was given to for a time',
    sold,
    async (person, { held }) => (await grant(person, held, { source: 'given', endsAt: at(1) }), person),
    'given',
  ],
  [
    'somebody whose time is over',
    sold,
    async (person, { held }) => (await grant(person, held, { source: 'given', endsAt: at(-1) }), person),
    null,
  ],
  [
    'somebody it was taken back from',
    sold,
    async (person, { held }) => (await grant(person, held, { revokedAt: at(-1) }), person),
    null,
  ],
  [
    'a member',
    soldButToMembers,
    async (person) => (await becomeMember(server.db, person.id, at(-1)), person),
    'membership',
  ],
  [
    'a member who buys like everybody',
    sold,
    async (person) => (await becomeMember(server.db, person.id, at(-1)), person),
    null,
  ],
  [
    'an expired member',
    soldButToMembers,
    async (person) => (await becomeMember(server.db, person.id, at(-31 * 24)), person),
    null,
  ],
  ['its teacher', sold, async (_, __, teacher) => teacher, 'owner'],
  [
    'another teacher',
    sold,
    async (person) => (await createTeacher(server.db, { userId: person.id }), person),
    null,
  ],
];

describe.each(Object.keys(kinds))('%s', (kind) => {
  it.each(people)(
    'CR-01 is open or not to %s, as its page and the console say alike',
    async (_, terms, become, reason) => {
      const teacher = await createPerson(server.db);
      const made = await kinds[kind]!(terms, await createTeacher(server.db, { userId: teacher.id }));
      const person = await become(await createPerson(server.db), made, teacher);
      expect(await isOpen(made, person)).toBe(reason !== null);
      if (!person) return;
      const { type, id, held } = made;
      const answer = await manage.entitlements.explain({ user_id: person.id, type, id });
      expect([answer.is_open, answer.reason]).toEqual([reason !== null, reason]);
      const isPart = held.type !== type || held.id !== id;
      const opening = answer.grounds.find((ground) => ground.state === 'opens')?.part_of;
      const partOf = opening ? { type: opening.type, id: opening.id } : null;
      expect(partOf).toEqual(isPart && reason !== null && reason !== 'owner' ? held : null);
    },
  );
});

it('what is part of two wholes is theirs who has one of them', async () => {
  const video = await createVideo(server.db, { charge: null, publishedAt: null });
  const items = [{ resourceType: 'video' as const, resourceId: video }];
  const one = await createCombo(server.db, { charge: 9, items });
  await createCombo(server.db, { charge: 9, items });
  const person = await createPerson(server.db);
  await grant(person, { type: 'combo', id: one });
  expect(await isOpen({ type: 'video', id: video, held: { type: 'combo', id: one } }, person)).toBe(true);
});
