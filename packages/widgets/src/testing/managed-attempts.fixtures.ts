import type { MarkedAttempt, WaitingAttempt } from '@shuyuan/api-client/manage';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();

type Asked = MarkedAttempt['questions'][number];

const noReply = { answer_content: null, thumbs_rows: [], seq: 0, score: null, is_correct: null };

const questions: Asked[] = [
  {
    ...noReply,
    id: 91,
    question_id: 91,
    answer_content: 'option2',
    seq: 1,
    score: 5,
    is_correct: 1,
    answer_contents_rows: [],
    question: {
      type: 1,
      level: 1,
      score: 5,
      content: '<p>“他推开门，雨正停。”这句话里，最先写到的是什么？</p>',
      options: ['时间', '动作', '天气', '人名'].map((content, place) => ({
        key: `option${place + 1}`,
        content,
      })),
      answer: 'option2',
      remark: '<p>先写动作，再写天气。</p>',
    },
  },
  {
    ...noReply,
    id: 92,
    question_id: 92,
    answer_content:
      '昨天傍晚，我在阳台上给两盆薄荷换土。旧土结成一块，倒出来的时候连根带泥，像一只小小的枕头。\n\n换完天已经黑了，手上还有薄荷的气味。',
    seq: 4,
    answer_contents_rows: [],
    question: {
      type: 4,
      level: 3,
      score: 10,
      content: '<p>用三五句话写一件昨天做过的小事。</p>',
      answer: '<p>要有时间、地点，和一个具体的动作。</p>',
      rubric: [
        { text: '有具体的动作', score: 6 },
        { text: '时间和地点清楚', score: 4 },
      ],
    },
  },
  {
    ...noReply,
    id: 93,
    question_id: 93,
    question: {
      type: 6,
      level: 4,
      score: 8,
      content: '<p>读下面的句子：“月光落在井沿上，像有人刚刚放下一只碗。”</p>',
      questions: [
        {
          type: 4,
          level: 3,
          score: 6,
          content: '<p>这个比喻好在哪里？</p>',
          answer: '<p>把光写出了重量和声音。</p>',
        },
        { type: 5, level: 1, score: 2, content: '<p>句子里写到了人的动作。</p>', answer: 1 },
      ],
    },
    answer_contents_rows: [
      { ...noReply, answer_content: '月光本来没有声音，写成碗，就像听见轻轻的一响。', seq: 2 },
      { ...noReply, answer_content: 1, seq: 1, score: 2, is_correct: 1 },
    ],
  },
  {
    ...noReply,
    id: 94,
    question_id: 94,
    score: 0,
    is_correct: 3,
    answer_contents_rows: [],
    question: {
      type: 4,
      level: 2,
      score: 5,
      content: '<p>给你的小事起一个题目，说说为什么。</p>',
      answer: '<p>题目要与动作有关。</p>',
    },
  },
];

const waiting = [
  ['写作基础结业考试', '周予安'],
  ['写作基础结业考试', '林知远'],
  ['古典诗歌鉴赏：期中测验', '沈砚秋'],
] as const;

/** Attempts that wait to be marked, the one that has waited longest first. */
export const waitingAttempts: WaitingAttempt[] = waiting.map(([title, name], index) => ({
  id: 31 + index,
  paper: { id: index === 2 ? 8 : 7, title },
  person: { id: 5 + index, nick_name: name, avatar: '' },
  submitted_at: at(30 - index * 9),
  updated_at: at(30 - index * 9),
  waiting_count: 2,
}));

/** The same attempts with what was answered: two essays of each wait for points. */
export const submittedAttempts: MarkedAttempt[] = waitingAttempts.map(
  ({ id, paper, person, submitted_at }) => ({
    id,
    status: 3,
    paper: { ...paper, score: 28, pass_score: 17 },
    person,
    submitted_at,
    score: null,
    questions,
    is_double: false,
    difference: 0,
    marks: [],
  }),
);

/** Papers with attempts that wait. */
export const waitingPapers = [7, 8].map((id) => {
  const of = waitingAttempts.filter(({ paper }) => paper.id === id);
  return { id, title: of[0]?.paper.title ?? '', waiting_count: of.length };
});
