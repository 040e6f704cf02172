import type { AttemptQuestion, PaperAttempt, PaperPlay, Question } from '@shuyuan/api-client';

const options = ['甲', '乙', '丙', '丁'].map((content, place) => ({ key: `option${place + 1}`, content }));

/** One question of each type as an attempt shows it, with what is told once it is over. */
const asked: Question[] = [
  {
    type: 1,
    level: 1,
    score: 5,
    content: '<p>操场是平的，竹竿立得笔直。量得竿长和影长，要算的角是哪一个？</p>',
    options: [
      { key: 'option1', content: '竿与地面的夹角' },
      { key: 'option2', content: '光线与竿的夹角' },
      { key: 'option3', content: '影子与正北的夹角' },
      { key: 'option4', content: '光线与影子的夹角' },
    ],
    answer: 'option2',
    remark: '<p>影长与竿长之比，是光线与竿的夹角的正切。</p>',
  },
  {
    type: 2,
    level: 2,
    score: 4,
    content: '<p>下面哪些是开头常用的写法？</p>',
    options,
    answer: 'option1,option3',
    remark: '<p>甲和丙直接进入场景。</p>',
  },
  {
    type: 3,
    level: 2,
    score: 6,
    content: '<p>植物靠什么制造养分？它发生在哪里？</p>',
    input_length: 2,
    inputs: [{ score: 3 }, { score: 3 }],
    answer: [
      { a: ['光合作用'], s: 3 },
      { a: ['叶绿体', '叶片'], s: 3 },
    ],
    remark: '<p>叶绿体里的色素吸收光。</p>',
  },
  {
    type: 4,
    level: 3,
    score: 10,
    content: '<p>用三五句话写一件昨天做过的小事。</p>',
    answer: '<p>要有时间、地点，和一个具体的动作。</p>',
    remark: '<p>写得具体，就有了人。</p>',
  },
  {
    type: 5,
    level: 1,
    score: 2,
    content: '<p>月亮自己会发光。</p>',
    answer: 0,
    remark: '<p>它反射太阳的光。</p>',
  },
  {
    type: 6,
    level: 4,
    score: 6,
    content: '<p>读下面的句子：“他推开门，雨正停。”</p>',
    remark: '<p>先读动作，再读时间。</p>',
    questions: [
      { type: 1, level: 1, score: 4, content: '<p>句子里有几个动作？</p>', options, answer: 'option1' },
      { type: 5, level: 1, score: 2, content: '<p>“正”写的是时间。</p>', answer: 1 },
    ],
  },
];

function withoutAnswers(question: Question): Question {
  const { answer: _, remark: __, ...shown } = question as Question & { answer?: unknown };
  if (question.type !== 6) return shown as Question;
  return { ...shown, questions: question.questions.map((part) => withoutAnswers(part)) } as Question;
}

const noReply = { answer_content: null, thumbs_rows: [], seq: 0, score: null, is_correct: null };

/** The questions of a running attempt: `count` of them, type after type. */
export const runningQuestions = (count = asked.length): AttemptQuestion[] =>
  Array.from({ length: count }, (_, place) => {
    const question = asked[place % asked.length] as Question;
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
];

/** The same questions when the attempt is over. */
const markedQuestions = (): AttemptQuestion[] =>
  runningQuestions().map((row, place) => ({ ...row, question: asked[place] as Question, ...replies[place] }));

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

/** A running attempt of an hour at six questions. */
export const runningPlay = (questions = runningQuestions()): PaperPlay => ({
  paper: { id: 7, title: '写作基础结业考试', score: 33, pass_score: 20, expired_minutes: 60 },
  user_paper: attempt,
  now: at(0),
  questions,
});

/** The attempt when it is over and marked. */
export const finishedPlay = (own: Partial<PaperAttempt> = {}): PaperPlay => ({
  ...runningPlay(markedQuestions()),
  user_paper: { ...attempt, status: 2, score: 22, submit_at: at(2475), used_seconds: 2475, ...own },
});
