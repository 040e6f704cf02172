import type {
  CommunityProblem,
  Issue,
  IssueCard,
  OwnSolution,
  ProblemCard,
  Solution,
} from '@shuyuan/api-client/community';

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();
const asker = { id: 9, nick_name: '林小满', avatar: '' };
const helper = { id: 12, nick_name: '沈砚秋', avatar: '' };

export const problemCategories = [
  { id: 1, name: '古文' },
  { id: 2, name: '写作' },
  { id: 3, name: '数学' },
];
const [reading, writing, maths] = problemCategories as [
  ProblemCard['category'],
  ProblemCard['category'],
  ProblemCard['category'],
];

/** A question of a list: a bounty, and nobody has answered. */
const problemCardFixture = (id: number, own: Partial<ProblemCard> = {}): ProblemCard => ({
  id,
  title: '“青取之于蓝而青于蓝”的两个“青”是一个意思吗',
  excerpt: '第一个像是颜色，第二个像是在比较，查了两本注释说法不一样。',
  thumbs_up_count: 6,
  visibility: 'shown',
  user: asker,
  created_at: at(1, 9),
  edited_at: null,
  category: reading,
  bounty: 20,
  is_solved: false,
  solutions_count: 0,
  views_count: 128,
  last_solution_at: null,
  ...own,
});

/** One of each kind: open, solved, much read, by a closed account, by somebody blocked, held, hidden. */
export const problemListFixture: ProblemCard[] = [
  problemCardFixture(1),
  problemCardFixture(2, {
    title: '怎样把一段话改短而不丢意思',
    category: writing,
    is_solved: true,
    solutions_count: 3,
    last_solution_at: at(2, 9),
  }),
  problemCardFixture(3, {
    title: '为什么负负得正，能不能不靠背',
    category: maths,
    bounty: 0,
    solutions_count: 12,
    views_count: 23_600,
    last_solution_at: at(2, 8),
  }),
  problemCardFixture(4, { title: '第一次读《论语》从哪一篇开始', user: null, bounty: 0, excerpt: '' }),
  problemCardFixture(5, { title: '有没有适合抄写的短文', is_blocked: true }),
  problemCardFixture(6, { title: '等待审核的问题', visibility: 'held', bounty: 0 }),
  problemCardFixture(7, { title: '被隐藏的问题', visibility: 'hidden', bounty: 0 }),
];

/** A question that is read whole, by somebody who may answer it. */
export const problemFixture = (own: Partial<CommunityProblem> = {}): CommunityProblem => ({
  ...problemCardFixture(1, { solutions_count: 2, last_solution_at: at(1, 18) }),
  content: '<p>第一个像是颜色，第二个像是在比较，查了两本注释说法不一样。</p><p>能不能说说怎么判断？</p>',
  is_thumbs_up: false,
  is_own: false,
  accepted_solution_id: null,
  merged_into_id: null,
  may_accept: false,
  may_answer: true,
  may_merge: false,
  ...own,
});

/** One answer to it. */
export const solutionFixture = (id: number, own: Partial<Solution> = {}): Solution => ({
  id,
  problem_id: 1,
  excerpt: '第一个是靛青',
  content: '<p>第一个是染料靛青，第二个是颜色，后面接“于蓝”才成了比较。</p>',
  thumbs_up_count: 14,
  visibility: 'shown',
  user: helper,
  created_at: at(1, 18),
  edited_at: null,
  is_thumbs_up: false,
  is_own: false,
  is_accepted: false,
  comments_count: 2,
  ...own,
});

/** The accepted one, one that was changed, one of a closed account. */
export const solutionListFixture: Solution[] = [
  solutionFixture(21, { is_accepted: true }),
  solutionFixture(22, {
    content: '<p>看它后面跟的是什么词：能带“于”的，是形容词。</p>',
    user: { id: 13, nick_name: '周予安', avatar: '' },
    thumbs_up_count: 3,
    edited_at: at(2, 9),
    comments_count: 0,
  }),
  solutionFixture(23, { content: '<p>两个都当颜色讲也通。</p>', user: null, thumbs_up_count: 0 }),
];

/** Answers of one's own: accepted, plain, held. */
export const ownSolutionsFixture: OwnSolution[] = [
  { is_accepted: true, visibility: 'shown' } as const,
  { is_accepted: false, visibility: 'shown' } as const,
  { is_accepted: false, visibility: 'held' } as const,
].map((own, index) => ({
  id: 31 + index,
  excerpt: '第一个是染料靛青，第二个是颜色。',
  thumbs_up_count: 3,
  user: helper,
  created_at: at(2, 9),
  edited_at: null,
  problem: { id: index + 1, title: problemCardFixture(1).title, bounty: 20 },
  ...own,
}));

const issueCardFixture = (id: number, own: Partial<IssueCard> = {}): IssueCard => ({
  id,
  title: '你们怎样安排一周的阅读时间',
  excerpt: '我把长文放在周末，平日只读短的，想听听别人的做法。',
  thumbs_up_count: 4,
  visibility: 'shown',
  user: asker,
  created_at: at(1, 9),
  edited_at: null,
  is_pinned: false,
  is_digest: false,
  views_count: 342,
  comments_count: 18,
  ...own,
});

/** One of each kind: pinned, digest, plain, by a closed account, by somebody blocked, held. */
export const issueListFixture: IssueCard[] = [
  issueCardFixture(1, { title: '讨论区约定：先读再说', is_pinned: true, is_digest: true }),
  issueCardFixture(2, { is_digest: true }),
  issueCardFixture(3, { title: '纸书还是电子书', comments_count: 0 }),
  issueCardFixture(4, { title: '大家用什么本子做摘抄', user: null }),
  issueCardFixture(5, { title: '周末共读报名', is_blocked: true }),
  issueCardFixture(6, { title: '等待审核的话题', visibility: 'held' }),
];

/** A topic that is read whole. */
export const issueFixture = (own: Partial<Issue> = {}): Issue => ({
  ...issueCardFixture(1, { is_digest: true }),
  content: '<p>我把长文放在周末，平日只读短的。</p><p>想听听别人的做法。</p>',
  is_thumbs_up: false,
  is_own: false,
  may_mark: false,
  ...own,
});
