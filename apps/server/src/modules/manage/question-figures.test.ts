import { createExamsApi } from '@shuyuan/api-client';
import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createExamCategory } from '../exams/exams.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let admin: Manager;
let paper: number;
let ids: number[];

const options = ['甲', '乙', '丙'].map((content, place) => ({ key: `option${place + 1}`, content }));
const common = { level: 1, content: '<p>问</p>', remark: '' };
const written: WrittenQuestion[] = [
  { ...common, score: 4, type: 1, options, answer: 'option1' },
  { ...common, score: 4, type: 2, options, answer: 'option1,option2', partial: { rule: 'share' } },
  { ...common, score: 2, type: 5, answer: 1 },
];

/** Ten people from the best to the weakest: what each answered to the three questions; null for nothing. */
const sheets: [string | null, string, number][] = [
  ['option1', 'option1,option2', 1],
  ['option1', 'option1,option2', 1],
  ['option1', 'option1,option2', 0],
  ['option1', 'option1', 1],
  ['option1', 'option1', 0],
  ['option2', 'option1,option2', 0],
  ['option2', 'option1', 1],
  ['option2', 'option1', 0],
  ['option2', 'option3', 1],
  [null, 'option3', 0],
];

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.paper': true });
  admin = await createAdministrator(server);
  const category = await createExamCategory(server.db);
  ids = [];
  for (const question of written)
    ids.push((await admin.manage.questions.store({ category_id: category, tag_ids: [], question })).id);
  paper = (
    await admin.manage.papers.store({
      title: '期末',
      category_id: category,
      questions: ids.map((id) => ({ question_id: id })),
      published_at: '2026-01-01T00:00:00.000Z',
    })
  ).id;
});
afterAll(() => server.close());

async function sit([first, second, third]: (typeof sheets)[number]) {
  const person = await createPerson(server.db);
  const exams = createExamsApi(clientOf(server, person).http);
  const { record_id: pid } = await exams.start(paper);
  const answers = [first, second, third];
  for (const [place, answer] of answers.entries())
    if (answer !== null) await exams.answer({ pid, question_id: ids[place]!, answer, seq: 1 });
  await exams.submit(pid);
  return { exams, pid };
}

it('has nothing to tell of a paper that nobody has sat', async () => {
  const { data, attempts_count: count, distribution } = await admin.manage.grades.questions(paper);
  expect([data, count, distribution]).toEqual([[], 0, Array.from({ length: 10 }, () => 0)]);
});

it('tells difficulty, discrimination and what was chosen, of the first attempt of each', async () => {
  for (const sheet of sheets.toReversed()) await sit(sheet);
  // A second try teaches nothing about the question.
  const { exams } = await sit(['option1', 'option1,option2', 1]);
  const again = await exams.start(paper);
  await exams.submit(again.record_id);
  const {
    attempts_count: count,
    part_count: part,
    distribution,
    data,
  } = await admin.manage.grades.questions(paper);
  expect([count, part]).toEqual([11, 3]);
  expect(distribution.reduce((sum, each) => sum + each, 0)).toBe(11);
  expect(distribution[9]).toBe(3);
  expect(data.map(({ question_id: id }) => id)).toEqual(ids);
  const [single, multiple, judge] = data;
  expect(single).toMatchObject({
    score: 4,
    asked_count: 11,
    right_count: 6,
    wrong_count: 4,
    unanswered_count: 1,
    difficulty: 0.55,
    discrimination: 1,
    average: 2.2,
  });
  expect(single!.options).toEqual([
    { key: 'option1', content: '甲', is_right: true, count: 6, upper_count: 3, lower_count: 0 },
    { key: 'option2', content: '乙', is_right: false, count: 4, upper_count: 0, lower_count: 2 },
    { key: 'option3', content: '丙', is_right: false, count: 0, upper_count: 0, lower_count: 0 },
  ]);
  expect(multiple).toMatchObject({ right_count: 5, partly_count: 4, wrong_count: 2 });
  expect(multiple!.options.map((option) => option.count)).toEqual([9, 5, 2]);
  expect(judge!.options).toMatchObject([
    { key: '1', is_right: true, count: 6 },
    { key: '0', is_right: false, count: 5 },
  ]);
});
