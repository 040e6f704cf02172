import { createExamsApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clientOf, type TestServer } from '../../testing/index.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createPaper } from './exams.fixtures.ts';

// Three hundred people and six thousand calls.
vi.setConfig({ testTimeout: 120_000 });

let twins: Twins;
const learners = 300;

beforeAll(async () => {
  twins = await createTwins({});
  await saveSettings(twins.db, { 'features.paper': true });
});
afterAll(() => twins.close());

const examsOn = (server: TestServer, person: Person) => createExamsApi(clientOf(server, person).http);

it('three hundred on one paper at once, over two servers, repeated and out of order, lose no answer and get no error', async () => {
  const {
    servers: [one, other],
  } = twins;
  const { id, questionIds } = await createPaper(one.db);
  const people = await Promise.all(Array.from({ length: learners }, () => createPerson(one.db)));
  const optionOf = (learner: number, seq: number) => `option${((learner + seq) % 4) + 1}`;

  const attempts = await Promise.all(people.map((person) => examsOn(one, person).start(id)));
  await Promise.all(
    people.map(async (person, learner) => {
      const pid = attempts[learner]!.record_id;
      // A later change overtakes an earlier one, and each is sent to both.
      const calls = [2, 1, 3, 3, 2].map((seq, place) => ({
        seq,
        exams: examsOn(place % 2 === 0 ? one : other, person),
      }));
      await Promise.all(
        calls.map(({ seq, exams }) =>
          exams.answer({ pid, question_id: questionIds[0]!, answer: optionOf(learner, seq), seq }),
        ),
      );
    }),
  );

  const kept = await Promise.all(
    people.map(async (person, learner) => {
      const exams = examsOn(other, person);
      const { record_id: pid } = attempts[learner]!;
      const { questions } = await exams.play(id, pid);
      const [first] = questions.filter(({ id: asked }) => asked === questionIds[0]);
      const { receipt } = await exams.submit(pid);
      return [first?.answer_content, first?.seq, receipt?.count];
    }),
  );
  expect(kept).toEqual(people.map((_, learner) => [optionOf(learner, 3), 3, 1]));
});
