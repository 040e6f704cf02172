import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { tableFile } from '../../resources/export/table-file.ts';
import { createExamCategory, createPaper, secret } from '../exams/exams.fixtures.ts';
import { exchangeStrings as strings } from '../exams/formats/exchange.strings.ts';
import { sheetHeadings } from '../exams/formats/sheet-write.ts';
import { questionStrings } from '../exams/exams.strings.ts';
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

it('a category that is not there is a fault, whether one is chosen for the rest or not', async () => {
  const content = await sheet([single.with(1, '天文'), single.with(1, ''), single]);
  const missing = { line: 3, column: strings.whole, reason: strings.noCategory('天文') };
  const unsaid = { line: 4, column: strings.whole, reason: strings.unsaidCategory };
  expect((await importing(content, { category_id: null, is_dry_run: true })).failure.data).toEqual([
    missing,
    unsaid,
  ]);
  expect((await importing(content, { is_dry_run: true })).failure.data).toEqual([missing]);
  expect((await importing(content)).failure.data).toEqual([missing]);
  expect((await admin.manage.questions.list({})).data.map((row) => row.category.name)).toEqual([
    '语文',
    '语文',
  ]);
});

it('of several categories with one name the chosen one is meant', async () => {
  const twin = await createExamCategory(server.db);
  const content = await sheet([single]);
  const { failure } = await importing(content, { category_id: null });
  expect(failure.data).toEqual([{ line: 3, column: strings.whole, reason: strings.categoryTwice('语文') }]);
  await importing(content, { category_id: twin });
  expect((await admin.manage.questions.list({})).data.map((row) => row.category.id)).toEqual([twin]);
});

const stored = async () => {
  const { data } = await admin.manage.questions.list({});
  const all = await Promise.all(data.map(({ id }) => admin.manage.questions.find(id)));
  return all.map(({ question }) => question).toSorted((a, b) => (a.content < b.content ? -1 : 1));
};
const gift = (text: string | Buffer) => Buffer.from(text as string).toString('base64');

it('words with angle brackets are stored whole, as text', async () => {
  await importing(gift('若 a<b 且 b<c，则？{=a<c ~a>c}\n\nList<String> 的元素？{=字符串 ~整数}'), {
    format: 'gift',
  });
  await importing(
    await sheet([single.with(3, '#include<stdio.h> 再写什么？').with(7, 'int<br>').with(8, '&lt;')]),
  );
  expect(await stored()).toMatchObject([
    {
      content: '<p>#include&lt;stdio.h&gt; 再写什么？</p>',
      options: [{ content: 'int&lt;br&gt;' }, { content: '&amp;lt;' }],
    },
    { content: '<p>List&lt;String&gt; 的元素？</p>' },
    { content: '<p>若 a&lt;b 且 b&lt;c，则？</p>', options: [{ content: 'a&lt;c' }, { content: 'a&gt;c' }] },
  ]);
});

it('a text in GBK or UTF-16 is read, and one of no encoding is refused with those that are', async () => {
  // 哪个对？{=对 ~错}
  await importing(Buffer.from('c4c4b8f6b6d4a3bf7b3db6d4207eb4ed7d', 'hex').toString('base64'), {
    format: 'gift',
  });
  await importing(gift(Buffer.from('哪个错？{=错 ~对}', 'utf16le')), { format: 'gift' });
  expect(await titles()).toEqual(['哪个对？', '哪个错？']);
  await expect(
    importing(Buffer.from('c4c4b8f6ff', 'hex').toString('base64'), { format: 'gift' }),
  ).rejects.toMatchObject({ code: 1, message: strings.notText });
});

it('shares of a multiple choice come in and go out again, in each format', async () => {
  await importing(gift('哪些对？{~%50%甲 ~%50%乙 ~%-50%丙 ~%-50%丁}'), { format: 'gift' });
  for (const format of ['gift', 'qti', 'xlsx'] as const) {
    const file = await admin.manage.questionFiles.exportFile({ format });
    await server.db.execute(sql`truncate questions cascade`);
    await importing(file.content, { format });
    expect(await stored()).toMatchObject([
      { type: 2, answer: 'option1,option2', partial: { rule: 'share' }, options: [{}, {}, {}, {}] },
    ]);
  }
});

it('a single choice with two keys is refused by the form’s call too, with words for its field', async () => {
  const options = ['甲', '乙'].map((content, place) => ({ key: `option${place + 1}`, content }));
  const question = { type: 1, level: 1, score: 5, content: '<p>问</p>', remark: '', options } as const;
  const storing = (changed: object) =>
    admin.manage.questions.store({
      category_id: category,
      tag_ids: [],
      question: { ...question, options, answer: 'option1,option2', ...changed },
      rubric: '',
      video_id: null,
      video_second: null,
    });
  const refused = (message: string) => ({ code: 1, message, data: { field: 'question' } });
  const { faults } = questionStrings;
  await expect(storing({})).rejects.toMatchObject(refused(faults.single));
  await expect(storing({ type: 2, answer: '' })).rejects.toMatchObject(refused(faults.answer));
  await expect(storing({ type: 2, answer: 'option1,option1' })).rejects.toMatchObject(refused(faults.answer));
  const part = { ...question, options, answer: 'option1,option2' };
  await expect(storing({ type: 6, questions: [part] })).rejects.toMatchObject(refused(faults.single));
  expect(await titles()).toEqual([]);
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
