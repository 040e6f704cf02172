import type { Doubt, DoubtCard } from '@shuyuan/api-client/community';

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();
const author = { id: 9, nick_name: '林小满', avatar: '' };

/** A doubt of a list: about a second of a lesson, and nobody has answered. */
const doubtCardFixture = (id: number, own: Partial<DoubtCard> = {}): DoubtCard => ({
  id,
  title: '第二步为什么要移项',
  excerpt: '老师在这里直接把三移到了右边，我没跟上。',
  thumbs_up_count: 2,
  visibility: 'shown',
  user: author,
  created_at: at(1, 9),
  edited_at: null,
  is_public: true,
  video: { id: 4, title: '一元一次方程' },
  course: { id: 2, title: '初一数学' },
  second: 75,
  question: null,
  status: 'waiting',
  promised_at: null,
  is_overdue: false,
  answers_count: 0,
  comments_count: 0,
  ...own,
});

const aboutQuestion = {
  video: null,
  course: null,
  second: null,
  question: { id: 91, title: '下面哪一句的主语和动词不一致？' },
} satisfies Partial<DoubtCard>;

/** One of each kind: about a lesson, promised, late, answered, private about a question, closed, held. */
export const doubtListFixture: DoubtCard[] = [
  doubtCardFixture(1),
  doubtCardFixture(2, { status: 'promised', promised_at: at(3, 18), title: '括号前的负号' }),
  doubtCardFixture(3, {
    status: 'promised',
    promised_at: at(1, 18),
    is_overdue: true,
    title: '这张图怎么看',
  }),
  doubtCardFixture(4, { status: 'answered', answers_count: 2, title: '为什么两边都要乘', second: null }),
  doubtCardFixture(5, { ...aboutQuestion, is_public: false, title: '为什么不能选甲' }),
  doubtCardFixture(6, { status: 'closed', answers_count: 1, user: null, title: '例题三的答案' }),
  doubtCardFixture(7, { visibility: 'held', title: '等待审核的疑问' }),
];

/** A doubt that is read whole, about a lesson. */
export const doubtFixture = (own: Partial<Doubt> = {}): Doubt => ({
  ...doubtCardFixture(1),
  content: '<p>老师在这里直接把三移到了右边，我没跟上。</p>',
  is_thumbs_up: false,
  is_own: false,
  stem: null,
  may_answer: false,
  answers: [],
  ...own,
});

/** What a doubt has when it is about a question. */
export const aboutQuestionFixture = {
  ...aboutQuestion,
  title: '为什么不能选甲',
  stem: '<p>下面哪一句的主语和动词不一致？</p>',
} satisfies Partial<Doubt>;

/** A teacher's answer. */
export const doubtAnswerFixture: Doubt['answers'][number] = {
  id: 31,
  excerpt: '两边同时减去三',
  content: '<p>两边同时减去三，左边就只剩下未知数。</p>',
  thumbs_up_count: 0,
  visibility: 'shown',
  user: { id: 12, nick_name: '沈砚秋', avatar: '' },
  created_at: at(2, 10),
  edited_at: null,
  is_own: false,
};
