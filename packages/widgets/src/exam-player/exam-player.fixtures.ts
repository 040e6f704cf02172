import type { AttemptQuestion, PaperAttempt, PaperPlay, Question } from '@shuyuan/api-client';
import { askedQuestions, withoutAnswers } from '../questions/questions.fixtures.ts';

const noReply = { answer_content: null, thumbs_rows: [], seq: 0, score: null, is_correct: null };

/** The questions of a running attempt: `count` of them, type after type. */
export const runningQuestions = (count = askedQuestions.length): AttemptQuestion[] =>
  Array.from({ length: count }, (_, place) => {
    const question = askedQuestions[place % askedQuestions.length] as Question;
    return {
      ...noReply,
      id: 91 + place,
      question_id: 91 + place,
      question: withoutAnswers(question),
      answer_contents_rows: question.type === 6 ? question.questions.map(() => noReply) : [],
    };
  });

const replies: Partial<AttemptQuestion>[] = [
  { answer_content: 'option2', score: 5, is_correct: 1 },
  { answer_content: 'option1,option2', score: 0, is_correct: 0 },
  { answer_content: ['光合作用', '根'], score: 3, is_correct: 2 },
  { answer_content: '昨天傍晚我在阳台上给两盆薄荷换了土。', score: 8, is_correct: 2 },
  { score: 0, is_correct: 3 },
  {
    score: 6,
    is_correct: 1,
    answer_contents_rows: [
      { ...noReply, answer_content: 'option1', score: 4, is_correct: 1 },
      { ...noReply, answer_content: 1, score: 2, is_correct: 1 },
    ],
  },
  { answer_content: 'option2,option1,option3', score: 0, is_correct: 0 },
];

/** The same questions when the attempt is over. */
const markedQuestions = (): AttemptQuestion[] =>
  runningQuestions().map((row, place) => ({
    ...row,
    question: askedQuestions[place] as Question,
    ...replies[place],
  }));

/** The test host's time. */
const begun = Date.UTC(2026, 2, 2, 2);
const at = (seconds: number) => new Date(begun + seconds * 1000).toISOString();

const attempt: PaperAttempt = {
  id: 31,
  status: 1,
  score: null,
  created_at: at(0),
  ended_at: at(3600),
  submit_at: null,
  used_seconds: null,
};

/** A running attempt of an hour at seven questions. */
export const runningPlay = (questions = runningQuestions()): PaperPlay => ({
  paper: { id: 7, title: '写作基础结业考试', score: 37, pass_score: 20, expired_minutes: 60 },
  user_paper: attempt,
  now: at(0),
  questions,
  receipt: null,
  chapters: [],
});

/** The attempt when it is over and marked. */
export const finishedPlay = (own: Partial<PaperAttempt> = {}): PaperPlay => ({
  ...runningPlay(markedQuestions()),
  user_paper: { ...attempt, status: 2, score: 22, submit_at: at(2475), used_seconds: 2475, ...own },
  receipt: { count: 5, submitted_at: at(2475), hash: '9f86d081884c7d659a2feaa0c55ad015'.repeat(2) },
  chapters: [
    {
      category: { id: 3, name: '句子与标点' },
      score: 6,
      total: 15,
      median: 70,
      lessons: [{ video_id: 12, title: '谁，做了什么', second: 75 }],
    },
    { category: { id: 4, name: '读懂与写作' }, score: 16, total: 22, median: null, lessons: [] },
  ],
});
