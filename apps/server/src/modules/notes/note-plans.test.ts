import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { listNotes, type NoteFilter, type NoteSort } from './notes.repo.ts';

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const size = 10;

let server: TestServer;
let courseId: number;
let videoId: number;
let userId: number;

/** A course of ten thousand notes on twenty lessons, four of five public, and as many of another course. */
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server;
  const first = await createPerson(db);
  userId = first.id;
  for (let index = 1; index < 200; index += 1) await createPerson(db);
  const videos: number[] = [];
  for (let index = 0; index < 20; index += 1) videos.push(await createVideo(db));
  videoId = videos[0] ?? 0;
  courseId = await createCourse(db);
  const otherId = await createCourse(db);
  const ids = sql.raw(videos.join(', '));
  await db.execute(sql`
    insert into notes (user_id, resource_type, resource_id, second, course_id, content, excerpt, is_public,
      thumbs_up_count, created_at, updated_at)
    select ${userId}::bigint + n % 200, 'video', (array[${ids}])[1 + n / 200 % 20], n % 600,
      case when n % 2 = 0 then ${courseId}::bigint else ${otherId}::bigint end, '<p>塔影很长</p>', '塔影很长', n % 5 > 0,
      n * 7919 % 50, timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01'
    from generate_series(1, 20000) as n`);
  await db.execute(sql`analyze`);
});
afterAll(() => server.close());

describe('a page of ten thousand notes on one course', () => {
  const all: Record<string, () => { filter: NoteFilter; sort: NoteSort; index: string }> = {
    'the newest': () => ({
      filter: { courseId, isPublic: true },
      sort: 'newest',
      index: 'notes_newest_of_course',
    }),
    'the most liked': () => ({
      filter: { courseId, isPublic: true },
      sort: 'likes',
      index: 'notes_liked_of_course',
    }),
    'the newest of a lesson': () => ({
      filter: { target: { type: 'video', id: videoId }, isPublic: true },
      sort: 'newest',
      index: 'notes_newest_of_resource',
    }),
    'the most liked of a lesson': () => ({
      filter: { target: { type: 'video', id: videoId }, isPublic: true },
      sort: 'likes',
      index: 'notes_liked_of_resource',
    }),
    'one’s own': () => ({ filter: { userId }, sort: 'newest', index: 'notes_newest_of_user' }),
  };

  it.each(Object.keys(all))(
    '%s is read from an index in its order, and no more than is shown',
    async (name) => {
      const { filter, sort, index } = all[name]!();
      const query = listNotes(server.db, filter, { page: 1, size, sort, viewerId: userId });
      const { rows } = await server.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        sql`explain (analyze, format json) ${query}`,
      );
      const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
      const ofNotes = nodes.filter((node) => node['Index Name']?.startsWith('notes_'));
      expect(ofNotes.map((node) => node['Index Name'])).toEqual([index]);
      expect(ofNotes.map((node) => node['Actual Rows'])).toEqual([size]);
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
    },
  );

  it('one’s own of a lesson, as it goes on, is read by what is theirs there', async () => {
    const filter: NoteFilter = { userId, target: { type: 'video', id: videoId } };
    const query = listNotes(server.db, filter, { page: 1, size, sort: 'moment', viewerId: userId });
    const { rows } = await server.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, format json) ${query}`,
    );
    const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
    expect(nodes.map((node) => node['Index Name'])).toContain('notes_of_user_on_resource');
  });
});
