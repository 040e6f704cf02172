import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { tableFile } from '../../resources/export/table-file.ts';
import { createExamCategory, createPaper, secret } from '../exams/exams.fixtures.ts';
import { exchangeStrings as strings } from '../exams/formats/exchange.strings.ts';
import { sheetHeadings } from '../exams/formats/sheet-questions.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let category: number;

beforeAll(async () => {
  server = await createTestServer({});
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(sql`truncate questions, exam_categories, rate_limits cascade`);
  // The fixture calls it 语文.
  category = await createExamCategory(server.db);
});

const sheet = async (rows: readonly (readonly string[])[]) =>
  (await tableFile({ name: '题', headings: [strings.guide], rows: [sheetHeadings, ...rows] }, 'xlsx'))
    .content;

const single = ['单选题', '语文', '简单', '留几个形容词？', '1', '越少越准。', '5', '一个', '三个'];
const judge = ['判断题', '', '', '初稿写完就可以交。', '0', '', '3'];
const importing = (content: string, more: object = {}, by = admin) =>
  by.manage.questionFiles.importRows({
    format: 'xlsx',
    content,
    category_id: category,
    is_dry_run: false,
    ...more,
  });
const titles = async () => (await admin.manage.questions.list({})).data.map(({ title }) => title).toSorted();

it('a sheet is looked through first, tells each fault with its row, and its good rows are written and taken back together', async () => {
  const content = await sheet([single, ['单选题', '', '', '', '7', '', '0', '一个'], judge]);
  const dry = await importing(content, { is_dry_run: true });
  expect(dry).toMatchObject({ success: { total: 2 }, failure: { total: 1 }, action_id: null });
  expect(dry.failure.data.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '4 试题内容',
    '4 分值',
    '4 选项1',
    '4 答案',
  ]);
  expect(await titles()).toEqual([]);
  const { action_id: actionId } = await importing(content);
  expect(await titles()).toEqual(['初稿写完就可以交。', '留几个形容词？']);
  await admin.manage.log.undo(actionId!);
  expect(await titles()).toEqual([]);
});

it('the template can be filled in and imported', async () => {
  const { content } = await admin.manage.questionFiles.template();
  expect(await importing(content)).toMatchObject({ success: { total: 1 }, failure: { total: 0 } });
});

it('a category that is not there is a fault, unless one is chosen for the rest', async () => {
  const content = await sheet([single.with(1, '天文')]);
  const { failure } = await importing(content, { category_id: null });
  expect(failure.data).toEqual([{ line: 3, column: strings.whole, reason: strings.noCategory }]);
  expect((await importing(content)).success.total).toBe(1);
});

it('a recording that is not of the library is a fault of its column', async () => {
  const heard = [...single, ...Array.from({ length: 8 }, () => ''), 'https://elsewhere.example/a.mp3'];
  const { failure } = await importing(await sheet([heard]));
  expect(failure.data).toEqual([{ line: 3, column: strings.sound, reason: strings.badSound }]);
});

it.each(['xlsx', 'gift', 'qti'] as const)('what was written as %s is read again', async (format) => {
  await importing(await sheet([single, judge]));
  const file = await admin.manage.questionFiles.exportFile({ format, category_id: category });
  expect(file).toMatchObject({ total: 2, skipped: 0 });
  await server.db.execute(sql`truncate questions cascade`);
  expect(await importing(file.content, { format })).toMatchObject({
    success: { total: 2 },
    failure: { total: 0 },
  });
  expect(await titles()).toEqual(['初稿写完就可以交。', '留几个形容词？']);
});

it('a teacher gets their own alone, and what they bring in is theirs', async () => {
  await importing(await sheet([single]));
  const teacher = await createManager(server, { question: 'own', 'question.store': 'own' });
  await importing(await sheet([judge]), {}, teacher);
  expect((await teacher.manage.questionFiles.exportFile({ format: 'gift' })).total).toBe(1);
  expect((await teacher.manage.questions.list({})).data.map(({ title }) => title)).toEqual([
    '初稿写完就可以交。',
  ]);
});

it('a paper is printed whole with its answers, for who looks after it', async () => {
  const { id, questionIds } = await createPaper(server.db, { categoryId: category });
  const sheet = await admin.manage.questionFiles.paper(id);
  expect(sheet).toMatchObject({ title: '期中测验', score: 30, pass_score: 18, expired_minutes: 60 });
  expect(sheet.questions.map((each) => each.id)).toEqual(questionIds);
  expect(sheet.questions[0]?.question).toMatchObject({ type: 1, answer: 'option2', remark: secret });
  const teacher = await createManager(server, { paper: 'own' });
  await expect(teacher.manage.questionFiles.paper(id)).rejects.toMatchObject({ code: 404 });
});

it('refuses what is no such file, what holds nothing, and what is made to be large', async () => {
  const of = (text: string) => Buffer.from(text).toString('base64');
  const refused = (message: string) => ({ code: 1, message });
  await expect(importing(of('PK'))).rejects.toMatchObject(refused(strings.notReadable));
  await expect(importing(of('PK'), { format: 'qti' })).rejects.toMatchObject(refused(strings.notReadable));
  await expect(importing(of('// 没有'), { format: 'gift' })).rejects.toMatchObject(
    refused(strings.noQuestions),
  );
  const { failure } = await importing(of('问？{=对 ~错}\n\n没有答案\n\n连线{=甲->乙 =丙->丁}'), {
    format: 'gift',
    is_dry_run: true,
  });
  expect(failure.data.map(({ line, reason }) => [line, reason])).toEqual([
    [3, strings.noBraces],
    [5, strings.matching],
  ]);
});
