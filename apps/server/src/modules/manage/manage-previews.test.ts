import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { allRows, clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, createArticle } from '../articles/articles.fixtures.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
const now = new Date('2026-11-22T08:00:00.000Z');
const people = ['visitor', 'learner', 'member'] as const;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['courses', 'videos'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`);
});

/** A course of a video, a free one and an article that is sold alone. */
async function create(course: Parameters<typeof createCourse>[1] = {}): Promise<number> {
  const part = { charge: null, publishedAt: null, freeSeconds: 60 };
  const lessons = [
    { title: '第一讲', videoId: await createVideo(server.db, part) },
    { title: '开讲', videoId: await createVideo(server.db, part), isFree: true },
    {
      title: '讲稿',
      kind: 'article' as const,
      articleId: await createArticle(server.db, { charge: 9, paidContent: '<p>暗香</p>' }),
    },
  ];
  return createCourse(server.db, { charge: 99, isVipFree: true, lessons, ...course });
}

const become: Record<(typeof people)[number], (course: number) => Promise<Person | undefined>> = {
  visitor: async () => undefined,
  async learner(course) {
    const person = await createPerson(server.db);
    await buyCourse(server.db, person.id, course, now);
    return person;
  },
  async member() {
    const person = await createPerson(server.db);
    await becomeMember(server.db, person.id, now);
    return person;
  },
};

it.each([
  ['that members have', {}],
  ['that members buy like everybody', { isVipFree: false }],
  ['that costs nothing', { charge: 0 }],
])('shows a course %s as a visitor, a learner and a member of flesh and blood get it', async (_, terms) => {
  for (const as of people) {
    const course = await create(terms);
    const person = await become[as](course);
    const { course: real, ...rest } = await clientOf(server, person).courses.detail(course);
    const { course: shown, ...others } = await admin.manage.previews.course(course, as);
    // How long a membership runs differs from plan to plan.
    expect({ ...shown, until: null }).toEqual({ ...real, until: null });
    expect(others).toEqual(rest);
  }
});

it('shows drafts and what is still to come, to nobody else', async () => {
  for (const publishedAt of [null, new Date(now.getTime() + 1)]) {
    const course = await create({ publishedAt });
    expect((await admin.manage.previews.course(course, 'visitor')).course).toMatchObject({
      can_watch: false,
      published_at: publishedAt?.toISOString() ?? null,
    });
    expect((await admin.manage.previews.course(course, 'learner')).course.can_watch).toBe(true);
    expect((await admin.manage.previews.course(course, 'member')).course.opened_by).toBe('membership');
    await expect(clientOf(server).courses.detail(course)).rejects.toMatchObject({ code: 404 });
  }
  await expect(admin.manage.previews.course(999_999, 'visitor')).rejects.toMatchObject({ code: 404 });
});

it('CR-15 adds no learner, view or minute: not a row of the database changes', async () => {
  const course = await create();
  const before = await allRows(server.db, (table) => table === 'sessions');
  for (const as of people) await admin.manage.previews.course(course, as);
  expect(await allRows(server.db, (table) => table === 'sessions')).toEqual(before);
});

it('CR-15 is missing for another teacher, and refused to who may not see the courses', async () => {
  const teacher = await createManager(server, { course: 'own' });
  const own = await create({ teacherId: await createTeacher(server.db, { userId: teacher.id }) });
  expect((await teacher.manage.previews.course(own, 'visitor')).course.can_watch).toBe(false);
  await expect(teacher.manage.previews.course(await create(), 'visitor')).rejects.toMatchObject({
    code: 404,
  });
  const other = await createManager(server, { video: 'all' });
  await expect(other.manage.previews.course(own, 'visitor')).rejects.toMatchObject({ code: 403 });
});
