import type { ManageCoursesContract, ResourceDraft } from '@shuyuan/api-client/manage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { papers, teachers } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;

beforeAll(async () => {
  server = await createTestServer();
  admin = await createAdministrator(server);
});
afterAll(() => server.close());

type Contents = NonNullable<ResourceDraft<ManageCoursesContract>['contents']>;
type Lesson = Contents[number]['lessons'][number];
const of = (...lessons: Lesson[]): Contents => [{ title: '', lessons }];
const write = (id: number, ...lessons: Lesson[]) =>
  admin.manage.courses.update(id, { contents: of(...lessons) });
const lessonsOf = async (id: number) =>
  (await admin.manage.courses.find(id)).contents.flatMap(({ lessons }) => lessons);
const text: Lesson = { kind: 'text', title: '讲义', render_content: '<p>先读一遍。</p>' };

describe('a text lesson', () => {
  it('is written in the course, sanitised, and comes back as it was by an undo', async () => {
    const id = await createCourse(server.db, { charge: 58 });
    await write(id, {
      ...text,
      is_free: true,
      render_content: '<p onclick="x()">先读<b>一遍</p><script>1</script>',
    });
    const [lesson] = await lessonsOf(id);
    expect(lesson).toMatchObject({
      kind: 'text',
      is_free: true,
      render_content: '<p>先读<b>一遍</b></p>',
      is_ready: true,
      source_title: '',
    });
    const { action_id: action } = await write(id, { ...lesson!, render_content: '<p>改了。</p>' });
    await admin.manage.log.undo(action);
    expect(await lessonsOf(id)).toMatchObject([{ id: lesson!.id, render_content: '<p>先读<b>一遍</b></p>' }]);
  });

  it('is not ready while it shows nothing, and a course of such lessons is not published', async () => {
    const id = await createCourse(server.db, { publishedAt: null });
    await write(id, { ...text, render_content: '<p> </p>' });
    expect(await lessonsOf(id)).toMatchObject([{ render_content: '', is_ready: false }]);
    const publish = () => admin.manage.courses.update(id, { published_at: '2026-01-01T00:00:00.000Z' });
    await expect(publish()).rejects.toMatchObject({ code: 1, data: { field: 'contents' } });
    await write(id, text);
    await publish();
  });

  it('waits with the other changes of a published course, sanitised, and is seen once they are published', async () => {
    const id = await createCourse(server.db, { charge: 58 });
    await write(id, { ...text, is_free: true });
    const [lesson] = await lessonsOf(id);
    const changed = { ...lesson!, render_content: '<p>新的<img src=x onerror=1></p>' };
    await admin.manage.courses.update(id, { revision: { contents: of(changed) } });
    const seen = async () => (await clientOf(server).courses.lesson(lesson!.id)).render_content;
    expect(await seen()).toBe('<p>先读一遍。</p>');
    const { revision } = await admin.manage.courses.find(id);
    expect(JSON.stringify(revision)).not.toContain('onerror');
    await admin.manage.courses.update(id, { ...revision, revision: null });
    expect(await seen()).toContain('新的');
    expect(await seen()).not.toContain('onerror');
  });
});

describe('a test and homework', () => {
  it('name their paper, are ready once it is published, and say when it was removed', async () => {
    const id = await createCourse(server.db);
    const { id: exam } = await createPaper(server.db, { title: '结课测验' });
    const { id: homework } = await createPaper(server.db, { title: '第一次作业', publishedAt: null });
    await write(
      id,
      { kind: 'exam', title: '测一测', paper_id: exam, is_free: true },
      { kind: 'homework', title: '写一写', paper_id: homework },
      { kind: 'exam', title: '还没选' },
    );
    expect(await lessonsOf(id)).toMatchObject([
      { kind: 'exam', paper_id: exam, source_title: '结课测验', is_free: true, is_ready: true },
      { kind: 'homework', paper_id: homework, source_title: '第一次作业', is_ready: false },
      { kind: 'exam', paper_id: null, source_title: '', is_ready: false },
    ]);
    await server.db.update(papers).set({ deletedAt: new Date() }).where(eq(papers.id, exam));
    expect((await lessonsOf(id))[0]).toMatchObject({ is_ready: false, is_removed: true });
    const { chapters } = await clientOf(server).courses.detail(id);
    expect(chapters.flatMap(({ lessons }) => lessons.map((each) => each.paper_id))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('keep their paper: it is not removed, and the refusal names the course', async () => {
    const { id: paper } = await createPaper(server.db);
    const id = await createCourse(server.db, { title: '三周写好' });
    await write(id, { kind: 'exam', title: '测一测', paper_id: paper });
    await expect(admin.manage.papers.remove(paper)).rejects.toMatchObject({
      code: 1,
      message: '试卷是课程“三周写好”的课时，请先移出',
    });
    await write(id, text);
    await admin.manage.papers.remove(paper);
  });

  it('are of papers of their own for who reaches their own courses alone', async () => {
    const teacher = await createManager(server, { course: 'own', 'course.update': 'own' });
    const [row] = await server.db
      .insert(teachers)
      .values({ name: '一位老师', userId: teacher.id })
      .returning({ id: teachers.id });
    const id = await createCourse(server.db, { teacherId: row!.id });
    const { id: own } = await createPaper(server.db, { authorId: teacher.id });
    const { id: other } = await createPaper(server.db, { authorId: (await createPerson(server.db)).id });
    const put = (paper: number) =>
      teacher.manage.courses.update(id, { contents: of({ kind: 'exam', title: '测', paper_id: paper }) });
    await put(own);
    await expect(put(other)).rejects.toMatchObject({ code: 1, data: { field: 'contents' } });
  });
});

it.each([
  [
    'text that is no text lesson',
    { kind: 'exam', title: '测', render_content: '<p>字</p>' },
    '只有图文课时可以写正文',
  ],
  ['a paper of a text', { ...text, paper_id: 1 }, '只有测验和作业课时可以选择试卷'],
  [
    'a paper that is not there',
    { kind: 'exam', title: '测', paper_id: 987654 },
    '所选的视频、文章、试卷或文件有的已不存在，请重新选择',
  ],
] satisfies [string, Lesson, string][])('are refused with %s', async (_, lesson, message) => {
  const id = await createCourse(server.db);
  await expect(write(id, lesson)).rejects.toMatchObject({ code: 1, message, data: { field: 'contents' } });
});

it('refuse the same paper twice', async () => {
  const id = await createCourse(server.db);
  const { id: paper } = await createPaper(server.db);
  await expect(
    write(
      id,
      { kind: 'exam', title: '测', paper_id: paper },
      { kind: 'homework', title: '写', paper_id: paper },
    ),
  ).rejects.toMatchObject({ message: '同一份试卷在课程里只能放一次' });
});
