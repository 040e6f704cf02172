import type { Question } from '@shuyuan/api-client';

const options = ['甲', '乙', '丙', '丁'].map((content, place) => ({ key: `option${place + 1}`, content }));

/** One question of each type, with what is told once it is over. */
export const askedQuestions: Question[] = [
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
  {
    type: 7,
    level: 2,
    score: 4,
    content: '<p>把种一盆薄荷的步骤排成先后顺序。</p>',
    options: [
      { key: 'option1', content: '浇透水' },
      { key: 'option2', content: '在盆底铺一层碎瓦' },
      { key: 'option3', content: '填土，放进苗' },
    ],
    answer: 'option2,option3,option1',
    remark: '<p>先有排水的一层，水才不会闷住根。</p>',
  },
];

/** The question as it is asked. */
export function withoutAnswers(question: Question): Question {
  const { answer: _, remark: __, ...shown } = question as Question & { answer?: unknown };
  if (question.type !== 6) return shown as Question;
  return { ...shown, questions: question.questions.map((part) => withoutAnswers(part)) } as Question;
}
