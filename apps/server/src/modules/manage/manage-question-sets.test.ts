import { createMockApi, createPracticeApi } from '@shuyuan/api-client/exam-area';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createQuestions } from '../practice/practice.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';
import { managedMockPaperStrings, managedPracticeStrings } from './managed-exams.strings.ts';

let server: TestServer;
let admin: Manager;
let category: number;
let ids: number[];

beforeAll(async () => {
  server = await createTestServer({});
  await saveSettings(server.db, { 'features.mockPaper': true, 'features.practice': true });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(
    sql`truncate mock_papers, practices, questions, exam_categories, rate_limits cascade`,
  );
  // One of each type but an ordering.
  ({ ids, categoryId: category } = await createQuestions(server.db));
});

const published = { published_at: '2026-01-01T00:00:00.000Z' };
const num = { choice: 0, select: 0, input: 0, qa: 0, judge: 0, cap: 0 };
const mocks = (person: Person) => createMockApi(clientOf(server, person).http);
const practices = (person: Person) => createPracticeApi(clientOf(server, person).http);

describe('mock papers in the console', () => {
  const store = (change: object, by = admin) =>
    by.manage.mockPapers.store({ title: '模拟卷', category_id: category, ...change });

  it('are drawn by their rule once they appear, and bought courses open them', async () => {
    const course = await createCourse(server.db, { title: '写作课' });
    const { id } = await store({
      rule: { category_ids: [category], levels: [], num: { ...num, choice: 1, judge: 1 } },
      pass_score: 4.5,
      charge: 9,
      required_courses: [{ id: course }],
      ...published,
    });
    expect(await admin.manage.mockPapers.find(id)).toMatchObject({
      status: 'published',
      questions_count: 2,
      pass_score: 4.5,
      required_courses: [{ id: course, title: '写作课' }],
    });
    const learner = await createPerson(server.db);
    expect(await mocks(learner).detail(id)).toMatchObject({ can_join: false, refusal: 'not-bought' });
    await admin.manage.mockPapers.update(id, { charge: 0 });
    const { recordId } = await mocks(learner).start(id);
    expect((await mocks(learner).asPaper(recordId).play(id)).questions).toHaveLength(2);
  });

  it('stay drafts while their rule asks for nothing, or for more than the bank has', async () => {
    await expect(store(published)).rejects.toMatchObject({
      code: 1,
      message: managedMockPaperStrings.needsQuestion,
    });
    const rule = { category_ids: [category], levels: [], num: { ...num, choice: 2 } };
    await expect(store({ rule, ...published })).rejects.toMatchObject({
      message: managedMockPaperStrings.tooFew('单选题', 2, 1),
    });
    const { id } = await store({ rule });
    expect((await admin.manage.mockPapers.find(id)).status).toBe('draft');
    await expect(admin.manage.mockPapers.updateMany([id], published)).rejects.toMatchObject({ code: 1 });
  });

  it('tell how many questions a rule could draw, by category and level', async () => {
    const of = (query: Parameters<typeof admin.manage.mockPapers.candidates>[0]) =>
      admin.manage.mockPapers.candidates(query);
    expect(await of({})).toEqual({ choice: 1, select: 1, input: 1, qa: 1, judge: 1, cap: 1 });
    expect(await of({ category_ids: String(category + 1) })).toEqual(num);
    expect(await of({ levels: '1' })).toMatchObject({ choice: 1, select: 0 });
  });

  it('are a teacher’s own where no more is allowed', async () => {
    const teacher = await createManager(server, { mockPaper: 'own', 'mockPaper.store': 'own' });
    const { id } = await store({}, teacher);
    await store({});
    expect((await teacher.manage.mockPapers.list({})).data.map((row) => row.id)).toEqual([id]);
  });
});

describe('practices in the console', () => {
  const chapter = (title: string, asked: readonly number[]) => ({
    title,
    questions: asked.map((id) => ({ question_id: id })),
  });
  const store = (chapters: ReturnType<typeof chapter>[], change: object = published) =>
    admin.manage.practices.store({ title: '练习', category_id: category, chapters, ...change });
  const reply = (answer: string) => ({ client_id: randomUUID(), answer });

  it('have chapters in their order; what was answered stays with a chapter that is renamed or moved', async () => {
    const [single = 0, multiple = 0, blank = 0] = ids;
    const { id } = await store([chapter('甲', [single, multiple]), chapter('乙', [blank])]);
    const learner = await createPerson(server.db);
    await practices(learner).answer(id, single, reply('option2'));
    await admin.manage.practices.update(id, {
      chapters: [chapter('乙', [blank]), chapter('甲（新）', [multiple, single])],
    });
    const whole = await admin.manage.practices.find(id);
    expect(
      whole.chapters.map(({ title, questions }) => [title, questions.map((q) => q.question_id)]),
    ).toEqual([
      ['乙', [blank]],
      ['甲（新）', [multiple, single]],
    ]);
    expect(whole).toMatchObject({ questions_count: 3, chapters_count: 2, people_count: 1 });
  });

  it('take a question once, out of the bank, under names that differ, and appear with one at least', async () => {
    const [single = 0] = ids;
    const refusal = (message: string) => ({ code: 1, message });
    await expect(store([chapter('甲', [single]), chapter('乙', [single])])).rejects.toMatchObject(
      refusal(managedPracticeStrings.questionTwice),
    );
    await expect(store([chapter('甲', [single]), chapter('甲', [])])).rejects.toMatchObject(
      refusal(managedPracticeStrings.chapterTwice),
    );
    await expect(store([chapter('甲', [999_999])])).rejects.toMatchObject(
      refusal(managedPracticeStrings.questionGone),
    );
    await expect(store([])).rejects.toMatchObject(refusal(managedPracticeStrings.needsQuestion));
  });

  it('are gone for learners once they are removed', async () => {
    const { id } = await store([chapter('甲', ids.slice(0, 2))]);
    const learner = await createPerson(server.db);
    await admin.manage.practices.remove(id);
    await expect(practices(learner).detail(id)).rejects.toMatchObject({ code: 404 });
  });
});
