import { createVideosApi, type VideoQuery } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseLessons, courses, studyDays, users, videoProgress, videos } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember } from '../articles/articles.fixtures.ts';
import { buyCombo, createCombo } from '../combos/combos.fixtures.ts';
import { buyCourse, createCourse, createCourseCategory, createTeacher } from '../courses/courses.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo, startVideos } from './videos.fixtures.ts';

let server: TestServer;
let person: Person;
const now = new Date('2026-11-22T08:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(courseLessons);
  await server.db.delete(courses);
  await server.db.delete(videos);
  person = await createPerson(server.db);
});

const api = (who?: Person) => createVideosApi(clientOf(server, who).http);
const idsOf = async (query?: VideoQuery) => (await api().list(query)).data.data.map(({ id }) => id);
const daysOf = async ({ id }: Person) =>
  server.db
    .select({ day: studyDays.day, seconds: studyDays.seconds })
    .from(studyDays)
    .where(eq(studyDays.userId, id))
    .orderBy(studyDays.day);
const canWatch = async (id: number, who?: Person) => (await api(who).detail(id)).video.can_watch;
const sold = (video: Parameters<typeof createVideo>[1] = {}) =>
  createVideo(server.db, { charge: 19, ...video });
/** Only a part of something. */
const part = (video: Parameters<typeof createVideo>[1] = {}) =>
  createVideo(server.db, { charge: null, publishedAt: null, ...video });

describe('the list of videos', () => {
  it('shows what is published, the newest first, by category with what is under it, and by scene', async () => {
    const parent = await createCourseCategory(server.db, { name: '读写' });
    const child = await createCourseCategory(server.db, { name: '写作', parentId: parent });
    const free = await createVideo(server.db, { categoryId: child, publishedAt: daysAgo(2), userCount: 0 });
    const bought = await sold({ categoryId: parent, publishedAt: daysAgo(3), userCount: 9 });
    const newest = await sold({ publishedAt: daysAgo(1) });
    await part();
    await createVideo(server.db, { publishedAt: new Date(now.getTime() + 1) });
    expect(await idsOf()).toEqual([newest, free, bought]);
    expect(await idsOf({ category_id: parent })).toEqual([free, bought]);
    expect(await idsOf({ scene: 'free' })).toEqual([free]);
    expect((await idsOf({ scene: 'popular' }))[0]).toBe(bought);
    const { categories } = await api().list();
    expect(categories.find(({ id }) => id === parent)).toMatchObject({
      videos_count: 2,
      children: [{ id: child, videos_count: 1 }],
    });
  });

  it('is narrowed by teacher and ordered by price', async () => {
    const teacherId = await createTeacher(server.db);
    const dear = await sold({ teacherId, charge: 99 });
    const cheap = await sold({ charge: 9, publishedAt: daysAgo(400) });
    expect(await idsOf({ teacher_id: teacherId })).toEqual([dear]);
    expect(await idsOf({ sort: 'cheapest' })).toEqual([cheap, dear]);
  });

  it('CR-03 has nothing on a page past the end', async () => {
    await createVideo(server.db);
    expect(await api().list({ page: 9 })).toMatchObject({ data: { data: [], total: 1 } });
  });
});

describe('who may watch', () => {
  it('CR-01 is everybody what costs nothing, and who has it what is sold', async () => {
    expect(await canWatch(await createVideo(server.db))).toBe(true);
    const video = await sold();
    expect(await canWatch(video)).toBe(false);
    expect(await canWatch(video, person)).toBe(false);
  });

  it('is a member where it is free for members, and whoever teaches it', async () => {
    const member = await createPerson(server.db);
    await becomeMember(server.db, member.id, daysAgo(1));
    const expired = await createPerson(server.db);
    await becomeMember(server.db, expired.id, daysAgo(40));
    const teacherId = await createTeacher(server.db, { userId: person.id });
    const video = await sold({ isVipFree: true, teacherId });
    expect(await canWatch(video, member)).toBe(true);
    expect(await canWatch(video, expired)).toBe(false);
    expect(await canWatch(video, person)).toBe(true);
  });

  it('is who has the course that it is a lesson of, or the column that the course stands in', async () => {
    const video = await part();
    const course = await createCourse(server.db, { charge: 99, lessons: [{ title: '一', videoId: video }] });
    const combo = await createCombo(server.db, {
      charge: 199,
      items: [{ resourceType: 'course', resourceId: course }],
    });
    const other = await createPerson(server.db);
    expect(await canWatch(video, person)).toBe(false);
    await buyCourse(server.db, person.id, course, daysAgo(1));
    await buyCombo(server.db, other.id, combo, daysAgo(1));
    expect(await canWatch(video, person)).toBe(true);
    expect(await canWatch(video, other)).toBe(true);
    expect(await canWatch(video)).toBe(false);
  });

  it('is everybody who takes a free lesson, or a lesson of a free course', async () => {
    const [trial, lesson] = [await part(), await sold()];
    await createCourse(server.db, { charge: 99, lessons: [{ title: '一', videoId: trial, isFree: true }] });
    await createCourse(server.db, { charge: 0, lessons: [{ title: '一', videoId: lesson }] });
    expect(await canWatch(trial)).toBe(true);
    expect(await canWatch(lesson)).toBe(true);
  });

  it('CR-06 is nobody of what is hidden, but who has the course', async () => {
    const video = await part();
    const course = await createCourse(server.db, { charge: 99, lessons: [{ title: '一', videoId: video }] });
    await buyCourse(server.db, person.id, course, daysAgo(1));
    await server.db.update(courses).set({ publishedAt: null }).where(eq(courses.id, course));
    await expect(api().detail(video)).rejects.toMatchObject({ code: 404 });
    expect(await canWatch(video, person)).toBe(true);
  });
});

describe('where it plays', () => {
  it('is told to nobody who may not watch it, a visitor being asked to sign in', async () => {
    const video = await sold();
    await expect(api().play(video, false)).rejects.toMatchObject({ code: 401 });
    await expect(api(person).play(video, false)).rejects.toMatchObject({ code: 1, message: '请购买后观看' });
    await expect(api(person).play(video, true)).rejects.toMatchObject({ code: 1 });
  });

  it('is told to who tries it, with the seconds that they have', async () => {
    const video = await sold({ freeSeconds: 60 });
    expect(await api().play(video, true)).toMatchObject({ urls: [], free_seconds: 60 });
    expect(await api(person).play(video, true)).toMatchObject({ urls: [], free_seconds: 60 });
    await expect(api(person).play(video, false)).rejects.toMatchObject({ code: 1 });
  });

  it('has no address while nothing was uploaded', async () => {
    expect(await api().play(await createVideo(server.db), false)).toEqual({
      urls: [],
      free_seconds: null,
      captions: [],
      watermark: null,
    });
  });
});

describe('how far somebody has watched', () => {
  it('is kept, and shown with the video', async () => {
    const video = await createVideo(server.db);
    await startVideos(server.db, person.id, [video]);
    await api(person).record(video, { duration: 30, position: 42 });
    expect((await api(person).detail(video)).progress).toEqual({
      position: 42,
      watch_seconds: 30,
      is_watched: false,
    });
    expect((await api().detail(video)).progress).toBeNull();
  });

  it('CL-03 is not counted for who may not watch it', async () => {
    const video = await sold({ freeSeconds: 60 });
    await expect(api(person).record(video, { duration: 30 })).rejects.toMatchObject({ code: 403 });
    expect(await server.db.$count(videoProgress)).toBe(0);
  });

  it('CL-03 is in the minutes of the day once, however often and at once it is told', async () => {
    const video = await createVideo(server.db);
    await startVideos(server.db, person.id, [video]);
    const told = { duration: 40, position: 40 };
    await Promise.all([1, 2, 3].map(() => api(person).record(video, told)));
    await api(person).record(video, { duration: 30, position: 30 });
    await api(person).record(video, { duration: 50, position: 50 });
    expect(await daysOf(person)).toEqual([{ day: '2026-11-22', seconds: 50 }]);
  });

  it('CL-16 is in the minutes of the day on which it was watched, though it arrives later', async () => {
    const video = await createVideo(server.db);
    await startVideos(server.db, person.id, [video]);
    await api(person).record(video, { duration: 20, studied_at: '2026-11-20T15:59:00.000Z' });
    await api(person).record(video, { duration: 30, studied_at: '2026-11-20T16:01:00.000Z' });
    await api(person).record(video, { duration: 40, studied_at: '2027-01-01T00:00:00.000Z' });
    expect(await daysOf(person)).toEqual([
      { day: '2026-11-20', seconds: 20 },
      { day: '2026-11-21', seconds: 10 },
      { day: '2026-11-22', seconds: 10 },
    ]);
  });
});

describe('the watermark', () => {
  it('names who watches, and no visitor; the mobile number is masked', async () => {
    await saveSettings(server.db, {
      'player.enabled_bullet_secret': true,
      'player.bullet_secret.text': '${user.mobile} ${user.id}',
      'player.bullet_secret.color': '#ffffff',
    });
    const mobile = `139${String(person.id).padStart(8, '0')}`;
    await server.db.update(users).set({ mobile }).where(eq(users.id, person.id));
    const video = await createVideo(server.db);
    await startVideos(server.db, person.id, [video]);
    expect((await api(person).play(video, false)).watermark).toEqual({
      text: `139****${mobile.slice(-4)} ${person.id}`,
      size: 14,
      color: '#ffffff',
      opacity: 0.6,
    });
    expect((await api().play(video, false)).watermark).toBeNull();
    await saveSettings(server.db, { 'player.enabled_bullet_secret': false });
    expect((await api(person).play(video, false)).watermark).toBeNull();
  });
});
