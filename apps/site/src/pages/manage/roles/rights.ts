import type { PermissionCode } from '@shuyuan/api-client';
import type { Privilege } from '@shuyuan/api-client/manage';

/** What can be done with each kind of thing. */
export const rightActions = ['view', 'store', 'update', 'delete'] as const;

/** A column of the matrix. */
export type RightAction = (typeof rightActions)[number];

/** A row of the matrix: the codes of one kind of thing. */
export interface RightRow {
  name: string;
  codes: Partial<Record<RightAction, PermissionCode>>;
  /** May be held for what is one's own alone. */
  canBeOwn?: boolean;
}

type Whole =
  | 'article'
  | 'articleCategory'
  | 'anthology'
  | 'course'
  | 'courseCategory'
  | 'video'
  | 'combo'
  | 'profession'
  | 'teacher'
  | 'media'
  | 'mediaFolder'
  | 'announcement'
  | 'shareGood'
  | 'comment'
  | 'slider'
  | 'nav'
  | 'homeBlock'
  | 'page'
  | 'faq'
  | 'faqCategory'
  | 'problemCategory'
  | 'watchedWord'
  | 'tag'
  | 'tagCategory'
  | 'membership'
  | 'flashSale'
  | 'promoCode'
  | 'coupon'
  | 'redeemCode'
  | 'product'
  | 'groupBuy'
  | 'examCategory'
  | 'question'
  | 'paper'
  | 'mockPaper'
  | 'practice'
  | 'role';

const all = <Entity extends Whole>(name: Entity) => ({
  name,
  codes: {
    view: name,
    store: `${name}.store`,
    update: `${name}.update`,
    delete: `${name}.delete`,
  } as const,
});

/** Every permission there is, each once. */
export const rightRows = [
  { ...all('article'), canBeOwn: true },
  all('articleCategory'),
  all('anthology'),
  { ...all('course'), canBeOwn: true },
  all('courseCategory'),
  { ...all('video'), canBeOwn: true },
  { ...all('combo'), canBeOwn: true },
  all('profession'),
  all('teacher'),
  { ...all('media'), canBeOwn: true },
  all('mediaFolder'),
  all('announcement'),
  all('slider'),
  all('nav'),
  all('homeBlock'),
  all('page'),
  {
    name: 'application',
    codes: { view: 'application', update: 'application.update', delete: 'application.delete' },
  },
  {
    name: 'review',
    codes: { view: 'review', update: 'review.update', delete: 'review.delete' },
    canBeOwn: true,
  },
  all('faq'),
  all('faqCategory'),
  {
    name: 'problem',
    codes: { view: 'problem', update: 'problem.update', delete: 'problem.delete' },
  },
  all('problemCategory'),
  all('watchedWord'),
  all('tag'),
  all('tagCategory'),
  { name: 'order', codes: { view: 'order', update: 'order.finish' } },
  { name: 'refund', codes: { view: 'refund', update: 'refund.decide' } },
  { name: 'withdrawal', codes: { view: 'withdrawal', update: 'withdrawal.decide' } },
  all('shareGood'),
  all('examCategory'),
  { ...all('question'), canBeOwn: true },
  { ...all('paper'), canBeOwn: true },
  { ...all('mockPaper'), canBeOwn: true },
  { ...all('practice'), canBeOwn: true },
  { name: 'marking', codes: { update: 'paper.mark' }, canBeOwn: true },
  all('membership'),
  all('flashSale'),
  all('promoCode'),
  all('coupon'),
  all('redeemCode'),
  all('product'),
  all('groupBuy'),
  all('comment'),
  { name: 'member', codes: { view: 'member', update: 'member.update' } },
  { name: 'givenMembership', codes: { update: 'member.membership' } },
  {
    name: 'grant',
    codes: { view: 'grant', store: 'grant.store', update: 'grant.update' },
    canBeOwn: true,
  },
  { name: 'password', codes: { update: 'member.password' } },
  { name: 'mobile', codes: { view: 'data.user.mobile' } },
  all('role'),
  { name: 'dashboard', codes: { view: 'dashboard' } },
  { name: 'setting', codes: { update: 'setting.save' } },
  { name: 'log', codes: { view: 'system.audit.log' } },
] as const satisfies readonly RightRow[];

/** Gives a right or takes it; a new one reaches as far as the others of its row. */
export function toggleRight(held: readonly Privilege[], row: RightRow, code: PermissionCode): Privilege[] {
  if (held.some((each) => each.code === code)) return held.filter((each) => each.code !== code);
  return [...held, { code, reach: reachOf(held, row) }];
}

/** How far the rights of a row reach. */
export function reachOf(held: readonly Privilege[], { codes }: RightRow): Privilege['reach'] {
  const own = Object.values(codes);
  return held.find(({ code }) => own.includes(code))?.reach ?? 'all';
}

/** Lets the rights of a row reach so far. */
export function setReach(
  held: readonly Privilege[],
  { codes }: RightRow,
  reach: Privilege['reach'],
): Privilege[] {
  const own = Object.values(codes);
  return held.map((each) => (own.includes(each.code) ? { ...each, reach } : each));
}
