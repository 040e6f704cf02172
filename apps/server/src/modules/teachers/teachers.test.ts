import { createTeachersApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articles, combos, courses, reviews, teachers, videos } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

let server: TestServer;
const now = new Date('2026-11-22T08:00:00.000Z');
const later = new Date(now.getTime() + 1);
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(combos);
  await server.db.delete(courses);
  await server.db.delete(videos);
  await server.db.delete(articles);
  await server.db.delete(teachers);
});

const calls = () => createTeachersApi(clientOf(server).http);
const idsOf = async (query?: { page?: number; size?: number }) =>
  (await calls().list(query)).data.map(({ id }) => id);

/** A teacher with an account. */
async function withAccount() {
  const { id: userId } = await createPerson(server.db);
  return { userId, id: await createTeacher(server.db, { userId }) };
}

describe('the list of teachers', () => {
  it('shows who has something published, and how much', async () => {
    const { userId } = await withAccount();
    await server.db.delete(teachers);
    const id = await createTeacher(server.db, {
      userId,
      name: '沈砚秋',
      avatar: '/blobs/a.svg',
      title: '写作老师',
      shortDescription: '写了二十年。',
    });
    const writer = await withAccount();
    await createCourse(server.db, { teacherId: id });
    await createCourse(server.db, { teacherId: id, publishedAt: now });
    await createCourse(server.db, { teacherId: id, publishedAt: null });
    await createCourse(server.db, { teacherId: id, publishedAt: later });
    for (const authorId of [userId, writer.userId, writer.userId])
      await createArticle(server.db, { authorId });
    await createArticle(server.db, { authorId: userId, publishedAt: later });
    await createArticle(server.db, { authorId: userId, deletedAt: daysAgo(1) });
    expect(await calls().list()).toEqual({
      data: [
        {
          id,
          name: '沈砚秋',
          avatar: '/blobs/a.svg',
          title: '写作老师',
          short_description: '写了二十年。',
          courses_count: 2,
          articles_count: 1,
        },
        expect.objectContaining({ id: writer.id, courses_count: 0, articles_count: 2 }),
      ],
      total: 2,
    });
  });

  it('leaves out who has nothing that is published, and does not take articles without an author for theirs', async () => {
    const drafting = await withAccount();
    await createTeacher(server.db);
    await createCourse(server.db, { teacherId: drafting.id, publishedAt: null });
    await createArticle(server.db, { authorId: drafting.userId, publishedAt: null });
    await createArticle(server.db, { authorId: null });
    expect(await calls().list()).toEqual({ data: [], total: 0 });
  });

  it('is cut into pages', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) {
      const teacherId = await createTeacher(server.db);
      await createCourse(server.db, { teacherId });
      ids.push(teacherId);
    }
    expect(await idsOf({ size: 2 })).toEqual(ids.slice(0, 2));
    expect(await idsOf({ size: 2, page: 2 })).toEqual(ids.slice(2));
    expect(await calls().list({ size: 2, page: 3 })).toEqual({ data: [], total: 3 });
  });
});

describe('a teacher', () => {
  it('has their published courses and articles, the newest first', async () => {
    const { id, userId } = await withAccount();
    const other = await withAccount();
    const older = await createCourse(server.db, { teacherId: id, publishedAt: daysAgo(3) });
    const newer = await createCourse(server.db, { teacherId: id, publishedAt: daysAgo(1) });
    await createCourse(server.db, { teacherId: other.id });
    await createCourse(server.db, { teacherId: id, publishedAt: null });
    const first = await createArticle(server.db, { authorId: userId, publishedAt: daysAgo(9) });
    const second = await createArticle(server.db, { authorId: userId, publishedAt: daysAgo(2) });
    await createArticle(server.db, { authorId: other.userId });
    await createArticle(server.db, { authorId: userId, publishedAt: later });
    const detail = await calls().detail(id);
    expect(detail.teacher).toMatchObject({ id, courses_count: 2, articles_count: 2 });
    expect(detail.courses.map((course) => course.id)).toEqual([newer, older]);
    expect(detail.articles.map((article) => article.id)).toEqual([second, first]);
  });

  it('has their videos and columns as well, and how many have bought of theirs and what they say', async () => {
    const { id } = await withAccount();
    const person = await createPerson(server.db);
    const course = await createCourse(server.db, { teacherId: id, userCount: 3 });
    await createCourse(server.db, { teacherId: id, userCount: 50, publishedAt: null });
    const video = await createVideo(server.db, { teacherId: id, userCount: 2 });
    await createVideo(server.db, { teacherId: id, charge: null, publishedAt: null });
    const combo = await createCombo(server.db, { teacherId: id, userCount: 4 });
    const said = { userId: person.id, rating1: 5, rating2: 4, rating3: 3, content: '一步一步，讲得很清楚。' };
    await server.db.insert(reviews).values([
      { ...said, resourceType: 'course', resourceId: course },
      { ...said, resourceType: 'combo', resourceId: combo, state: 'rejected' },
    ]);
    const detail = await calls().detail(id);
    expect(detail.teacher).toMatchObject({ learners_count: 9, rating: 4, reviews_count: 1 });
    expect([detail.videos, detail.combos].map((all) => all.map((card) => card.id))).toEqual([
      [video],
      [combo],
    ]);
  });

  it('is there with nothing but a video of theirs', async () => {
    const teacherId = await createTeacher(server.db);
    await createVideo(server.db, { teacherId });
    expect((await calls().detail(teacherId)).teacher).toMatchObject({ courses_count: 0 });
    expect(await idsOf()).toContain(teacherId);
  });

  it('shows the newest 24 of each, and how many there are', async () => {
    const { id, userId } = await withAccount();
    for (let day = 1; day <= 25; day += 1) {
      await createCourse(server.db, { teacherId: id, publishedAt: daysAgo(day) });
      await createArticle(server.db, { authorId: userId, publishedAt: daysAgo(day) });
    }
    const { teacher, ...shown } = await calls().detail(id);
    expect([teacher.courses_count, teacher.articles_count]).toEqual([25, 25]);
    expect([shown.courses.length, shown.articles.length]).toEqual([24, 24]);
    expect(shown.courses.at(-1)!.published_at).toBe(daysAgo(24).toISOString());
  });

  it('is not there when nothing of theirs is published, or nobody is', async () => {
    const { id } = await withAccount();
    await createCourse(server.db, { teacherId: id, publishedAt: null });
    for (const missing of [id, 999_999])
      await expect(calls().detail(missing)).rejects.toMatchObject({ kind: 'business', code: 404 });
  });
});
