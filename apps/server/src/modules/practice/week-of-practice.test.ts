import type { Question } from '@shuyuan/api-client';
import { createPracticeApi, createWrongBookApi } from '@shuyuan/api-client/exam-area';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { sixQuestions } from '../exams/exams.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createPractice } from './practice.fixtures.ts';

let server: TestServer;
let now: Date;

const day = 86_400_000;

beforeAll(async () => {
  now = new Date('2026-11-23T02:00:00.000Z');
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.practice': true, 'features.wrongBook': true });
});
afterAll(() => server.close());

it('a week of practice: twenty new ones a day, what was wrong comes again, later each time that it was right', async () => {
  const count = 100;
  const singles = Array.from({ length: count }, () => sixQuestions[0] as Question);
  const { id } = await createPractice(server.db, { questions: singles });
  const person = await createPerson(server.db);
  const { http } = clientOf(server, person);
  const practice = createPracticeApi(http);
  const wrongBook = createWrongBookApi(http);
  const answer = (question: number, isRight: boolean) =>
    practice.answer(id, question, { client_id: randomUUID(), answer: isRight ? 'option2' : 'option1' });

  const seen = new Set<number>();
  const dueByDay: number[] = [];
  for (let passed = 0; passed < 5; passed += 1) {
    const { questions_ids: due } = await wrongBook.questions({ due: '1' });
    dueByDay.push(due.length);
    for (const question of due) await answer(question, true);
    expect((await wrongBook.questions({ due: '1' })).questions_ids).toEqual([]);
    const { questions_ids: today } = await practice.day(id);
    expect(today).toHaveLength(20);
    expect(today.filter((question) => seen.has(question))).toEqual([]);
    for (const [place, question] of today.entries()) {
      seen.add(question);
      await answer(question, passed > 0 || place % 4 !== 0);
    }
    now = new Date(now.getTime() + day);
  }
  expect(seen.size).toBe(count);
  // Five were wrong on the first day. They come on the second, and not again at once.
  expect(dueByDay).toEqual([0, 5, 0, 0, 5]);
  expect(Object.values((await wrongBook.questions()).wrong_counts)).toEqual([1, 1, 1, 1, 1]);
});
