import type { Question } from '@shuyuan/api-client';
import type { GradedReply, PracticedQuestion, PracticeReply } from '@shuyuan/api-client/exam-area';
import { askedQuestions, withoutAnswers } from '../questions/questions.fixtures.ts';
import { createCalls } from '../testing/calls.fixtures.ts';
import type { PracticeSet } from './practice-set.ts';

const noReply = { answer_content: null, thumbs_rows: [], seq: 0, score: null, is_correct: null };

/** A question of the bank by its place, from 0, as it is practised: of every type one. */
export function practisedQuestion(place: number): PracticedQuestion {
  const question = askedQuestions[place % askedQuestions.length] as Question;
  return {
    ...noReply,
    id: 91 + place,
    question_id: 91 + place,
    question: withoutAnswers(question),
    answer_contents_rows: question.type === 6 ? question.questions.map(() => noReply) : [],
    is_collected: false,
  };
}

/** The same with what somebody has answered, and what came of it. */
export function gradedQuestion(place: number, reply: Partial<PracticedQuestion>): PracticedQuestion {
  return {
    ...practisedQuestion(place),
    question: askedQuestions[place % askedQuestions.length] as Question,
    ...reply,
  };
}

/** All of them in a row. */
export const practiceSet = (more: Partial<PracticeSet> = {}): PracticeSet => ({
  title: '写作基础',
  questions_ids: askedQuestions.map((_, place) => 91 + place),
  first_question: practisedQuestion(0),
  results: {},
  ...more,
});

/** A server in memory that grades a single choice by its key and everything else as right. */
export function createPracticeBackend(set = practiceSet()) {
  const { called, controls } = createCalls<'load' | 'question' | 'answer' | 'collect' | 'remove'>();
  const kept: { questionId: number; reply: PracticeReply }[] = [];
  const answerOf = (questionId: number, reply: PracticeReply): GradedReply => {
    if (!kept.some((each) => each.reply.client_id === reply.client_id)) kept.push({ questionId, reply });
    const question = askedQuestions[(questionId - 91) % askedQuestions.length] as Question;
    const isRight = question.type !== 1 || question.answer === reply.answer;
    return {
      question: gradedQuestion(questionId - 91, {
        answer_content: reply.answer,
        score: isRight ? question.score : 0,
        is_correct: isRight ? 1 : 0,
      }),
      due_at: null,
    };
  };
  const question = (id: number) => ({ question: practisedQuestion(id - 91) });
  return {
    ...controls,
    /** What the server has taken, each answer once. */
    kept,
    load: () => called('load', null, () => set),
    practice: {
      question: (_practice: number, id: number) => called('question', id, () => question(id)),
      answer: (_practice: number, id: number, reply: PracticeReply) =>
        called('answer', { id, reply }, () => answerOf(id, reply)),
    },
    area: {
      question: (id: number) => called('question', id, () => question(id)),
      answer: (id: number, _kind: string, reply: PracticeReply) =>
        called('answer', { id, reply }, () => answerOf(id, reply)),
    },
    collection: {
      collect: (id: number, isOn: boolean) => called('collect', { id, isOn }, () => ({})),
    },
    remove: (id: number) => called('remove', id, () => ({})),
  };
}
