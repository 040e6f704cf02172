import { createVideosApi } from '@shuyuan/api-client';
import type { ManageVideosContract, ResourceDraft } from '@shuyuan/api-client/manage';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grants, mediaFiles, videoProgress } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { createCourse, createCourseCategory, createTeacher } from '../courses/courses.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let categoryId: number;
const now = new Date('2026-11-22T08:00:00.000Z');
const past = '2026-11-01T00:00:00.000Z';

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['grants', 'combos', 'courses', 'videos', 'media_files', 'search_documents'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`);
  categoryId = await createCourseCategory(server.db);
});

type Draft = ResourceDraft<ManageVideosContract>;
const store = (draft: Partial<Draft> = {}) =>
  admin.manage.videos.store({ title: '独角兽', category_id: categoryId, thumb: '/a.svg', ...draft });
const found = async () =>
  (await clientOf(server).search.find({ keywords: '独角兽', type: 'video' })).data.map(
    (each) => each.resource_id,
  );
const detail = async (id: number) => createVideosApi(clientOf(server).http).detail(id);

async function createFile(file: Partial<typeof mediaFiles.$inferInsert> = {}): Promise<number> {
  const [row] = await server.db
    .insert(mediaFiles)
    .values({
      kind: 'video',
      title: '片子',
      fileName: '片子.mp4',
      contentType: 'video/mp4',
      bytes: 9,
      duration: 90.4,
      videoId: 'cloud-1',
      status: 'ready',
      ...file,
    })
    .returning({ id: mediaFiles.id });
  return row!.id;
}

it('are seen and found as the console has written them, as long as their file', async () => {
  const teacherId = await createTeacher(server.db, { name: '沈砚秋' });
  const { id } = await store({
    teacher_id: teacherId,
    media_id: await createFile(),
    short_description: '从删改开始。',
    render_description: '<p onclick="x()">十二讲</p><script>x()</script>',
    charge: 19,
    is_vip_free: true,
    free_seconds: 60,
    ban_drag: true,
    published_at: past,
  });
  const { video } = await detail(id);
  expect(video).toMatchObject({
    title: '独角兽',
    teacher: { id: teacherId, name: '沈砚秋' },
    short_description: '从删改开始。',
    render_description: '<p>十二讲</p>',
    charge: 19,
    is_vip_free: true,
    duration: 90,
    free_seconds: 60,
    ban_drag: true,
  });
  expect(await found()).toEqual([id]);
  expect(await admin.manage.videos.find(id)).toMatchObject({ media: { title: '片子' }, status: 'published' });
  const { action_id: action } = await admin.manage.videos.update(id, { published_at: null });
  expect(await found()).toEqual([]);
  await expect(detail(id)).rejects.toMatchObject({ code: 404 });
  await admin.manage.log.undo(action);
  expect(await found()).toEqual([id]);
});

it('give their lessons the length of another file, and it back by an undo', async () => {
  const { id } = await store({ media_id: await createFile() });
  const course = await createCourse(server.db, { lessons: [{ title: '第一讲', videoId: id, duration: 90 }] });
  const length = async () => (await clientOf(server).courses.detail(course)).course.duration;
  const longer = await createFile({ duration: 300 });
  const { action_id: action } = await admin.manage.videos.update(id, { media_id: longer });
  expect([await length(), (await admin.manage.videos.find(id)).duration]).toEqual([300, 300]);
  await admin.manage.log.undo(action);
  expect([await length(), (await admin.manage.videos.find(id)).duration]).toEqual([90, 90]);
});

describe('what may not be is refused on its field', () => {
  const refused = (field: string) => ({ code: 1, data: { field } });

  it('in the list without a price or a file', async () => {
    await expect(store({ published_at: past, media_id: await createFile() })).rejects.toMatchObject(
      refused('charge'),
    );
    await expect(store({ published_at: past, charge: 0 })).rejects.toMatchObject(refused('media_id'));
  });

  it.each<[string, Partial<typeof mediaFiles.$inferInsert>]>([
    ['that is still being looked at', { status: 'running' }],
    ['that can not be played', { status: 'failed', failure: 'not-video' }],
    ['that was removed', { deletedAt: now }],
    ['that is a picture', { kind: 'picture', videoId: null, storageKey: 'media/1' }],
  ])('a file %s', async (_, file) => {
    await expect(store({ media_id: await createFile(file) })).rejects.toMatchObject(refused('media_id'));
  });

  it('a trial of all of it', async () => {
    const media = await createFile();
    await expect(store({ media_id: media, free_seconds: 90 })).rejects.toMatchObject(refused('free_seconds'));
    await expect(store({ media_id: media, free_seconds: 89 })).resolves.toMatchObject({});
  });

  it('what is gone', async () => {
    await expect(store({ media_id: 999_999 })).rejects.toMatchObject({ code: 1 });
    await expect(store({ category_id: 999_999 })).rejects.toMatchObject({ code: 1 });
  });
});

describe('removing', () => {
  const message = (text: string) => ({ code: 1, message: text });

  it('CR-06 is refused with the number of those who have it', async () => {
    const id = await createVideo(server.db, { charge: 9 });
    for (const revokedAt of [null, now]) {
      const { id: userId } = await createPerson(server.db);
      const grant = { userId, goodsType: 'video', goodsId: id, source: 'given' as const, startsAt: now };
      await server.db.insert(grants).values({ ...grant, revokedAt });
    }
    await expect(admin.manage.videos.remove(id)).rejects.toMatchObject(
      message('已有 2 位学员拥有该视频，不能删除，可以不在视频页展示'),
    );
  });

  it('is refused once it was ordered, once it was watched, and while it is part of something', async () => {
    const ordered = await createVideo(server.db, { charge: 9 });
    const reader = await createPerson(server.db);
    await clientOf(server, reader).orders.create({ goods_type: 'video', goods_id: ordered });
    await expect(admin.manage.videos.remove(ordered)).rejects.toMatchObject(
      message('该视频有订单，不能删除，可以不在视频页展示'),
    );
    const watched = await createVideo(server.db);
    await server.db
      .insert(videoProgress)
      .values({ userId: reader.id, videoId: watched, position: 1, watchSeconds: 1, studiedAt: now });
    await expect(admin.manage.videos.remove(watched)).rejects.toMatchObject(
      message('已有 1 位学员看过该视频，不能删除，可以不在视频页展示'),
    );
    const hasPlaces = message('视频还是课程的课时或专栏的内容，请先移出');
    const lesson = await createVideo(server.db);
    await createCourse(server.db, { lessons: [{ title: '第一讲', videoId: lesson }] });
    await expect(admin.manage.videos.remove(lesson)).rejects.toMatchObject(hasPlaces);
    const item = await createVideo(server.db);
    await createCombo(server.db, { items: [{ resourceType: 'video', resourceId: item }] });
    await expect(admin.manage.videos.remove(item)).rejects.toMatchObject(hasPlaces);
    expect((await admin.manage.videos.find(item)).places_count).toBe(1);
  });

  it('takes what nobody has out of the search, and an undo brings it back', async () => {
    const { id } = await store({ charge: 0, media_id: await createFile(), published_at: past });
    const { action_id: action } = await admin.manage.videos.remove(id);
    expect(await found()).toEqual([]);
    await admin.manage.log.undo(action);
    expect(await found()).toEqual([id]);
  });
});

it('keep the category and the teacher that they stand under', async () => {
  const teacherId = await createTeacher(server.db);
  await createVideo(server.db, { categoryId, teacherId });
  await expect(admin.manage.courseCategories.remove(categoryId)).rejects.toMatchObject({
    message: '分类下还有视频或专栏，不能删除',
  });
  await expect(admin.manage.teachers.remove(teacherId)).rejects.toMatchObject({
    message: '讲师名下还有视频或专栏，请先给它们换一位讲师',
  });
});

it('are looked after by who holds their codes, and by nobody else', async () => {
  const { id } = await store();
  const looking = await createManager(server, { video: 'all' });
  expect((await looking.manage.videos.list({ status: 'draft' })).total).toBe(1);
  await expect(looking.manage.videos.update(id, { title: '麒麟' })).rejects.toMatchObject({ code: 403 });
  await expect(looking.manage.combos.list({})).rejects.toMatchObject({ code: 403 });
});
