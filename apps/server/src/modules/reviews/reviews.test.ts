import { createReviewsApi, type ReviewDraft } from '@shuyuan/api-client';
import { createManageClient } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses, reviews } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { buyCourse, createCourse } from '../courses/courses.fixtures.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { keepProgress } from '../videos/videos.repo.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

let server: TestServer;
let now = new Date('2026-11-22T08:00:00.000Z');
let course: number;
let lessons: number[];

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(reviews);
  await server.db.delete(courses);
  lessons = [];
  for (let lesson = 0; lesson < 3; lesson += 1)
    lessons.push(await createVideo(server.db, { charge: null, publishedAt: null }));
  course = await createCourse(server.db, {
    charge: 99,
    lessons: lessons.map((videoId) => ({ title: '一节', videoId })),
  });
});

const api = (who?: Person) => createReviewsApi(clientOf(server, who).http);
const of = () => ({ type: 'course' as const, id: course });
const draft: ReviewDraft = {
  rating1: 5,
  rating2: 4,
  rating3: 5,
  content: '例子短，改法清楚，每天都能用上。',
};

/** Somebody who has bought the course and watched so many of its lessons. */
async function createLearner(watched: number): Promise<Person> {
  const learner = await createPerson(server.db);
  await buyCourse(server.db, learner.id, course, now);
  for (const videoId of lessons.slice(0, watched))
    await keepProgress(server.db, {
      userId: learner.id,
      videoId,
      position: 600,
      watchSeconds: 600,
      watchedAt: now,
      now,
    });
  return learner;
}

describe('who may write one', () => {
  it('is who has it and has studied three tenths of it', async () => {
    expect((await api().list(of())).may).toBe('signed-out');
    expect((await api(await createPerson(server.db)).list(of())).may).toBe('not-theirs');
    const early = await createLearner(0);
    expect(await api(early).list(of())).toMatchObject({ may: 'too-early', progress: 0 });
    await expect(api(early).store(of(), draft)).rejects.toMatchObject({ code: 1 });
    expect(await api(await createLearner(1)).list(of())).toMatchObject({ may: 'yes', progress: 33 });
  });

  it('writes one and no second', async () => {
    const learner = await createLearner(2);
    await api(learner).store(of(), draft);
    expect(await api(learner).list(of())).toMatchObject({ may: 'written', mine: { rating: 4.7 } });
    await expect(api(learner).store(of(), draft)).rejects.toMatchObject({
      code: 1,
      message: '你已经评价过了',
    });
  });

  it('is nobody of what is hidden or not there', async () => {
    const hidden = await createCourse(server.db, { publishedAt: null });
    await expect(api().list({ type: 'course', id: hidden })).rejects.toMatchObject({ code: 404 });
    await expect(api().list({ type: 'combo', id: 1_000_000 })).rejects.toMatchObject({ code: 404 });
  });
});

describe('changing one', () => {
  it('is possible for an hour, for its author alone', async () => {
    const [author, other] = [await createLearner(3), await createLearner(3)];
    const { id } = await api(author).store(of(), draft);
    await expect(api(other).update(id, draft)).rejects.toMatchObject({ code: 404 });
    const changed = await api(author).update(id, { ...draft, rating2: 1 });
    expect(changed).toMatchObject({ rating: 3.7, edited_at: now.toISOString() });
    const before = now;
    now = new Date(now.getTime() + 60 * 60 * 1000);
    await expect(api(author).update(id, draft)).rejects.toMatchObject({ code: 1 });
    now = before;
  });
});

describe('what everybody sees', () => {
  it('names nobody who is anonymous, and adds up what is shown', async () => {
    await api(await createLearner(3)).store(of(), { ...draft, is_anonymous: true });
    await api(await createLearner(3)).store(of(), { ...draft, rating1: 1, rating2: 1, rating3: 1 });
    const list = await api().list(of());
    expect(list.data.data.map(({ user, is_anonymous }) => [user === null, is_anonymous])).toContainEqual([
      true,
      true,
    ]);
    expect(list.summary).toMatchObject({ count: 2, rating: 2.9, spread: [1, 0, 0, 0, 1] });
    expect(await api().list(of(), { stars: 1 })).toMatchObject({ data: { total: 1 } });
  });

  it('CR-10 has neither in the list nor in the mean what the console hides, and shows its answers', async () => {
    const author = await createLearner(3);
    const { id } = await api(author).store(of(), draft);
    const { reviews: managed } = createManageClient(clientOf(server, await createAdministrator(server)).http);
    await managed.update(id, { state: 'rejected', reply: '谢谢' });
    expect(await api().list(of())).toMatchObject({ data: { total: 0 }, summary: { count: 0, rating: 0 } });
    expect(await api(author).list(of())).toMatchObject({ mine: { state: 'rejected' } });
    await managed.update(id, { state: 'approved' });
    expect((await api().list(of())).data.data[0]?.reply?.content).toBe('谢谢');
    await managed.update(id, { reply: '' });
    expect((await api().list(of())).data.data[0]?.reply).toBeNull();
  });
});
