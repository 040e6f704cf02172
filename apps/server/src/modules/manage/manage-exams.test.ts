import { createExamsApi } from '@shuyuan/api-client';
import { createWrongBookApi } from '@shuyuan/api-client/exam-area';
import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptQuestions, questionRegrades } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createExamCategory } from '../exams/exams.fixtures.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { recordAnswers } from '../question-answers/record-answers.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let now: Date;
let admin: Manager;
let category: number;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  now = new Date('2026-11-22T08:00:00.000Z');
  await saveSettings(server.db, { 'features.paper': true, 'features.wrongBook': true });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await server.db.execute(sql`truncate papers, questions, exam_categories, rate_limits cascade`);
  category = await createExamCategory(server.db);
});

const common = { level: 1, score: 5, content: '<p>问</p>', remark: '' };
const options = ['甲', '乙', '丙'].map((text, place) => ({
  key: `option${place + 1}`,
  content: `<p>${text}</p>`,
}));
const single: WrittenQuestion = { ...common, type: 1, options, answer: 'option2' };
const written: readonly WrittenQuestion[] = [
  single,
  { ...common, type: 2, options, answer: 'option1,option3', partial: { rule: 'share' } },
  {
    ...common,
    type: 3,
    score: 3,
    answer: [
      { a: ['一', '1'], s: 1 },
      { a: ['二'], s: 2, exact: true },
    ],
    folding: { case: false, symbol: false },
  },
  { ...common, type: 4, answer: '<p>参考</p>', rubric: [{ text: '切题', score: 5 }] },
  { ...common, type: 5, answer: 0, remark: '<p>因为</p>' },
  {
    ...common,
    type: 6,
    score: 10,
    questions: [
      { ...common, type: 1, options, answer: 'option1' },
      { ...common, type: 4, answer: '', rubric: [] },
    ],
  },
];
const store = (question: WrittenQuestion, by = admin) =>
  by.manage.questions.store({ category_id: category, tag_ids: [], question });
const paperOf = async (questionIds: readonly number[], more: object = {}) =>
  (
    await admin.manage.papers.store({
      title: '期末',
      category_id: category,
      questions: questionIds.map((id) => ({ question_id: id })),
      published_at: '2026-01-01T00:00:00.000Z',
      ...more,
    })
  ).id;
const exams = (person: Person) => createExamsApi(clientOf(server, person).http);

describe('questions of the bank', () => {
  it.each(written.map((question) => [question.type, question] as const))(
    'of type %i are read as they were written',
    async (_, question) => {
      const { id } = await store(question);
      expect((await admin.manage.questions.find(id)).question).toEqual(question);
    },
  );

  it('become harder or easier many at once, which attempts do not notice and the log takes back', async () => {
    const ids = [(await store(single)).id, (await store(written[5]!)).id];
    const { action_id: action } = await admin.manage.questions.updateMany(ids, { level: 3 });
    const levels = async () =>
      Promise.all(
        ids.map(async (id) => {
          const { level, question } = await admin.manage.questions.find(id);
          return [level, question.level, question.content];
        }),
      );
    expect(await levels()).toEqual([
      [3, 3, common.content],
      [3, 3, common.content],
    ]);
    await admin.manage.log.undo(action);
    expect(await levels()).toEqual([
      [1, 1, common.content],
      [1, 1, common.content],
    ]);
  });

  it('lose what HTML may not do, and are found by their stem', async () => {
    const { id } = await store({
      ...single,
      content: '<p onclick="x()">地球<b>多大</b></p><script>x</script>',
    });
    const { data } = await admin.manage.questions.list({
      keywords: '地球多大',
      type: 1,
      category_id: category,
    });
    expect(data).toMatchObject([{ id, title: '地球多大', score: 5 }]);
    const { question } = await admin.manage.questions.find(id);
    expect(question.content).not.toMatch(/onclick|script/);
  });

  it('keep their type', async () => {
    const { id } = await store(single);
    const judge = { ...common, type: 5, answer: 1 } as const;
    await expect(admin.manage.questions.update(id, { question: judge })).rejects.toMatchObject({ code: 1 });
  });

  it.each<[string, WrittenQuestion]>([
    ['without a stem', { ...single, content: '<p> </p>' }],
    ['with one option', { ...single, options: options.slice(0, 1), answer: 'option1' }],
    ['with a right answer that is no option', { ...single, answer: 'option9' }],
    ['with a blank that nothing fills', { ...common, type: 3, answer: [{ a: [' '], s: 1 }] }],
    ['that gives nothing', { ...single, score: 0 }],
    ['with no parts', { ...common, type: 6, questions: [] }],
  ])('%s are refused', async (_, question) => {
    await expect(store(question)).rejects.toMatchObject({ code: 1 });
  });

  it('to be put in order tell their order neither by keys nor by how they come, and are graded by it', async () => {
    const steps = ['种', '浇', '收', '磨'].map((text, place) => ({
      key: `option${place + 1}`,
      content: text,
    }));
    const { id } = await store({ ...common, type: 7, options: steps });
    const learner = await createPerson(server.db);
    const paper = await paperOf([id]);
    const { record_id: pid } = await exams(learner).start(paper);
    const asked = (await exams(learner).play(paper)).questions[0]!.question;
    if (asked.type !== 7) throw new Error('It is an ordering.');
    expect(asked.options.map(({ content }) => content)).not.toEqual(steps.map(({ content }) => content));
    const right = steps.map(({ content }) => asked.options.find((each) => each.content === content)!.key);
    expect(right).not.toEqual(asked.options.map(({ key }) => key));
    await exams(learner).answer({ pid, question_id: id, answer: right.join(','), seq: 1 });
    expect(await exams(learner).submit(pid)).toMatchObject({ total_score: 5 });
  });

  it('in a paper stay, and are changed for attempts to come alone', async () => {
    const { id } = await store(single);
    const paper = await paperOf([id]);
    await expect(admin.manage.questions.remove(id)).rejects.toMatchObject({ code: 1 });
    const learner = await createPerson(server.db);
    await exams(learner).start(paper);
    await admin.manage.questions.update(id, { question: { ...single, content: '<p>新问</p>' } });
    expect((await exams(learner).play(paper)).questions[0]!.question.content).toBe('<p>问</p>');
  });

  it('are drawn by rule, none twice and none that is left out', async () => {
    const ids = [];
    for (let place = 0; place < 4; place += 1) ids.push((await store(single)).id);
    await store(written[4]!);
    const { data } = await admin.manage.questions.draw({ type: 1, count: 9, except: String(ids[0]) });
    expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.slice(1));
  });

  it('of others are not there for who reaches their own', async () => {
    const own = {
      question: 'own',
      'question.store': 'own',
      'question.update': 'own',
      paper: 'own',
      'paper.store': 'own',
    } as const;
    const teacher = await createManager(server, own);
    const { id } = await store(single);
    const { id: theirs } = await store(single, teacher);
    expect((await teacher.manage.questions.list({})).data.map((row) => row.id)).toEqual([theirs]);
    const missing = { code: 404 };
    await expect(teacher.manage.questions.find(id)).rejects.toMatchObject(missing);
    await expect(teacher.manage.questions.regrades(id)).rejects.toMatchObject(missing);
    await expect(
      teacher.manage.questions.regrade(id, { question: single, reason: '错' }),
    ).rejects.toMatchObject(missing);
    expect((await teacher.manage.questions.draw({ type: 1, count: 9 })).data).toHaveLength(1);
    const draft = { title: '卷', category_id: category, questions: [{ question_id: id }] };
    await expect(teacher.manage.papers.store(draft)).rejects.toMatchObject({ code: 1 });
    await expect(teacher.manage.grades.list(await paperOf([id]), {})).rejects.toMatchObject(missing);
  });
});

describe('papers', () => {
  it('give for a question what they say, and are read as they were written', async () => {
    const first = await store(single);
    const second = await store(written[2]!);
    const id = await paperOf([], {
      questions: [{ question_id: second.id, score: 9 }, { question_id: first.id }],
      pass_score: 7.5,
      begins_at: '2026-01-01T00:00:00.000Z',
    });
    expect(await admin.manage.papers.find(id)).toMatchObject({
      score: 14,
      pass_score: 7.5,
      questions: [
        { question_id: second.id, score: 9, own_score: 3 },
        { question_id: first.id, score: null, own_score: 5 },
      ],
    });
    const learner = await createPerson(server.db);
    const { record_id: pid } = await exams(learner).start(id);
    await exams(learner).answer({ pid, question_id: second.id, answer: ['一', '二'], seq: 1 });
    expect(await exams(learner).submit(pid)).toMatchObject({ total_score: 9 });
  });

  it('appear with questions alone, and with a pass mark that can be reached', async () => {
    await expect(paperOf([])).rejects.toMatchObject({ code: 1 });
    const { id } = await store(single);
    await expect(paperOf([id], { pass_score: 5.1 })).rejects.toMatchObject({ code: 1 });
    await expect(paperOf([id, id])).rejects.toMatchObject({ code: 1 });
    await paperOf([id], { pass_score: 5 });
  });

  it.each([
    ['opens', {}, true],
    ['does not open, where only who was added takes it,', { enabled_invite: true }, false],
  ])('a course that they name %s to who owns it', async (_, more, isOpen) => {
    const { id } = await store(single);
    const course = await createCourse(server.db, {});
    const paper = await paperOf([id], { charge: 9, required_courses: [{ id: course }], ...more });
    const learner = await createPerson(server.db);
    expect(await exams(learner).detail(paper)).toMatchObject({ can_join: false });
    const goods = { type: 'course', id: course };
    await addGrant(server.db, { userId: learner.id, goods, source: 'given', startsAt: now });
    expect(await exams(learner).detail(paper)).toMatchObject({ can_join: isOpen });
  });

  it('show who has taken them, with figures and as a file', async () => {
    const { id } = await store(single);
    const paper = await paperOf([id], { pass_score: 5 });
    const [good, poor, running] = [
      await createPerson(server.db),
      await createPerson(server.db),
      await createPerson(server.db),
    ];
    for (const [person, answer] of [
      [good, 'option2'],
      [poor, 'option1'],
    ] as const) {
      const { record_id: pid } = await exams(person).start(paper);
      await exams(person).answer({ pid, question_id: id, answer, seq: 1 });
      await exams(person).submit(pid);
    }
    await exams(running).start(paper);
    const { data } = await admin.manage.grades.list(paper, {});
    expect(data.map((row) => [row.id, row.tries, row.best_score, row.is_passed])).toEqual([
      [running.id, 1, null, null],
      [poor.id, 1, 0, false],
      [good.id, 1, 5, true],
    ]);
    expect((await admin.manage.grades.list(paper, { result: 'running' })).total).toBe(1);
    expect(await admin.manage.grades.figures(paper)).toMatchObject({
      people_count: 3,
      running_count: 1,
      graded_count: 2,
      max: 5,
      min: 0,
      average: 2.5,
      pass_rate: 50,
    });
    const file = await admin.manage.grades.exportRows(paper, { format: 'csv', result: 'passed' });
    expect(Buffer.from(file.content, 'base64').toString().trim().split('\n')).toHaveLength(2);
  });
});

describe('a wrong key', () => {
  async function taken() {
    const first = await store(single);
    const judge = await store(written[4]!);
    const paper = await paperOf([first.id, judge.id]);
    const learners = [await createPerson(server.db), await createPerson(server.db)];
    const pids = [];
    for (const [place, learner] of learners.entries()) {
      const { record_id: pid } = await exams(learner).start(paper);
      await exams(learner).answer({ pid, question_id: first.id, answer: `option${place + 2}`, seq: 1 });
      await exams(learner).answer({ pid, question_id: judge.id, answer: 0, seq: 1 });
      await exams(learner).submit(pid);
      pids.push(pid);
    }
    return { id: first.id, paper, learners, pids };
  }
  const corrected = { question: { ...single, answer: 'option3' }, reason: '答案印错' };
  const scores = async (paper: number) =>
    (await admin.manage.grades.list(paper, {})).data.map((row) => row.best_score).toReversed();

  it('is tried without changing anything, and corrected in the bank and in every attempt, with a report', async () => {
    const { id, paper, learners, pids } = await taken();
    expect(await scores(paper)).toEqual([10, 5]);
    const outcome = await admin.manage.questions.regrade(id, { ...corrected, is_dry_run: true });
    expect(outcome).toMatchObject({ attempts_count: 2, raised_count: 1, lowered_count: 1 });
    expect(await scores(paper)).toEqual([10, 5]);
    expect(await admin.manage.questions.regrade(id, corrected)).toEqual(outcome);
    expect(outcome.changes).toMatchObject([
      { attempt_id: pids[0], before: 10, after: 5 },
      { attempt_id: pids[1], before: 5, after: 10 },
    ]);
    expect(await scores(paper)).toEqual([5, 10]);
    expect((await admin.manage.questions.find(id)).question).toMatchObject({ answer: 'option3' });
    const { questions } = await exams(learners[1]!).play(paper, pids[1]);
    expect(questions[0]).toMatchObject({ is_correct: 1, question: { answer: 'option3' } });
    expect((await admin.manage.questions.regrades(id)).data).toMatchObject([
      { reason: '答案印错', attempts_count: 2, changed_count: 2 },
    ]);
  });

  it('corrected twice changes nothing more, and totals stay the sum of what was given', async () => {
    const { id, paper } = await taken();
    await admin.manage.questions.regrade(id, corrected);
    const before = await scores(paper);
    expect(await admin.manage.questions.regrade(id, corrected)).toMatchObject({ changes: [] });
    expect(await scores(paper)).toEqual(before);
    const { rows } = await server.db.execute<{ wrong: number }>(sql`
      select count(*)::int as wrong from paper_attempts attempt where attempt.score <> (
        select sum((grade ->> 'score')::int) from ${attemptQuestions} where attempt_id = attempt.id)`);
    expect(rows[0]!.wrong).toBe(0);
    expect(await server.db.$count(questionRegrades)).toBe(2);
  });

  it('is taken out of the wrong books that it put questions into, and put into those that it kept them from', async () => {
    const { id, learners } = await taken();
    const practised = await createPerson(server.db);
    for (const answer of ['option3', 'option1'])
      await recordAnswers(server.db, { userId: practised.id, source: 'questionbank', sourceId: null, now }, [
        { questionId: id, answer: { answer, parts: [], images: [] }, result: 0, score: 0 },
      ]);
    const books = () =>
      Promise.all(
        [...learners, practised].map(
          async (person) =>
            (await createWrongBookApi(clientOf(server, person).http).questions()).wrong_counts,
        ),
      );
    expect(await books()).toEqual([{}, { [id]: 1 }, { [id]: 2 }]);
    await admin.manage.questions.regrade(id, corrected);
    expect(await books()).toEqual([{ [id]: 1 }, {}, { [id]: 1 }]);
  });

  it('is corrected in an attempt that runs, whose learner is told nothing', async () => {
    const { id, paper } = await taken();
    const learner = await createPerson(server.db);
    const { record_id: pid } = await exams(learner).start(paper);
    await exams(learner).answer({ pid, question_id: id, answer: 'option3', seq: 1 });
    await admin.manage.questions.regrade(id, corrected);
    expect(JSON.stringify(await exams(learner).play(paper))).not.toMatch(/"answer"|"remark"/);
    expect(await exams(learner).submit(pid)).toMatchObject({ total_score: 5 });
  });

  it('is not corrected together with the options, and leaves attempts alone that had others', async () => {
    const { id, paper } = await taken();
    const question = { ...single, options: options.slice(0, 2) };
    await expect(admin.manage.questions.regrade(id, { ...corrected, question })).rejects.toMatchObject({
      code: 1,
    });
    const others = options.map((option) => ({ ...option, content: `<p>${option.key}</p>` }));
    await admin.manage.questions.update(id, { question: { ...single, options: others } });
    const changed = { ...corrected, question: { ...corrected.question, options: others } };
    expect(await admin.manage.questions.regrade(id, changed)).toMatchObject({
      attempts_count: 0,
      skipped_count: 2,
    });
    expect(await scores(paper)).toEqual([10, 5]);
  });
});

it('categories with questions or papers stay, and stand on two levels', async () => {
  const categories = admin.manage.examCategories;
  const { id: child } = await categories.store({ name: '古文', parent_id: category });
  await expect(categories.store({ name: '更深', parent_id: child })).rejects.toMatchObject({ code: 1 });
  await expect(categories.remove(category)).rejects.toMatchObject({ code: 1 });
  await store(single);
  await categories.remove(child);
  await expect(categories.remove(category)).rejects.toMatchObject({ code: 1 });
  expect((await categories.list({})).data).toMatchObject([{ id: category, questions_count: 1 }]);
});
