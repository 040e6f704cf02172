import type {
  ManagedExamCategoryRow,
  ManagedMockPaper,
  ManagedPaper,
  ManagedPractice,
  ManagedQuestion,
  PaperTaker,
  RegradeOutcome,
  WrittenQuestion,
} from '@shuyuan/api-client/manage';
import { changed, oneOf, pageOf, writes } from './manage-answers.fixtures.ts';
import { questionFigures } from './question-figures.fixtures.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();

const categories = ['语文', '古诗文', '数学'].map(
  (name, index): ManagedExamCategoryRow & { parent_id: number | null } => ({
    id: index + 1,
    name,
    parent: index === 1 ? { id: 1, name: '语文' } : null,
    parent_id: index === 1 ? 1 : null,
    sort: index * 10,
    questions_count: [2, 1, 4][index] ?? 0,
    papers_count: [1, 0, 1][index] ?? 0,
    created_at: at(900),
    updated_at: at(200 + index),
  }),
);

const options = ['二', '三', '四'].map((text, place) => ({
  key: `option${place + 1}`,
  content: `<p>${text}</p>`,
}));
const common = { level: 1, score: 5, remark: '' };

const written: readonly WrittenQuestion[] = [
  { ...common, type: 1, content: '<p>一句话里最多留几个形容词？</p>', options, answer: 'option1' },
  { ...common, type: 2, content: '<p>下面哪些是删改时先看的？</p>', options, answer: 'option1,option3' },
  {
    ...common,
    type: 3,
    score: 3,
    content: '<p>植物靠什么制造养分？</p>',
    answer: [{ a: ['光合作用', '光合'], s: 3 }],
  },
  {
    ...common,
    type: 4,
    score: 10,
    content: '<p>写一段话，说说你怎么改第一稿。</p>',
    answer: '<p>从删开始。</p>',
    rubric: [{ text: '切题', score: 5 }],
  },
  { ...common, type: 5, content: '<p>初稿写完就可以交了。</p>', answer: 0 },
  {
    ...common,
    type: 6,
    content: '<p>读下面一段话，回答问题。</p>',
    questions: [{ ...common, type: 5, content: '<p>作者赞成。</p>', answer: 1 }],
  },
  {
    ...common,
    type: 7,
    content: '<p>把写作的步骤按先后排好。</p>',
    options,
    answer: 'option2,option3,option1',
  },
];

const questions = written.map((question, index): ManagedQuestion => ({
  id: index + 1,
  title: question.content.replaceAll(/<[^>]+>/g, ''),
  type: question.type,
  level: (index % 4) + 1,
  score: question.score,
  category: { id: 1, name: '语文' },
  category_id: 1,
  author: index === 2 ? null : { id: 3, name: '沈砚秋' },
  papers_count: index === 0 ? 2 : 0,
  attempts_count: index * 40,
  tag_ids: [],
  question,
  rubric: '',
  video_id: index === 0 ? 4 : null,
  video_title: index === 0 ? '删掉一半' : null,
  video_second: index === 0 ? 90 : null,
  created_at: at(300),
  updated_at: at(20 + index * 9),
}));

const placed = questions.slice(0, 3).map(({ id, title, type, level, score }, index) => ({
  question_id: id,
  title,
  type,
  level,
  own_score: score,
  score: index === 1 ? 8 : null,
}));

const papers = ['写作基础结业考试', '古典诗歌鉴赏：期中测验'].map((title, index): ManagedPaper => ({
  id: 7 + index,
  title,
  category: { id: 1, name: '语文' },
  category_id: 1,
  author: { id: 3, name: '沈砚秋' },
  status: index === 0 ? 'published' : 'draft',
  published_at: index === 0 ? at(90) : null,
  charge: index * 19,
  questions_count: placed.length,
  score: 16,
  attempts_count: index === 0 ? 26 : 0,
  render_description: '<p>闭卷，一小时。</p>',
  pass_score: 10,
  expired_minutes: 60,
  try_times: 2,
  begins_at: null,
  closes_at: null,
  enabled_invite: false,
  is_vip_free: false,
  is_random: true,
  is_skip_mark: false,
  is_double_marked: false,
  mark_difference: 0,
  required_courses: index === 0 ? [{ id: 3, title: '一句话的写法' }] : [],
  questions: placed,
  created_at: at(200),
  updated_at: at(10 + index * 30),
}));

const takers = ['周予安', '何述', '一个名字取得特别长的学员', '沈知微'].map((name, index): PaperTaker => {
  const best = [16, 6, null, null][index] ?? null;
  return {
    id: 40 + index,
    nick_name: name,
    avatar: '',
    tries: index === 0 ? 2 : 1,
    best_score: best,
    is_passed: best === null ? null : best >= 10,
    waiting_count: index === 2 ? 1 : 0,
    attempt_id: 31 + index,
    started_at: at(index + 1),
    submitted_at: index === 3 ? null : at(index),
    answered_count: index === 3 ? 1 : 3,
    questions_count: 3,
    ends_at: at(index),
    updated_at: at(index),
  };
});

const outcome: RegradeOutcome = {
  attempts_count: 26,
  skipped_count: 1,
  raised_count: 1,
  lowered_count: 1,
  changes: [
    {
      attempt_id: 31,
      person: { id: 40, nick_name: '周予安' },
      paper: '写作基础结业考试',
      before: 16,
      after: 11,
    },
    {
      attempt_id: 32,
      person: { id: 41, nick_name: '何述' },
      paper: '写作基础结业考试',
      before: 6,
      after: 11,
    },
  ],
};

const ofSet = ({ id, title, category, category_id, author, created_at, updated_at }: ManagedPaper) => ({
  id,
  title,
  category,
  category_id,
  author,
  created_at,
  updated_at,
  status: 'published' as const,
  published_at: at(40),
  charge: 0,
  render_description: '',
  is_vip_free: true,
  required_courses: [],
});

const mockPapers = papers.map((paper, index): ManagedMockPaper => ({
  ...ofSet(paper),
  title: ['写作模拟卷', '古诗文模拟卷'][index] ?? paper.title,
  questions_count: 7,
  attempts_count: 12 * index,
  pass_score: 10,
  expired_minutes: 30,
  enabled_invite: false,
  rule: {
    category_ids: [1],
    levels: [1, 2],
    num: { choice: 5, select: 0, input: 0, qa: 0, judge: 2, cap: 0 },
  },
}));

const practices = papers.map((paper, index): ManagedPractice => ({
  ...ofSet(paper),
  title: ['每天写几句', '背一首诗'][index] ?? paper.title,
  questions_count: 3,
  chapters_count: 2,
  people_count: 9,
  chapters: [
    { title: '句子', questions: placed.slice(0, 2) },
    { title: '段落', questions: placed.slice(2) },
  ],
}));

/** Questions, papers and what came of them, where everything works. */
export const examsWork = {
  manageExamCategories: {
    ...writes,
    arrange: changed,
    list: pageOf(categories, ({ name }) => name),
    find: oneOf(categories),
  },
  manageQuestions: {
    ...writes,
    list: pageOf(questions, ({ title }) => title),
    find: oneOf(questions),
    draw: {
      data: questions
        .slice(3, 5)
        .map(({ id, title, type, level, score }) => ({ id, title, type, level, score })),
    },
    regrade: outcome,
    regrades: {
      data: [
        {
          id: 1,
          reason: '答案印错',
          person: '沈砚秋',
          attempts_count: 12,
          changed_count: 2,
          changes: outcome.changes,
          created_at: at(30),
        },
      ],
    },
  },
  manageMockPapers: {
    ...writes,
    list: pageOf(mockPapers, ({ title }) => title),
    find: oneOf(mockPapers),
    candidates: { choice: 40, select: 12, input: 9, qa: 3, judge: 20, cap: 1 },
  },
  managePractices: { ...writes, list: pageOf(practices, ({ title }) => title), find: oneOf(practices) },
  manageQuestionFiles: {
    template: writes.exportRows,
    importRows: {
      success: { total: 2 },
      failure: { total: 1, data: [{ line: 4, column: '答案', reason: '请填写答案' }] },
      action_id: null,
    },
    paper: {
      title: '写作基础结业考试',
      score: 16,
      pass_score: 10,
      expired_minutes: 60,
      questions: [
        {
          id: 1,
          question: {
            type: 1 as const,
            level: 1,
            score: 5,
            content: '<p>一句话里最多留几个形容词？</p>',
            options,
            answer: 'option1',
            remark: '<p>越少越准。</p>',
          },
        },
      ],
    },
    exportFile: { filename: '试题.xlsx', type: 'a/b', content: 'aWQ=', total: 7, skipped: 1 },
  },
  managePapers: { ...writes, list: pageOf(papers, ({ title }) => title), find: oneOf(papers) },
  manageGrades: {
    list: pageOf(takers, (row) => row.nick_name),
    questions: questionFigures,
    figures: {
      title: '写作基础结业考试',
      score: 16,
      pass_score: 10,
      people_count: 4,
      running_count: 1,
      waiting_count: 1,
      graded_count: 2,
      max: 16,
      min: 6,
      average: 11,
      pass_count: 1,
      pass_rate: 50,
    },
    exportRows: writes.exportRows,
  },
};
