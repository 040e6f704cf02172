import { createReviewsApi } from '@shuyuan/api-client';
import { createMediaApi } from '@shuyuan/api-client/manage';
import { contract, permissionCodes, type PermissionCode } from '@shuyuan/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  combos,
  courseAttachments,
  courses,
  grants,
  mediaFiles,
  reviews,
  videoCaptions,
  videos,
} from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { createCourse, createCourseCategory, createTeacher } from '../courses/courses.fixtures.ts';
import { createMedia } from '../media/media.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let teacher: Manager;
let teacherId: number;
let othersId: number;
let categoryId: number;
let learner: Person;
const now = new Date('2026-11-22T08:00:00.000Z');

/** All that a teacher can be allowed for what is theirs alone. */
const entities = /^(?:course|video|combo|review|media|grant)(?:\.|$)/u;
const ownRights = Object.fromEntries(
  permissionCodes.filter((code) => entities.test(code)).map((code) => [code, 'own' as const]),
) as Partial<Record<PermissionCode, 'own'>>;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
  teacher = await createManager(server, ownRights);
  teacherId = await createTeacher(server.db, { userId: teacher.id });
  othersId = await createTeacher(server.db, { userId: (await createPerson(server.db)).id });
  categoryId = await createCourseCategory(server.db);
  learner = await createPerson(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [reviews, grants, combos, courses, videos, mediaFiles]) await server.db.delete(table);
});

const missing = { code: 404 };
const notOwn = { code: 1, data: { field: 'teacher_id' } };

describe.each(['videos', 'combos'] as const)('CR-15 a teacher and their own %s', (kind) => {
  const create = (who: number | null) =>
    kind === 'videos'
      ? createVideo(server.db, { ownerId: teacher.id, teacherId: who, publishedAt: null })
      : createCombo(server.db, { ownerId: teacher.id, teacherId: who, publishedAt: null });
  const draft = () => ({ title: '新的', thumb: '/a.svg', category_id: categoryId });

  it('names themselves or nobody in adding one, and no other', async () => {
    const calls = teacher.manage[kind];
    await expect(calls.store({ ...draft(), teacher_id: othersId })).rejects.toMatchObject(notOwn);
    await expect(calls.store({ ...draft(), teacher_id: teacherId })).resolves.toBeDefined();
    await expect(calls.store(draft())).resolves.toBeDefined();
    expect((await admin.manage[kind].list({})).total).toBe(2);
  });

  it('hands it to no other by changing it, one or many', async () => {
    const calls = teacher.manage[kind];
    const [first, second] = [await create(teacherId), await create(null)];
    await expect(calls.update(first, { teacher_id: othersId })).rejects.toMatchObject(notOwn);
    await expect(calls.updateMany([first, second], { teacher_id: othersId })).rejects.toMatchObject(notOwn);
    expect((await calls.find(first)).teacher_id).toBe(teacherId);
    await calls.updateMany([first, second], { teacher_id: teacherId });
    expect((await calls.find(second)).teacher_id).toBe(teacherId);
  });

  it('changes the rest of what they have added, which an administrator lets another teach', async () => {
    const id = await create(othersId);
    await teacher.manage[kind].update(id, { title: '改好的' });
    expect(await teacher.manage[kind].find(id)).toMatchObject({ title: '改好的', teacher_id: othersId });
    await expect(admin.manage[kind].update(id, { teacher_id: null })).resolves.toBeDefined();
  });
});

describe('CR-15 reviews', () => {
  async function say(resourceType: 'course' | 'combo', resourceId: number): Promise<number> {
    const said = { userId: learner.id, rating1: 4, rating2: 4, rating3: 4, content: '讲得清楚。' };
    const [row] = await server.db
      .insert(reviews)
      .values({ ...said, resourceType, resourceId })
      .returning({ id: reviews.id });
    return row!.id;
  }

  it('are seen and answered by whose course or column it is, and those of others are not there', async () => {
    const { reviews: calls } = teacher.manage;
    const course = await createCourse(server.db, { teacherId });
    const own = [
      await say('course', course),
      await say('combo', await createCombo(server.db, { teacherId })),
      await say('combo', await createCombo(server.db, { ownerId: teacher.id })),
    ];
    const others = await say('course', await createCourse(server.db, { teacherId: othersId }));
    const nobodys = await say('course', await createCourse(server.db));
    expect(new Set((await calls.list({})).data.map(({ id }) => id))).toEqual(new Set(own));
    await calls.update(own[0]!, { reply: '谢谢你。' });
    const { http } = clientOf(server);
    const shown = await createReviewsApi(http).list({ type: 'course', id: course });
    expect(shown.data.data[0]?.reply?.content).toBe('谢谢你。');
    for (const id of [others, nobodys]) {
      await expect(calls.find(id)).rejects.toMatchObject(missing);
      await expect(calls.update(id, { reply: '不是我的' })).rejects.toMatchObject(missing);
    }
    const { content } = await calls.exportRows({ format: 'csv' });
    expect(Buffer.from(content, 'base64').toString().trim().split('\n')).toHaveLength(1 + own.length);
  });

  it('are neither hidden nor removed by whose course it is', async () => {
    const { reviews: calls } = teacher.manage;
    const id = await say('course', await createCourse(server.db, { teacherId }));
    const refused = { code: 403, message: '自己课程的评价只能回复；要隐藏或删除，请联系管理员' };
    await expect(calls.update(id, { reply: '', state: 'rejected' })).rejects.toMatchObject(refused);
    await expect(calls.updateMany([id], { state: 'rejected' })).rejects.toMatchObject(refused);
    await expect(calls.remove(id)).rejects.toMatchObject(refused);
    expect(await admin.manage.reviews.find(id)).toMatchObject({ state: 'approved' });
  });
});

it('CR-15 everything of another teacher is missing or refused, by every call of the console about teaching', async () => {
  const course = await createCourse(server.db, { teacherId: othersId });
  const video = await createVideo(server.db, { teacherId: othersId });
  const combo = await createCombo(server.db, { teacherId: othersId });
  const media = await createMedia(server.db, { userId: admin.id });
  await server.db.insert(courseAttachments).values({ courseId: course, mediaId: media, name: '讲义' });
  const [captions] = await server.db
    .insert(videoCaptions)
    .values({ videoId: video, language: 'zh-CN', label: '中文', vtt: 'WEBVTT' })
    .returning({ id: videoCaptions.id });
  const [grant] = await server.db
    .insert(grants)
    .values({ userId: learner.id, goodsType: 'course', goodsId: course, source: 'given', startsAt: now })
    .returning({ id: grants.id });
  const said = { userId: learner.id, rating1: 4, rating2: 4, rating3: 4, content: '讲得清楚。' };
  const [review] = await server.db
    .insert(reviews)
    .values({ ...said, resourceType: 'course', resourceId: course })
    .returning({ id: reviews.id });
  const ids: Record<string, number> = { course, video, combo, media, grant: grant!.id, review: review!.id };
  const walked: string[] = [];
  for (const calls of Object.values(contract))
    for (const { method, path, access, own } of Object.values(calls) as readonly {
      method: 'GET' | 'POST' | 'PUT' | 'DELETE';
      path: string;
      access: string;
      own?: boolean;
    }[]) {
      const [entity = ''] = access.split('.');
      const id = ids[entity];
      const isOfOne = path.includes('{id}') && !path.includes('member/{id}');
      if (own !== true || id === undefined || !(isOfOne || path.endsWith('/batch/update'))) continue;
      const url = path.replace('{id}', String(id)).replace('{captions_id}', String(captions!.id));
      const change =
        entity === 'review'
          ? { reply: '我的' }
          : entity === 'grant'
            ? { is_revoked: true }
            : { title: '我的' };
      const query = url.includes('export') ? '?format=csv' : '';
      const isMany = path.endsWith('/batch/update');
      const answer = await server.app.inject({
        method,
        url: `${url}${query}`,
        headers: teacher.headers,
        ...(method !== 'GET' && { payload: isMany ? { ids: [id], change } : change }),
      });
      walked.push(`${method} ${path}`);
      const { code } = answer.json<{ code: number }>();
      // A call may as well refuse what was sent, such as a form without its file, before it looks whose it is.
      const isRefused = code === 404 || (method !== 'GET' && (code === 403 || code === 400));
      expect([`${method} ${path}`, code, isRefused]).toEqual([`${method} ${path}`, code, true]);
    }
  expect(walked.length).toBeGreaterThan(25);
  for (const kind of ['courses', 'videos', 'combos', 'reviews', 'grants'] as const)
    expect([kind, (await teacher.manage[kind].list({})).total]).toEqual([kind, 0]);
  expect((await createMediaApi(clientOf(server, teacher).http).list({})).total).toBe(0);
  const [kept] = await server.db.select().from(grants).where(eq(grants.id, grant!.id));
  expect(kept?.revokedAt).toBeNull();
  await expect(
    teacher.manage.grants.give(learner.id, { goods_type: 'course', goods_id: course }),
  ).rejects.toMatchObject({ code: 1 });
  expect(await server.db.$count(grants)).toBe(1);
});
