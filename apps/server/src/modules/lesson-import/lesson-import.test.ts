import { sql } from 'drizzle-orm';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { cellFaultStrings } from '../../file-reading/spreadsheet/spreadsheet.strings.ts';
import { createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { createMedia } from '../media/media.fixtures.ts';

let server: TestServer;
let admin: Manager;
const now = new Date('2026-11-22T08:00:00.000Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['courses', 'videos', 'media_files'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`);
});

const headings = [
  '课程',
  '章节',
  '名称',
  '时长',
  '视频地址',
  '阿里云视频ID',
  '腾讯云视频ID',
  '上架时间',
  '试看秒数',
];

type Cell = string | number | boolean | Date | null;

async function sheetOf(rows: Cell[][], above: string[][] = []): Promise<string> {
  const bytes = await writeXlsx({
    sheets: [{ name: '课时', rows: [...above, headings, ...rows] }],
  });
  return Buffer.from(bytes).toString('base64');
}
const chaptersOf = async (id: number) =>
  (await admin.manage.courses.find(id)).contents.map(({ title, lessons }) => [
    title,
    lessons.map((lesson) => lesson.title),
  ]);

it('MC-13 writes what is right after a dry run that writes nothing, and the same press once', async () => {
  const id = await createCourse(server.db, { title: '写作课', publishedAt: null });
  const film = await createMedia(server.db, { kind: 'video', title: '片子', duration: 90.4 });
  const content = await sheetOf(
    [
      ['写作课', '删与改', '第１讲', '1:30', String(film), null, null, null, 30],
      [null, ' ', '', null, null, null, null, null, null],
      [id, '删与改', '第二讲', 90, null, 'cloud-1', null, '2026-11-01', null],
      ['写作课', '', '答疑', null, null, null, null, new Date(Date.UTC(2026, 11, 1, 20)), null],
    ],
    [['请按模板填写']],
  );
  const { lessons } = admin.manage;
  const dry = await lessons.importRows(content, true);
  expect(dry).toEqual({
    success: { total: 3 },
    failure: { total: 0, data: [] },
    file: null,
    waiting: [],
    action_ids: [],
  });
  expect(await chaptersOf(id)).toEqual([]);

  const press = () => lessons.importRows(content, false, { idempotencyKey: 'press-1' });
  const [first, second] = await Promise.all([press(), press()]);
  expect(second).toEqual(first);
  expect(await chaptersOf(id)).toEqual([['删与改', ['第１讲', '第二讲', '答疑']]]);
  const [chapter] = (await admin.manage.courses.find(id)).contents;
  expect(chapter?.lessons).toMatchObject([
    // CR-11
    { kind: 'video', is_free: true, duration: 90, free_seconds: 30, is_ready: true },
    { kind: 'video', is_free: false, video_id: chapter?.lessons[0]?.video_id },
    { kind: 'live', starts_at: '2026-12-01T12:00:00.000Z' },
  ]);
  await admin.manage.log.undo(first.action_ids[0] ?? 0);
  expect(await chaptersOf(id)).toEqual([]);
});

it('MC-13 CR-14 puts lessons of a published course into what waits, which nobody sees, and takes them back', async () => {
  const id = await createCourse(server.db, { title: '写作课', charge: 99, lessons: [{ title: '开课' }] });
  const draft = await createCourse(server.db, { title: '草稿课', publishedAt: null });
  await createMedia(server.db, { kind: 'video', title: '片子', duration: 90.4 });
  const content = await sheetOf([
    ['写作课', '', '一', null, '片子', null, null, null, 30],
    ['草稿课', '', '二', null, null, null, null, null, null],
    ['写作课', '删与改', '三', '1:30', null, null, null, null, null],
  ]);
  const { lessons, courses, log } = admin.manage;
  const waiting = [{ id, title: '写作课', lessons_count: 2 }];
  expect(await lessons.importRows(content, true)).toMatchObject({ waiting, action_ids: [] });
  const imported = await lessons.importRows(content, false);
  expect(imported).toMatchObject({ success: { total: 3 }, waiting });
  expect(imported.action_ids).toHaveLength(2);
  expect(await chaptersOf(id)).toEqual([['', ['开课']]]);
  expect(await chaptersOf(draft)).toEqual([['', ['二']]]);

  const found = await courses.find(id);
  expect(found.has_revision).toBe(true);
  expect(found.revision?.contents).toMatchObject([
    {
      title: '',
      lessons: [
        { id: found.contents[0]?.lessons[0]?.id, title: '开课' },
        { id: null, title: '一', source_title: '片子', duration: 90, free_seconds: 30, is_ready: true },
      ],
    },
    { title: '删与改', lessons: [{ id: null, title: '三', duration: 90, is_free: false, is_ready: false }] },
  ]);

  for (const action of imported.action_ids) await log.undo(action);
  expect(await courses.find(id)).toMatchObject({ has_revision: false, revision: null });
  expect(await chaptersOf(draft)).toEqual([]);
});

it('MC-13 CR-14 adds to what waits already, and all of it is published together', async () => {
  const id = await createCourse(server.db, { title: '写作课', lessons: [{ title: '开课' }] });
  const { lessons, courses, log } = admin.manage;
  const rowsOf = (title: string) => sheetOf([['写作课', '', title, null, null, null, null, null, null]]);
  await courses.update(id, { revision: { charge: 129 } });
  await lessons.importRows(await rowsOf('一'), false);
  const second = await lessons.importRows(await rowsOf('二'), false);
  const titles = async () =>
    (await courses.find(id)).revision?.contents?.flatMap((chapter) =>
      chapter.lessons.map(({ title }) => title),
    );
  expect(await titles()).toEqual(['开课', '一', '二']);
  await log.undo(second.action_ids[0] ?? 0);
  expect(await titles()).toEqual(['开课', '一']);

  const { revision } = await courses.find(id);
  await courses.update(id, { ...revision, revision: null });
  expect(await courses.find(id)).toMatchObject({ charge: 129, has_revision: false });
  expect(await chaptersOf(id)).toEqual([['', ['开课', '一']]]);
});

it('MC-13 stores lessons of a course at once that appears later', async () => {
  const id = await createCourse(server.db, {
    title: '写作课',
    publishedAt: new Date(now.getTime() + 60_000),
  });
  const content = await sheetOf([['写作课', '', '一', null, null, null, null, null, null]]);
  expect((await admin.manage.lessons.importRows(content, false)).waiting).toEqual([]);
  expect(await chaptersOf(id)).toEqual([['', ['一']]]);
});

it('MC-13 names line, column and reason of all that is wrong, and hands those rows back as a file', async () => {
  const id = await createCourse(server.db, { title: '写作课', publishedAt: null });
  await createMedia(server.db, { kind: 'video', title: '短片', duration: 20, videoId: 'cloud-2' });
  const content = await sheetOf([
    ['没有的课', '', '一', null, null, null, null, null, null],
    ['写作课', '', '', '一分半', null, null, null, '明天', null],
    ['写作课', '', '二', null, '短片', 'cloud-2', null, null, null],
    ['写作课', '', '三', null, 'https://a.example/a.mp4', null, null, null, 5],
    ['写作课', '', '四', null, '短片', null, null, '2027-01-01', 20],
    ['写作课', '', '=1+1', null, null, null, null, null, null],
  ]);
  const { success, failure, file } = await admin.manage.lessons.importRows(content, false);
  expect(success).toEqual({ total: 1 });
  expect(failure.total).toBe(5);
  expect(failure.data.map(({ line, column }) => [line, column])).toEqual([
    [2, '课程'],
    [3, '名称'],
    [3, '时长'],
    [3, '上架时间'],
    [4, '视频地址'],
    [5, '视频地址'],
    [5, '试看秒数'],
    [6, '上架时间'],
    [6, '试看秒数'],
  ]);
  expect(failure.data[0]?.reason).toBe('没有这门课程，或者不是你的课程');
  expect(await chaptersOf(id)).toEqual([['', ['=1+1']]]);
  const { sheets } = await readXlsx(Buffer.from(file?.content ?? '', 'base64'));
  expect(sheets[0]?.rows).toHaveLength(6);
  expect(sheets[0]?.rows[2]?.at(-1)).toMatch(/名称：.*；时长：.*；上架时间：/);
});

it.each<[string, () => Promise<string>, string]>([
  [
    'that is no spreadsheet',
    async () => Buffer.from('nonsense').toString('base64'),
    '这不是可以读取的 xlsx 文件，请用导入模板填写',
  ],
  [
    'without headings',
    async () => {
      const bytes = await writeXlsx({ sheets: [{ name: 'a', rows: [['一', '二']] }] });
      return Buffer.from(bytes).toString('base64');
    },
    '没有找到表头：前三行里要有“课程”和“名称”两列，请用导入模板填写',
  ],
  ['without rows', () => sheetOf([['', ' ']]), '文件里没有要导入的行'],
])('refuses a file %s', async (_, contentOf, message) => {
  await expect(admin.manage.lessons.importRows(await contentOf(), true)).rejects.toMatchObject({
    code: 1,
    message,
  });
});

it('CR-15 takes a teacher’s lessons into their own courses, with their own files', async () => {
  const teacher = await createManager(server, { 'course.update': 'own' });
  const teacherId = await createTeacher(server.db, { userId: teacher.id });
  const own = await createCourse(server.db, { title: '自己的课', teacherId, publishedAt: null });
  await createCourse(server.db, { title: '别人的课' });
  await createMedia(server.db, { kind: 'video', title: '别人的片子', duration: 9 });
  const content = await sheetOf([
    ['自己的课', '', '一', null, null, null, null, null, null],
    ['别人的课', '', '二', null, null, null, null, null, null],
    ['自己的课', '', '三', null, '别人的片子', null, null, null, null],
  ]);
  const { success, failure } = await teacher.manage.lessons.importRows(content, false);
  expect(success).toEqual({ total: 1 });
  expect(failure.data.map(({ line, column }) => [line, column])).toEqual([
    [3, '课程'],
    [4, '视频地址'],
  ]);
  expect(await chaptersOf(own)).toEqual([['', ['一']]]);
});

it('has a template that it reads itself', async () => {
  const { content } = await admin.manage.lessons.template();
  const { failure } = await admin.manage.lessons.importRows(content, true);
  expect(failure.data.map(({ column }) => column)).toEqual(['课程', '视频地址', '试看秒数']);
});

it('keeps titles as they are written, and finds what they name also by other forms of its signs', async () => {
  const id = await createCourse(server.db, { title: 'C语言！入门（上）', publishedAt: null });
  const other = await createCourse(server.db, { title: 'x²', publishedAt: null });
  await createCourse(server.db, { title: 'x2' });
  const content = await sheetOf([
    ['C语言！入门（上）', '第一章：导论（一）', 'H₂O 与 x²：①②③', null, null, null, null, null, null],
    ['C语言!入门(上)', '第一章:导论(一)', '二', null, null, null, null, null, null],
    ['x²', '', '三', null, null, null, null, null, null],
  ]);
  const { failure } = await admin.manage.lessons.importRows(content, false);
  expect(failure).toEqual({ total: 0, data: [] });
  expect(await chaptersOf(id)).toEqual([['第一章：导论（一）', ['H₂O 与 x²：①②③', '二']]]);
  expect(await chaptersOf(other)).toEqual([['', ['三']]]);
});

it('says of a cell that cannot be read what to do', async () => {
  await createCourse(server.db, { title: '写作课', publishedAt: null });
  const content = await sheetOf([
    ['写作课', '', '#N/A', '45:00:00', null, null, null, null, null],
    ['写作课', '', 123456789012, 0.0625, null, null, null, null, null],
    ['写作课', '长'.repeat(501), '一', null, null, null, null, null, null],
  ]);
  const { failure } = await admin.manage.lessons.importRows(content, true);
  expect(failure.data.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [2, '名称', cellFaultStrings.error],
    [2, '时长', expect.stringContaining('“45:00:00”')],
    [3, '名称', cellFaultStrings.digits],
    [3, '时长', expect.stringContaining('“0.0625”')],
    [4, '章节', cellFaultStrings.long],
  ]);
});
