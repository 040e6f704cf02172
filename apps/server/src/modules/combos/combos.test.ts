import { createCombosApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { combos, studyRecords, videoProgress } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, buyArticle, createArticle } from '../articles/articles.fixtures.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { revokeGrants } from '../grants/revoke-grants.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { buyCombo, createCombo } from './combos.fixtures.ts';

let server: TestServer;
let person: Person;
const now = new Date('2026-11-22T08:00:00.000Z');
const yesterday = new Date(now.getTime() - 24 * 60 * 60_000);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(combos);
  person = await createPerson(server.db);
});

const api = (who?: Person) => createCombosApi(clientOf(server, who).http);
const partsOf = async (id: number, who?: Person) =>
  (await api(who).detail(id)).chapters.flatMap(({ items }) => items);

/** A column of a course, a video that is not sold alone and an article that is. */
async function createMixed(combo: Parameters<typeof createCombo>[1] = {}) {
  const course = await createCourse(server.db, { title: '写作课', charge: 99 });
  const video = await createVideo(server.db, { title: '删法', charge: null, publishedAt: null });
  const article = await createArticle(server.db, { title: '一篇', charge: 9, paidContent: '<p>暗香</p>' });
  const id = await createCombo(server.db, {
    charge: 199,
    items: [{ resourceType: 'course', resourceId: course }],
    chapters: [
      {
        title: '再写',
        items: [
          { resourceType: 'video', resourceId: video },
          { resourceType: 'article', resourceId: article },
        ],
      },
    ],
    ...combo,
  });
  return { id, course, video, article };
}

it('lists what is published, the newest first, with how much there is in it', async () => {
  const { id } = await createMixed({ publishedAt: yesterday });
  await createCombo(server.db, { publishedAt: null });
  const { data } = await api().list();
  expect(data).toMatchObject({ total: 1, data: [{ id, items_count: 3, charge: 199 }] });
});

it('is narrowed by teacher and ordered by price', async () => {
  const teacherId = await createTeacher(server.db);
  const dear = await createCombo(server.db, { teacherId, charge: 99 });
  const cheap = await createCombo(server.db, { charge: 9, publishedAt: yesterday });
  const idsOf = async (query: Parameters<ReturnType<typeof api>['list']>[0]) =>
    (await api().list(query)).data.data.map(({ id }) => id);
  expect(await idsOf({ teacher_id: teacherId })).toEqual([dear]);
  expect(await idsOf({ sort: 'cheapest' })).toEqual([cheap, dear]);
});

it('CL-17 says how far its reader has come with each part and the whole, and where they go on', async () => {
  const { id, video, article } = await createMixed();
  const known = async (who?: Person) => {
    const { combo, chapters, next } = await api(who).detail(id);
    const items = chapters.flatMap((chapter) => chapter.items);
    return [combo.progress, items.map(({ progress }) => progress), next && [next.title, next.state]];
  };
  expect(await known()).toEqual([0, [0, 0, 0], null]);
  await buyCombo(server.db, person.id, id, yesterday);
  expect(await known(person)).toEqual([0, [0, 0, 0], ['写作课', 'start']]);
  const began = { userId: person.id, studiedAt: yesterday, createdAt: yesterday };
  const watched = { position: 0, watchSeconds: 600, watchedAt: now };
  await server.db.insert(videoProgress).values({ ...began, ...watched, videoId: video });
  await server.db.insert(studyRecords).values({ ...began, articleId: article, place: 50, progress: 50 });
  expect(await known(person)).toEqual([50, [0, 100, 50], ['一篇', 'continue']]);
});

describe('what stands in a column', () => {
  it('comes by chapter in its order, without what is not published', async () => {
    const { id } = await createMixed();
    const draft = await createArticle(server.db, { publishedAt: null });
    const other = await createCombo(server.db, { items: [{ resourceType: 'article', resourceId: draft }] });
    const { chapters } = await api().detail(id);
    expect(chapters.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
      ['', ['写作课']],
      ['再写', ['删法', '一篇']],
    ]);
    expect((await api().detail(other)).chapters).toEqual([]);
  });

  it('is open to who has bought the column, all of it, and to members where it is free for them', async () => {
    const { id } = await createMixed({ isVipFree: true });
    expect((await partsOf(id)).map(({ can_watch }) => can_watch)).toEqual([false, false, false]);
    const member = await createPerson(server.db);
    await becomeMember(server.db, member.id, yesterday);
    expect((await partsOf(id, member)).map(({ can_watch }) => can_watch)).toEqual([true, true, true]);
    await buyCombo(server.db, person.id, id, yesterday);
    expect((await partsOf(id, person)).map(({ can_watch }) => can_watch)).toEqual([true, true, true]);
    expect((await api(person).detail(id)).combo).toMatchObject({ is_buy: true, can_watch: true });
  });

  it('CR-07 marks what was theirs before, and leaves it when the column is taken back', async () => {
    const { id, course, article } = await createMixed();
    await buyCourse(server.db, person.id, course, yesterday);
    await buyArticle(server.db, person.id, article, yesterday);
    const orderId = await buyCombo(server.db, person.id, id, yesterday);
    expect((await partsOf(id, person)).map(({ is_owned }) => is_owned)).toEqual([true, false, true]);
    await server.db.transaction((tx) => revokeGrants(tx, { orderId }, now));
    expect((await partsOf(id, person)).map(({ can_watch }) => can_watch)).toEqual([true, false, true]);
    expect((await clientOf(server, person).courses.detail(course)).course.can_watch).toBe(true);
  });

  it('opens its course, and the lessons of that, on their own pages', async () => {
    const { id, course, article } = await createMixed();
    await buyCombo(server.db, person.id, id, yesterday);
    expect((await clientOf(server, person).courses.detail(course)).course.can_watch).toBe(true);
    expect((await clientOf(server, person).articles.detail(article)).article.can_read).toBe(true);
  });
});

it('is bought by an order, and then there is nothing to buy', async () => {
  const { id } = await createMixed();
  const { orders } = clientOf(server, person);
  const goods = { goods_type: 'combo', goods_id: id } as const;
  expect(await orders.goods(goods)).toMatchObject({ is_owned: false, goods: { goods_charge: 199 } });
  expect(await orders.create(goods)).toMatchObject({ charge: 199, status: 1 });
  await buyCombo(server.db, person.id, id, yesterday);
  expect(await orders.goods(goods)).toMatchObject({ is_owned: true });
});
