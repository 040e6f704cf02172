import type {
  DeletedThing,
  LoggedChanges,
  ManagedAnnouncement,
  ManagedArticle,
  ManagedArticleCategory,
  ManagedComment,
  ManagedRole,
} from '@shuyuan/api-client/manage';
import { changed, oneOf, pageOf, writes } from './manage-answers.fixtures.ts';
import { coursesWork } from './managed-courses.fixtures.ts';
import { homeBlocks, memberships, navs, settings, sliders } from './managed-site.fixtures.ts';
import { submittedAttempts, waitingAttempts, waitingPapers } from './managed-attempts.fixtures.ts';
import { couponBatches, coupons } from './managed-coupons.fixtures.ts';
import { promoCodes } from './managed-promo-codes.fixtures.ts';
import { managedProducts } from './managed-products.fixtures.ts';
import { redeemActivities, redeemCodes } from './managed-redeem-codes.fixtures.ts';
import { flashSales, groupBuys } from './managed-deals.fixtures.ts';
import { managedOrders } from './managed-orders.fixtures.ts';
import { problemCategories, watchedWords } from './managed-community.fixtures.ts';
import {
  applications,
  faqCategories,
  faqs,
  memberCredits,
  members,
  pages,
} from './managed-people.fixtures.ts';
import { anthologiesWork } from './managed-anthologies.fixtures.ts';
import { examsWork } from './managed-exams.fixtures.ts';
import { mediaWorks } from './managed-media.fixtures.ts';
import { tagsWork } from './managed-tags.fixtures.ts';
import { named, offline, Refusal, silence, type Scenario } from './scenario.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();

const categories: ManagedArticleCategory[] = ['读书', '写作', '数理', '编程'].map((name, index) => ({
  id: index + 1,
  name,
  sort: index * 10,
  articles_count: 12 - index,
  created_at: at(900),
  updated_at: at(200 + index),
}));

const announcements: ManagedAnnouncement[] = [
  '春季共读开始了：每周三晚八点，在文章下面一起讨论',
  '服务器维护：本周日凌晨一点到三点不能登录，正在写的草稿会保存在各自的设备上，维护结束后可以接着写',
  '新的一批文章上线',
].map((title, index) => ({
  id: 3 - index,
  title,
  content: `<p>${title}。</p>`,
  created_at: at(3 + index * 30),
  updated_at: at(2 + index * 28),
}));

const statuses = ['published', 'published', 'scheduled', 'draft'] as const;

const articles: ManagedArticle[] = [
  '二分查找：十行代码，为什么人人写错',
  '朱子读书法：六句话用了八百年',
  '班里有两个人同一天生日，奇怪吗',
  '变量名是写给人看的',
  '改稿的四遍：每一遍只改一样，改完再看下一样，最后一遍大声读出来给自己听，听得顺了才算完',
].map((title, index) => {
  const status = statuses[index % statuses.length]!;
  const category = categories[index % categories.length]!;
  return {
    id: 5 - index,
    title,
    thumb: '',
    category: status === 'draft' ? null : { id: category.id, name: category.name },
    author: index === 3 ? null : { id: 3, nick_name: '何述', avatar: '' },
    status,
    published_at: { published: at(30 + index), scheduled: at(-10), draft: null }[status],
    charge: index === 2 ? 6 : 0,
    is_vip_free: index === 2,
    view_times: index * 1234,
    character_count: 2000 + index * 10,
    created_at: at(60 + index),
    updated_at: at(2 + index * 20),
    short_description: '',
    render_content: `<p>${title}。</p>`,
    paid_content: '',
    tag_ids: index === 0 ? [1, 2] : [],
  };
});

const roles: ManagedRole[] = [
  { name: '管理员', description: '什么都可以做', is_built_in: true, users_count: 1, privileges: [] },
  {
    name: '公告员',
    description: '只管首页上的公告',
    is_built_in: false,
    users_count: 2,
    privileges: [
      { code: 'announcement' as const, reach: 'all' as const },
      { code: 'announcement.store' as const, reach: 'all' as const },
      { code: 'article' as const, reach: 'own' as const },
    ],
  },
].map((role, index) => ({
  ...role,
  id: index + 1,
  privileges_count: role.privileges.length,
  created_at: at(900 - index),
  updated_at: at(800 - index),
}));

const actor = { id: 2, nick_name: '周闻笛', avatar: '' };

const actions: LoggedChanges[] = [
  {
    id: 3,
    actor,
    entity: 'announcement' as const,
    kind: 'update' as const,
    subjects: [{ id: 3, title: '春季共读开始了' }],
    created_at: at(1),
    undone_at: null,
    undo_until: '2099-01-01T00:00:00.000Z',
    changes: [{ id: 3, before: { title: '春季共读' }, after: { title: '春季共读开始了' } }],
  },
  {
    id: 2,
    actor,
    entity: 'article' as const,
    kind: 'delete' as const,
    subjects: [
      { id: 8, title: '旧文一' },
      { id: 9, title: '旧文二' },
    ],
    created_at: at(5),
    undone_at: at(4),
    undo_until: null,
    changes: [{ id: 8, before: { title: '旧文一' }, after: null }],
  },
  {
    id: 1,
    actor: null,
    entity: 'role' as const,
    kind: 'store' as const,
    subjects: [{ id: 2, title: '公告员' }],
    created_at: at(50),
    undone_at: null,
    undo_until: null,
    changes: [{ id: 2, before: null, after: { name: '公告员', description: '' } }],
  },
];

const deletedThings: DeletedThing[] = [
  { entity: 'article' as const, title: '旧文一', actor, days: 1 },
  { entity: 'article' as const, title: '旧文二', actor, days: 1 },
  { entity: 'role' as const, title: '公告员', actor: null, days: 29 },
].map(({ days, ...thing }, place) => ({
  ...thing,
  id: place + 1,
  deleted_at: at(days * 24),
  restorable_until: at((days - 30) * 24),
}));

const comments: ManagedComment[] = [
  '加我微信领全套讲义，名额有限，先到先得！',
  '二分的边界我每次都写错，照着文里的循环不变式想一遍就清楚了。',
  '写成这样也好意思发出来？',
].map((content, index) => ({
  id: 30 - index,
  content,
  target: { type: 'article' as const, id: 5, title: '二分查找：十行代码，为什么人人写错' },
  parent_id: index === 2 ? 29 : null,
  user: index === 0 ? null : { id: 3 + index, nick_name: ['', '沈砚秋', '周予安'][index]!, avatar: '' },
  is_hidden: index === 2,
  report_status: (['open', 'none', 'settled'] as const)[index]!,
  reports_count: [2, 0, 1][index]!,
  children_count: index === 1 ? 1 : 0,
  created_at: at(4 + index * 9),
  updated_at: at(3 + index * 9),
  reports:
    index === 0
      ? [
          { id: 8, reason: 'advertising', words: '每篇文章下面都在发', user: null, created_at: at(1) },
          {
            id: 7,
            reason: 'advertising',
            words: '',
            user: { id: 4, nick_name: '沈砚秋', avatar: '' },
            created_at: at(2),
          },
        ]
      : [],
}));

const works: Scenario = {
  ...coursesWork,
  ...anthologiesWork,
  ...tagsWork,
  ...examsWork,
  ...mediaWorks,
  manageAnnouncements: {
    ...writes,
    list: pageOf(announcements, ({ title }) => title),
    find: oneOf(announcements),
  },
  manageArticleCategories: {
    ...writes,
    arrange: changed,
    list: pageOf(categories, ({ name }) => name),
    find: oneOf(categories),
  },
  manageArticles: { ...writes, list: pageOf(articles, ({ title }) => title), find: oneOf(articles) },
  manageCredits: { change: {}, records: memberCredits },
  manageMembers: {
    ...writes,
    list: pageOf(members, (row) => row.nick_name),
    find: oneOf(members),
    tags: { data: [{ tag: '春季共读', count: 1 }] },
    plans: { data: [{ id: 1, name: '年度会员', expire_days: 365 }] },
    sendPasswordCode: { mobile: '138****8000' },
  },
  manageEntitlements: {
    goods: {
      data: [{ type: 'article', id: 3, title: '班里有两个人同一天生日，奇怪吗', is_published: true }],
    },
  },
  managePages: { ...writes, list: pageOf(pages, ({ title }) => title), find: oneOf(pages) },
  manageApplications: {
    ...writes,
    list: pageOf(applications, ({ name }) => name),
    find: oneOf(applications),
  },
  manageFaqs: {
    ...writes,
    arrange: changed,
    list: pageOf(faqs, ({ question }) => question),
    find: oneOf(faqs),
  },
  manageProblemCategories: {
    ...writes,
    arrange: changed,
    list: pageOf(problemCategories, ({ name }) => name),
    find: oneOf(problemCategories),
  },
  manageWatchedWords: {
    ...writes,
    list: pageOf(watchedWords, ({ word }) => word),
    find: oneOf(watchedWords),
  },
  manageFlashSales: {
    ...writes,
    list: pageOf(flashSales, ({ goods_title: title }) => title),
    find: oneOf(flashSales),
  },
  manageCoupons: {
    ...writes,
    list: pageOf(couponBatches, ({ name }) => name),
    find: oneOf(couponBatches),
    generate: { codes: coupons.map(({ code }) => code) },
    coupons: pageOf(coupons, ({ code }) => code),
    exportCoupons: writes.exportRows,
  },
  managePromoCodes: {
    ...writes,
    list: pageOf(promoCodes, ({ code }) => code),
    find: oneOf(promoCodes),
    generate: { ...changed, codes: promoCodes.map(({ code }) => code) },
  },
  manageProducts: {
    ...writes,
    list: pageOf(managedProducts, ({ goods_title: title }) => title),
    find: oneOf(managedProducts),
  },
  manageRedeemCodes: {
    ...writes,
    list: pageOf(redeemActivities, ({ name }) => name),
    find: oneOf(redeemActivities),
    generate: { codes: redeemCodes.map(({ code }) => code) },
    codes: pageOf(redeemCodes, ({ code }) => code),
    exportCodes: writes.exportRows,
  },
  manageGroupBuys: {
    ...writes,
    list: pageOf(groupBuys, ({ goods_title: title }) => title),
    find: oneOf(groupBuys),
  },
  manageFaqCategories: {
    ...writes,
    arrange: changed,
    list: pageOf(faqCategories, ({ name }) => name),
    find: oneOf(faqCategories),
  },
  manageMemberships: {
    ...writes,
    arrange: changed,
    list: pageOf(memberships, ({ name }) => name),
    find: oneOf(memberships),
  },
  manageSliders: {
    ...writes,
    arrange: changed,
    list: pageOf(sliders, ({ title }) => title),
    find: oneOf(sliders),
  },
  manageNavs: { ...writes, arrange: changed, list: pageOf(navs, ({ name }) => name), find: oneOf(navs) },
  manageHomeBlocks: {
    ...writes,
    arrange: changed,
    list: pageOf(homeBlocks, ({ title }) => title),
    find: oneOf(homeBlocks),
  },
  manageSettings: { find: settings, update: { ...changed, updated_at: settings.updated_at } },
  manageOrders: {
    exportRows: writes.exportRows,
    list: pageOf(managedOrders, (row) => row.goods_name),
    find: oneOf(managedOrders),
    finish: {},
  },
  manageMarking: {
    list: ({ query: { paper_id: paperId, ...query } }) =>
      pageOf(
        waitingAttempts.filter(({ paper }) => paperId === undefined || paper.id === paperId),
        ({ paper, person }) => `${paper.title} ${person.nick_name}`,
      )({ query }),
    papers: { data: waitingPapers },
    find: oneOf(submittedAttempts),
    mark: { status: 2, score: 20, waiting_count: 0 },
  },
  manageComments: { ...writes, list: pageOf(comments, ({ content }) => content), find: oneOf(comments) },
  manageRoles: {
    ...writes,
    list: pageOf(roles, ({ name }) => name),
    find: oneOf(roles),
    preview: { token: 'seen-as' },
  },
  manageBin: {
    list: pageOf(deletedThings, ({ title }) => title),
    kinds: {
      data: [
        { entity: 'article', count: 2 },
        { entity: 'role', count: 1 },
      ],
    },
    restore: ({ body: { ids } }) => ({
      restored: ids.filter((id) => id !== 3),
      refused: ids.includes(3) ? [{ id: 3, title: '公告员', reason: '已有同名的角色' }] : [],
    }),
  },
  manageLog: {
    actions: ({ query: { page, size } }) => ({
      data: actions.slice((page - 1) * size, page * size),
      total: actions.length,
    }),
    actors: { data: [{ id: actor.id, nick_name: actor.nick_name }] },
    action: oneOf(actions),
    undo: {},
  },
};

const nothing = { data: [], total: 0 };

/** Every list of the console answers so. */
const listsAnswer = (answer: typeof nothing | typeof offline | typeof silence | Refusal): Scenario => ({
  manageAnnouncements: { ...works.manageAnnouncements, list: answer },
  manageArticleCategories: { ...works.manageArticleCategories, list: answer },
  manageArticles: { ...works.manageArticles, list: answer },
  manageComments: { ...works.manageComments, list: answer },
  manageCourses: { ...works.manageCourses, list: answer },
  manageStudents: { ...works.manageStudents, list: answer },
  manageVideos: { ...works.manageVideos, list: answer },
  manageCombos: { ...works.manageCombos, list: answer },
  manageCourseCategories: { ...works.manageCourseCategories, list: answer },
  manageProfessions: { ...works.manageProfessions, list: answer },
  manageAnthologies: { ...works.manageAnthologies, list: answer },
  manageTags: { ...works.manageTags, list: answer },
  manageTagCategories: { ...works.manageTagCategories, list: answer },
  manageTeachers: { ...works.manageTeachers, list: answer },
  manageMarking: { ...works.manageMarking, list: answer },
  manageMembers: { ...works.manageMembers, list: answer },
  managePages: { ...works.managePages, list: answer },
  manageApplications: { ...works.manageApplications, list: answer },
  manageFaqs: { ...works.manageFaqs, list: answer },
  manageFaqCategories: { ...works.manageFaqCategories, list: answer },
  manageRoles: { ...works.manageRoles, list: answer },
  manageBin: { ...works.manageBin, list: answer },
  manageLog: { ...works.manageLog, actions: answer },
});

/** What the console looks after, as a server would answer it. */
export const manageScenarios = named({
  works,
  empty: listsAnswer(nothing),
  loading: listsAnswer(silence),
  offline: listsAnswer(offline),
  refused: listsAnswer(new Refusal(403, '没有权限')),
  /** Somebody else has saved what is open. */
  changedMeanwhile: {
    ...works,
    manageAnnouncements: {
      ...works.manageAnnouncements,
      update: new Refusal(409, '内容已被其他人修改，请刷新后再试', {
        actor: { id: 3, nick_name: '沈砚秋' },
        changed_at: '2026-03-01T02:00:00.000Z',
        fields: ['title'],
      }),
    },
  },
});
