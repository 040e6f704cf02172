import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResourceDraft, ManageCoursesContract } from '@shuyuan/api-client/manage';
import {
  courseCategories,
  courses,
  grants,
  orders,
  searchDocuments,
  teachers,
  videos,
} from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { buyCourse, createCourse, createCourseCategory, createTeacher } from '../courses/courses.fixtures.ts';
import { createMedia } from '../media/media.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

/** How far a teacher's rights over courses go. */
const ownCourses = {
  course: 'own',
  'course.store': 'own',
  'course.update': 'own',
  'course.delete': 'own',
} as const;

let server: TestServer;
let admin: Manager;

beforeAll(async () => {
  server = await createTestServer();
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [grants, orders, searchDocuments, courses, videos, courseCategories, teachers])
    await server.db.delete(table);
});

describe('courses', () => {
  type Draft = ResourceDraft<ManageCoursesContract>;
  const past = '2026-01-01T00:00:00.000Z';
  const live = { kind: 'live' as const, title: '答疑', starts_at: '2026-12-01T12:00:00.000Z' };
  const store = async (draft: Partial<Draft> = {}) =>
    admin.manage.courses.store({
      contents: [{ title: '', lessons: [live] }],
      title: '独角兽',
      thumb: '/blobs/course.png',
      category_id: draft.category_id ?? (await createCourseCategory(server.db)),
      ...draft,
    });
  const found = async (keywords = '独角兽') =>
    (await clientOf(server).search.find({ keywords })).data.map(({ resource_id }) => resource_id);
  const idsOf = async (query = {}) => (await admin.manage.courses.list(query)).data.map(({ id }) => id);
  const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

  it('are read as the console has written them, without what HTML may not do', async () => {
    const categoryId = await createCourseCategory(server.db, { name: '写作' });
    const teacherId = await createTeacher(server.db, { name: '沈砚秋' });
    const { id } = await store({
      category_id: categoryId,
      teacher_id: teacherId,
      short_description: '从删改开始。',
      render_description: '<p onclick="x()">十二讲</p><script>x()</script>',
      level: 3,
      charge: 99,
      is_vip_free: true,
      published_at: past,
    });
    const { course } = await clientOf(server).courses.detail(id);
    expect(course).toMatchObject({
      title: '独角兽',
      thumb: '/blobs/course.png',
      category: { id: categoryId, name: '写作' },
      teacher: { id: teacherId, name: '沈砚秋' },
      short_description: '从删改开始。',
      render_description: '<p>十二讲</p>',
      level: 3,
      charge: 99,
      is_vip_free: true,
    });
  });

  it('stay drafts until they are published, and are found by their words as they are now', async () => {
    const { id } = await store();
    const { courses: calls } = admin.manage;
    const seen = () => clientOf(server).courses.detail(id);
    await expect(seen()).rejects.toMatchObject({ code: 404 });
    expect(await found()).toEqual([]);
    await calls.updateMany([id], { published_at: past });
    await expect(seen()).resolves.toMatchObject({ course: { id } });
    expect(await found()).toEqual([id]);
    await calls.update(id, { title: '麒麟' });
    expect([await found(), await found('麒麟')]).toEqual([[], [id]]);
    await calls.update(id, { contents: [] });
    const { action_id } = await calls.remove(id);
    expect(await found('麒麟')).toEqual([]);
    await admin.manage.log.undo(action_id);
    expect(await found('麒麟')).toEqual([id]);
    await calls.update(id, { published_at: null });
    expect(await found('麒麟')).toEqual([]);
    await expect(seen()).rejects.toMatchObject({ code: 404 });
  });

  it('are narrowed by state, teacher, and category with those under it', async () => {
    const top = await createCourseCategory(server.db);
    const under = await createCourseCategory(server.db, { parentId: top });
    const teacherId = await createTeacher(server.db);
    const draft = await createCourse(server.db, { categoryId: under, publishedAt: null });
    const coming = await createCourse(server.db, {
      categoryId: top,
      publishedAt: new Date(Date.now() + 86_400_000),
    });
    const shown = await createCourse(server.db, { teacherId });
    expect(await idsOf({ status: 'draft' })).toEqual([draft]);
    expect(await idsOf({ status: 'scheduled' })).toEqual([coming]);
    expect(await idsOf({ status: 'published' })).toEqual([shown]);
    expect(inOrder(await idsOf({ category_id: top }))).toEqual(inOrder([draft, coming]));
    expect(await idsOf({ category_id: under })).toEqual([draft]);
    expect(await idsOf({ teacher_id: teacherId })).toEqual([shown]);
  });

  it('CR-06 are not removed once somebody has bought or ordered them, with their number, and not with lessons in them', async () => {
    const bought = await createCourse(server.db, { charge: 9 });
    const ordered = await createCourse(server.db, { charge: 9 });
    const taught = await createCourse(server.db, { lessons: [{ title: '开课' }] });
    const { id: empty } = await store({ contents: [] });
    const reader = await createPerson(server.db);
    await buyCourse(server.db, reader.id, bought, new Date());
    await clientOf(server, reader).orders.create({ goods_type: 'course', goods_id: ordered });
    const { courses: calls } = admin.manage;
    const isHeld = { code: 1, message: '已有 1 位学员拥有该课程，不能删除，可以把它转为草稿隐藏起来' };
    const isOrdered = { code: 1, message: '该课程有订单，不能删除，可以把它转为草稿隐藏起来' };
    await expect(calls.remove(bought)).rejects.toMatchObject(isHeld);
    await expect(calls.remove(ordered)).rejects.toMatchObject(isOrdered);
    // Money may come for it all the same.
    await server.db
      .update(orders)
      .set({ status: 7, closedAt: new Date() })
      .where(eq(orders.goodsId, ordered));
    await expect(calls.remove(ordered)).rejects.toMatchObject(isOrdered);
    await expect(calls.removeMany([empty, bought])).rejects.toMatchObject(isHeld);
    await expect(calls.remove(taught)).rejects.toMatchObject({
      code: 1,
      message: '课程里还有章节或课时，不能删除，可以把它转为草稿隐藏起来',
    });
    await calls.removeMany([empty]);
    expect(inOrder(await idsOf())).toEqual(inOrder([bought, ordered, taught]));
  });

  it('are not published without a lesson that can be taken, and say so on their field', async () => {
    const { id } = await store({ contents: [] });
    const { courses: calls } = admin.manage;
    const publish = () => calls.updateMany([id], { published_at: past });
    const refused = (message: string) => ({ code: 1, message, data: { field: 'contents' } });
    await expect(publish()).rejects.toMatchObject(refused('发布前请先加课时'));
    await calls.update(id, { contents: [{ title: '', lessons: [{ kind: 'video', title: '还没有' }] }] });
    await expect(publish()).rejects.toMatchObject(
      refused(
        '发布前至少要有一个能学的课时：视频课时要选可以播放的视频，图文课时要有正文，测验和作业要选已发布的试卷，附件课时要选文件',
      ),
    );
    await calls.update(id, { contents: [{ title: '', lessons: [live] }] });
    await expect(publish()).resolves.toBeDefined();
  });

  it('keep what they lead to, how long they are had and sold, and their files', async () => {
    const mediaId = await createMedia(server.db, { kind: 'file', title: '讲义' });
    const { id } = await store({
      outcomes: ['写清楚一件事', ' 改到一半的字数 '],
      study_days: 365,
      is_recommended: true,
      sold_until: '2027-01-01T00:00:00.000Z',
      attachments: [{ media_id: mediaId, name: '讲义', only_buyer: false }],
    });
    const whole = await admin.manage.courses.find(id);
    expect(whole).toMatchObject({
      outcomes: ['写清楚一件事', '改到一半的字数'],
      study_days: 365,
      is_recommended: true,
      sold_until: '2027-01-01T00:00:00.000Z',
      attachments: [{ media_id: mediaId, name: '讲义', only_buyer: false, download_times: 0 }],
    });
    const [stored] = whole.attachments;
    await admin.manage.courses.update(id, {
      attachments: [{ id: stored?.id ?? 0, media_id: mediaId, name: '讲义（改）' }],
    });
    expect((await admin.manage.courses.find(id)).attachments).toMatchObject([
      { id: stored?.id, name: '讲义（改）', only_buyer: true },
    ]);
    const { action_id: taken } = await admin.manage.courses.update(id, { attachments: [] });
    await admin.manage.log.undo(taken);
    expect((await admin.manage.courses.find(id)).attachments).toMatchObject([{ name: '讲义（改）' }]);
    await expect(
      admin.manage.courses.update(id, { attachments: [{ media_id: 999_999, name: '没有' }] }),
    ).rejects.toMatchObject({ code: 1, data: { field: 'attachments' } });
  });

  it('CR-15 are their teacher’s alone where the reach is their own: others are not there', async () => {
    const teacher = await createManager(server, ownCourses);
    const teacherId = await createTeacher(server.db, { userId: teacher.id });
    const own = await createCourse(server.db, { teacherId });
    const other = await createCourse(server.db, { teacherId: await createTeacher(server.db) });
    const { courses: calls } = teacher.manage;
    expect((await calls.list({})).data.map(({ id }) => id)).toEqual([own]);
    const missing = { code: 404 };
    await expect(calls.find(other)).rejects.toMatchObject(missing);
    await expect(calls.update(other, { title: '我的' })).rejects.toMatchObject(missing);
    await expect(calls.remove(other)).rejects.toMatchObject(missing);
    await calls.update(own, { title: '我的' });
    // Nobody is named: it is theirs.
    const { id } = await calls.store({
      title: '新课',
      thumb: '/blobs/a.png',
      category_id: await createCourseCategory(server.db),
    });
    expect((await calls.find(id)).teacher_id).toBe(teacherId);
    await expect(calls.update(id, { teacher_id: await createTeacher(server.db) })).rejects.toMatchObject({
      code: 1,
      data: { field: 'teacher_id' },
    });
  });

  it('CR-15 take in no video, article or file of others for a teacher', async () => {
    const teacher = await createManager(server, ownCourses);
    const teacherId = await createTeacher(server.db, { userId: teacher.id });
    const id = await createCourse(server.db, { teacherId });
    const video = await createVideo(server.db, {});
    const file = await createMedia(server.db, { kind: 'file' });
    const lessons = [
      { kind: 'video' as const, title: '别人的', video_id: video },
      { kind: 'attachment' as const, title: '别人的', media_id: file },
    ];
    for (const lesson of lessons)
      await expect(
        teacher.manage.courses.update(id, { contents: [{ title: '', lessons: [lesson] }] }),
      ).rejects.toMatchObject({ code: 1, data: { field: 'contents' } });
    await expect(
      teacher.manage.courses.update(id, { attachments: [{ media_id: file, name: '别人的' }] }),
    ).rejects.toMatchObject({ code: 1, data: { field: 'attachments' } });
    // What an administrator has put in stays there.
    await admin.manage.courses.update(id, { contents: [{ title: '', lessons: lessons }] });
    const { contents } = await teacher.manage.courses.find(id);
    await expect(teacher.manage.courses.update(id, { contents })).resolves.toBeDefined();
  });

  it('stand in a category that is there, and cost whole yuan and never less than nothing', async () => {
    const gone = { code: 1, message: '所选的分类或讲师已不存在，请重新选择' };
    await expect(store({ category_id: 999_999 })).rejects.toMatchObject(gone);
    await expect(store({ teacher_id: 999_999 })).rejects.toMatchObject(gone);
    for (const wrong of [{ charge: 9.5 }, { charge: -1 }, { thumb: 'javascript:x()' }, { title: ' ' }])
      await expect(store(wrong)).rejects.toMatchObject({ code: 400 });
  });

  it('are looked after by who holds their codes, and by nobody else', async () => {
    const looking = await createManager(server, { course: 'all' });
    const { id } = await store();
    expect((await looking.manage.courses.list({})).total).toBe(1);
    await expect(looking.manage.courses.update(id, { title: '麒麟' })).rejects.toMatchObject({ code: 403 });
    await expect(looking.manage.teachers.list({})).rejects.toMatchObject({ code: 403 });
  });
});

describe('categories of courses', () => {
  const names = async (query = {}) =>
    (await admin.manage.courseCategories.list(query)).data.map(({ name }) => name);

  it('are listed with what stands under each, and found with it', async () => {
    const { courseCategories: categories } = admin.manage;
    const { id: numbers } = await categories.store({ name: '数理', sort: 2 });
    const { id: words } = await categories.store({ name: '语文', sort: 1 });
    await categories.store({ name: '写作', parent_id: words, sort: 9 });
    await categories.store({ name: '诗词', parent_id: words, sort: 3 });
    const { id: geometry } = await categories.store({ name: '几何', parent_id: numbers });
    await createCourse(server.db, { categoryId: geometry, publishedAt: null });
    expect(await names()).toEqual(['语文', '诗词', '写作', '数理', '几何']);
    expect(await names({ within: words })).toEqual(['语文', '诗词', '写作']);
    expect(await categories.find(geometry)).toMatchObject({
      parent: { id: numbers, name: '数理' },
      parent_id: numbers,
      courses_count: 1,
    });
  });

  it('stand in two levels, and under nothing that is gone', async () => {
    const { courseCategories: categories } = admin.manage;
    const { id: top } = await categories.store({ name: '一级' });
    const { id: under } = await categories.store({ name: '二级', parent_id: top });
    const tooDeep = {
      code: 1,
      message: '分类最多两级，请选择一级分类作为上级',
      data: { field: 'parent_id' },
    };
    await expect(categories.store({ name: '三级', parent_id: under })).rejects.toMatchObject(tooDeep);
    await expect(categories.update(top, { parent_id: top })).rejects.toMatchObject(tooDeep);
    const { id: other } = await categories.store({ name: '另一个' });
    await expect(categories.update(top, { parent_id: other })).rejects.toMatchObject(tooDeep);
    await expect(categories.store({ name: '悬空', parent_id: other + 999 })).rejects.toMatchObject({
      message: '所选的上级分类已不存在，请重新选择',
    });
  });

  it('stand in two levels when they are moved at once', async () => {
    const { courseCategories: categories } = admin.manage;
    for (let round = 0; round < 8; round += 1) {
      const { id: top } = await categories.store({ name: '上' });
      const { id: middle } = await categories.store({ name: '中' });
      const { id: low } = await categories.store({ name: '下' });
      const moves = await Promise.allSettled([
        categories.update(low, { parent_id: middle }),
        categories.update(middle, { parent_id: top }),
      ]);
      expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('stay while a course or a category stands in them, and come back together by an undo', async () => {
    const { courseCategories: categories } = admin.manage;
    const { id: top } = await categories.store({ name: '一级' });
    const { id: under } = await categories.store({ name: '二级', parent_id: top });
    await createCourse(server.db, { categoryId: under, publishedAt: null });
    await expect(categories.remove(under)).rejects.toMatchObject({ message: '分类下还有课程，不能删除' });
    await expect(categories.remove(top)).rejects.toMatchObject({ message: '分类下还有子分类，不能删除' });
    await server.db.delete(courses);
    const { action_id } = await categories.removeMany([top, under]);
    expect(await names()).toEqual([]);
    await admin.manage.log.undo(action_id);
    expect(await names()).toEqual(['一级', '二级']);
  });
});

describe('teachers', () => {
  it('are presented by their courses as the console has them', async () => {
    const { id } = await admin.manage.teachers.store({ name: ' 沈砚秋 ' });
    const course = await createCourse(server.db, { teacherId: id });
    await admin.manage.teachers.update(id, {
      title: '写作老师',
      avatar: '/blobs/a.png',
      short_description: '教了八年写作。',
    });
    const shown = await clientOf(server).courses.detail(course);
    expect(shown.course.teacher).toEqual({
      id,
      name: '沈砚秋',
      title: '写作老师',
      avatar: '/blobs/a.png',
      short_description: '教了八年写作。',
    });
    expect((await admin.manage.teachers.list({ keywords: '砚' })).data).toMatchObject([
      { id, name: '沈砚秋', courses_count: 1 },
    ]);
  });

  it('stay while a course names them, and come back by an undo once none does', async () => {
    const { id } = await admin.manage.teachers.store({ name: '沈砚秋', title: '写作老师' });
    await createCourse(server.db, { teacherId: id, publishedAt: null });
    await expect(admin.manage.teachers.remove(id)).rejects.toMatchObject({
      code: 1,
      message: '讲师名下还有课程，请先给这些课程换一位讲师',
    });
    await server.db.update(courses).set({ teacherId: null });
    const { action_id } = await admin.manage.teachers.remove(id);
    expect((await admin.manage.teachers.list({})).total).toBe(0);
    await admin.manage.log.undo(action_id);
    expect(await admin.manage.teachers.find(id)).toMatchObject({ name: '沈砚秋', title: '写作老师' });
  });

  it.each(['javascript:alert(1)', '//other.example/a.png', 'data:image/png;base64,x'])(
    'have no picture that a page may not show: %s',
    async (avatar) => {
      await expect(admin.manage.teachers.store({ name: '一位', avatar })).rejects.toMatchObject({
        code: 400,
      });
    },
  );
});
