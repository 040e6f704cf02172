import type { GoodsRef } from '@shuyuan/api-client';
import { classroomPaths } from './classroom-paths.ts';
import { communityPaths } from './community-paths.ts';
import { examPaths } from './exam-paths.ts';
import { ownUrl } from './own-url.ts';
import type { PagePlace } from './list-size.ts';
import type { TabPlace } from './tab-place.ts';
import { withQuery } from './with-query.ts';

/** What the list of articles, or that of anthologies, shows; parts that are left out take their defaults and stay out of the address. */
export interface ArticleListPlace extends PagePlace {
  category?: number | undefined;
}

/** What the list of courses shows; parts that are left out take their defaults and stay out of the address. */
export interface CourseListPlace extends PagePlace {
  category?: number | undefined;
  profession?: number | undefined;
  level?: number | undefined;
  price?: string | undefined;
  sort?: string | undefined;
}

/** What the lists of videos and columns show; parts that are left out take their defaults and stay out of the address. */
export interface SceneListPlace extends PagePlace {
  category?: number | undefined;
  scene?: string | undefined;
}

/** What the shop shows; parts that are left out take their defaults and stay out of the address. */
export interface ShopPlace extends PagePlace {
  keywords?: string | undefined;
  type?: string | undefined;
  member?: string | undefined;
  sort?: string | undefined;
}

/** State of the search page in its address. Parts that are left out have their defaults. */
interface SearchPathPlace {
  keywords?: string | undefined;
  /** A tab of the search. */
  type?: string | undefined;
  page?: number | undefined;
}

/** What the list of tagged things shows; parts that are left out take their defaults and stay out of the address. */
export interface TagPlace extends PagePlace {
  /** The tag; all of them when left out. */
  id?: number | undefined;
  type?: string | undefined;
}

/** What the study center shows; parts that are left out take their defaults and stay out of the address. */
export interface StudyCenterPlace extends TabPlace {
  /** All types when left out. */
  type?: string | undefined;
}

/** A tab of a person's coupons, or what a link takes. */
export interface CouponPlace {
  /** `unused` stays out of the address. */
  status?: 'unused' | 'used' | 'expired' | undefined;
  page?: number | undefined;
  take?: string | undefined;
}

/** What the favourites show; parts that are left out take their defaults and stay out of the address. */
export interface FavoritesPathPlace {
  /** The folder; 0 for what is in none, all when left out. */
  folder?: number | undefined;
  /** All types when left out. */
  type?: string | undefined;
  page?: number | undefined;
}

/** What the list of one's own notes shows; parts that are left out take their defaults and stay out of the address. */
export interface NoteListPlace {
  keywords?: string | undefined;
  type?: string | undefined;
  /** One thing of that type. */
  resource?: number | undefined;
  course?: number | undefined;
  page?: number | undefined;
}

/** What a list of the console shows, as its address spells it. */
export type ManageQuery = Readonly<Record<string, string | number | undefined>>;

/** Addresses of the site. The only place where one is spelled, beside the patterns of the route table. */
export const paths = {
  home: () => '/',
  articles: ({ page, size, category }: ArticleListPlace = {}) =>
    withQuery('/article', { page, size, category }),
  article: (id: number, comment?: number) =>
    `/article/${id}/detail${comment === undefined ? '' : `#comment-${comment}`}`,
  /** An article as part of an anthology: its neighbours are those of the anthology. */
  articleWithin: (anthology: number, id: number) => withQuery(`/article/${id}/detail`, { anthology }),
  anthologies: ({ page, size, category }: ArticleListPlace = {}) =>
    withQuery('/anthologies', { page, size, category }),
  courses: ({ page, size, category, profession, level, price, sort }: CourseListPlace = {}) =>
    withQuery('/courses', { page, size, category, profession, level, price, sort }),
  videos: ({ page, size, category, scene }: SceneListPlace = {}) =>
    withQuery('/videos', { page, size, category, scene }),
  combos: ({ page, size, category, scene }: SceneListPlace = {}) =>
    withQuery('/combos', { page, size, category, scene }),
  shopCategory: ({ type, member, sort, page, size }: ShopPlace = {}) =>
    withQuery('/shopCategory', { type, member, sort, page, size }),
  shopSearch: ({ keywords, type, member, sort, page, size }: ShopPlace = {}) =>
    withQuery('/shopSearch', { keywords, type, member, sort, page, size }),
  /** The search page; `type` is a tab, and left out for all types. */
  search: ({ keywords, type, page }: SearchPathPlace = {}) =>
    withQuery('/search', { keywords, type, page: page === 1 ? undefined : page }),
  tag: ({ id, type, page, size }: TagPlace = {}) => withQuery('/tag', { id, type, page, size }),
  teachers: (page = 1, size?: number) =>
    withQuery('/teachers', { page: page === 1 ? undefined : page, size }),
  teacher: (id: number) => `/teachers/${id}`,
  ...examPaths,
  ...classroomPaths,
  ...communityPaths,
  /** `redirect` is the full path to come back to; home is the default and stays out of the address. */
  login: (redirect?: string) => withQuery('/login', { redirect: redirect === '/' ? undefined : redirect }),
  notFound: () => '/404',
  serverError: () => '/500',
  failure: () => '/error',

  note: (id: number) => withQuery('/note/detail', { id }),
  /** A note that is changed, or a new one. */
  editNote: (id?: number) => withQuery('/note/edit', { id }),
  myNotes: ({ keywords, type, resource, course, page }: NoteListPlace = {}) =>
    withQuery('/my/note', { keywords, type, resource, course, page }),
  doubt: (id: number) => withQuery('/doubts/detail', { id }),
  group: (id: number) => withQuery('/group', { id }),
  // Misspelt in the specification, so it is contract.
  combo: (id: number, comment?: number) =>
    withQuery('/combo/detali', { id }) + (comment === undefined ? '' : `#comment-${comment}`),
  course: (id: number, comment?: number) =>
    `/course/${id}${comment === undefined ? '' : `#comment-${comment}`}`,
  anthology: (id: number) => `/anthology/${id}`,
  user: (id: number) => withQuery('/user', { id }),
  /** A tab of a person's page. */
  userWorks: (id: number, { tab: scene, page }: TabPlace) => withQuery('/user', { id, scene, page }),
  following: (page?: number) => withQuery('/my/following', { page: page === 1 ? undefined : page }),
  followers: (page?: number) => withQuery('/my/follower', { page: page === 1 ? undefined : page }),
  messageSettings: () => '/my/messages/settings',
  messages: (page?: number) => withQuery('/my/messages', { page: page === 1 ? undefined : page }),
  credits: (page?: number) => withQuery('/my/credit1Records', { page: page === 1 ? undefined : page }),
  creditRules: () => '/my/credit1Records?scene=rules',
  record: (id: number, comment?: number) =>
    withQuery('/record/detail', { id }) + (comment === undefined ? '' : `#comment-${comment}`),
  aboutUs: () => '/aboutUs',
  collaborate: () => '/collaborate',
  recruit: () => '/recruit',
  /** An agreement, or a further page that the school has written. */
  schoolPage: (name: string) => `/page/${name}`,
  announcement: (id: number) => `/announcement/${id}`,
  faq: () => '/faq',
  membership: () => '/vip',
  /** The cashier, for something that is sold. */
  cashier: ({ goods_type, goods_id }: GoodsRef) => withQuery('/order/order', { goods_type, goods_id }),
  /** `way` is the one that was chosen with the order, which has not gone it yet. */
  payment: (orderId: string, way?: string) => withQuery('/order/pay', { order_id: orderId, way }),
  paid: (orderId: string) => withQuery('/order/success', { order_id: orderId }),
  my: () => '/my',
  /** `tab` is what has become of them, `deal` what kind of offer they are of. */
  orders: ({ tab, page, deal }: TabPlace & { deal?: string | undefined } = {}) =>
    withQuery('/my/orders', { deal, scene: tab, page }),
  share: () => '/share',
  exchanger: (page?: number) => withQuery('/exchanger', { page: page === 1 ? undefined : page }),
  promoCodes: (page?: number) => withQuery('/my/promoCode', { page: page === 1 ? undefined : page }),
  /** `take` is part of a link that takes one. */
  coupons: ({ status, page, take }: CouponPlace = {}) =>
    withQuery('/my/coupons', {
      status: status === 'unused' ? undefined : status,
      page: page === 1 ? undefined : page,
      take,
    }),
  inviteUsers: (page?: number) => withQuery('/my/inviteUsers', { page: page === 1 ? undefined : page }),
  inviteBalance: (page?: number) =>
    withQuery('/my/inviteBalanceRecords', { page: page === 1 ? undefined : page }),
  withdrawals: (page?: number) => withQuery('/my/withdrawRecords', { page: page === 1 ? undefined : page }),
  order: (orderId: string) => withQuery('/order/detail', { order_id: orderId }),
  studyCenter: ({ tab, type, page }: StudyCenterPlace = {}) =>
    withQuery('/study-center', { scene: tab, type, page }),
  favorites: ({ folder, type, page = 1 }: FavoritesPathPlace = {}) =>
    withQuery('/my/favorites', { category_id: folder, type, page: page === 1 ? undefined : page }),
  /** One folder of favourites. */
  collection: (id: number, { type, page = 1 }: Omit<FavoritesPathPlace, 'folder'> = {}) =>
    withQuery('/collect/detail', { id, type, page: page === 1 ? undefined : page }),
  manage: () => '/manage',
  /** A list of the console; `query` is what it shows, as its own page reads it. */
  manageArticles: (query: ManageQuery = {}) => withQuery('/manage/articles', query),
  manageArticle: (id: number) => `/manage/articles/${id}`,
  manageNewArticle: () => '/manage/articles/new',
  manageArticleCategories: (query: ManageQuery = {}) => withQuery('/manage/article-categories', query),
  manageAnthologies: (query: ManageQuery = {}) => withQuery('/manage/anthologies', query),
  manageCourses: (query: ManageQuery = {}) => withQuery('/manage/courses', query),
  manageProfessions: (query: ManageQuery = {}) => withQuery('/manage/professions', query),
  /** `as` is whom it is shown to: visitor, learner, member. */
  manageCoursePreview: (course: number, as?: string) =>
    withQuery(`/manage/courses/${course}/preview`, { as }),
  manageCourseStudents: (course: number, query: ManageQuery = {}) =>
    withQuery(`/manage/courses/${course}/students`, query),
  manageVideos: (query: ManageQuery = {}) => withQuery('/manage/videos', query),
  manageCombos: (query: ManageQuery = {}) => withQuery('/manage/combos', query),
  manageCourseCategories: (query: ManageQuery = {}) => withQuery('/manage/course-categories', query),
  manageTeachers: (query: ManageQuery = {}) => withQuery('/manage/teachers', query),
  manageMedia: (query: ManageQuery = {}) => withQuery('/manage/media', query),
  manageAnnouncements: (query: ManageQuery = {}) => withQuery('/manage/announcements', query),
  managePages: (query: ManageQuery = {}) => withQuery('/manage/pages', query),
  manageApplications: (query: ManageQuery = {}) => withQuery('/manage/applications', query),
  manageFaqs: (query: ManageQuery = {}) => withQuery('/manage/faqs', query),
  manageModeration: () => '/manage/moderation',
  manageProblemCategories: (query: ManageQuery = {}) => withQuery('/manage/problem-categories', query),
  manageWatchedWords: (query: ManageQuery = {}) => withQuery('/manage/watched-words', query),
  manageFlashSales: (query: ManageQuery = {}) => withQuery('/manage/flash-sales', query),
  manageProducts: (query: ManageQuery = {}) => withQuery('/manage/products', query),
  manageRedeemCodes: (query: ManageQuery = {}) => withQuery('/manage/redeem-codes', query),
  /** The codes of one activity. */
  manageRedeemCodesOf: (activity: number, query: ManageQuery = {}) =>
    withQuery(`/manage/redeem-codes/${activity}/codes`, query),
  manageCoupons: (query: ManageQuery = {}) => withQuery('/manage/coupons', query),
  /** The coupons of one batch. */
  manageCouponsOf: (batch: number, query: ManageQuery = {}) =>
    withQuery(`/manage/coupons/${batch}/codes`, query),
  managePromoCodes: (query: ManageQuery = {}) => withQuery('/manage/promo-codes', query),
  manageGroupBuys: (query: ManageQuery = {}) => withQuery('/manage/group-buys', query),
  manageFaqCategories: (query: ManageQuery = {}) => withQuery('/manage/faq-categories', query),
  manageTags: (query: ManageQuery = {}) => withQuery('/manage/tags', query),
  manageTagCategories: (query: ManageQuery = {}) => withQuery('/manage/tag-categories', query),
  manageMembers: (query: ManageQuery = {}) => withQuery('/manage/members', query),
  manageMember: (id: number, query: ManageQuery = {}) => withQuery(`/manage/members/${id}`, query),
  manageOrders: (query: ManageQuery = {}) => withQuery('/manage/orders', query),
  manageQuestions: (query: ManageQuery = {}) => withQuery('/manage/questions', query),
  manageQuestionRegrade: (question: number) => `/manage/questions/${question}/regrade`,
  manageMockPapers: (query: ManageQuery = {}) => withQuery('/manage/mock-papers', query),
  managePractices: (query: ManageQuery = {}) => withQuery('/manage/practices', query),
  managePapers: (query: ManageQuery = {}) => withQuery('/manage/papers', query),
  managePaperSheet: (paper: number) => `/manage/papers/${paper}/sheet`,
  managePaperFigures: (paper: number) => `/manage/papers/${paper}/figures`,
  managePaperGrades: (paper: number, query: ManageQuery = {}) =>
    withQuery(`/manage/papers/${paper}/grades`, query),
  manageExamCategories: (query: ManageQuery = {}) => withQuery('/manage/exam-categories', query),
  /** Submitted papers that wait to be marked. */
  manageRefunds: (query: ManageQuery = {}) => withQuery('/manage/refunds', query),
  manageWithdrawals: (query: ManageQuery = {}) => withQuery('/manage/withdrawals', query),
  manageShareGoods: (query: ManageQuery = {}) => withQuery('/manage/share-goods', query),
  managePayments: (query: ManageQuery = {}) => withQuery('/manage/payments', query),
  manageMarking: (query: ManageQuery = {}) => withQuery('/manage/marking', query),
  manageMarkingOf: (attempt: number) => `/manage/marking/${attempt}`,
  manageSlides: (query: ManageQuery = {}) => withQuery('/manage/slides', query),
  manageNavs: (query: ManageQuery = {}) => withQuery('/manage/navs', query),
  manageHomeBlocks: (query: ManageQuery = {}) => withQuery('/manage/home-blocks', query),
  manageMemberships: (query: ManageQuery = {}) => withQuery('/manage/memberships', query),
  manageComments: (query: ManageQuery = {}) => withQuery('/manage/comments', query),
  manageReviews: (query: ManageQuery = {}) => withQuery('/manage/reviews', query),
  manageRoles: (query: ManageQuery = {}) => withQuery('/manage/roles', query),
  manageSettings: (query: ManageQuery = {}) => withQuery('/manage/settings', query),
  manageBin: (query: ManageQuery = {}) => withQuery('/manage/bin', query),
  manageLog: (query: ManageQuery = {}) => withQuery('/manage/log', query),
  /** `id` is the one that is open. */
  myRecords: (id?: number) => withQuery('/my/record', { id }),
} as const;

/** An id as an address spells it; null when it is none. */
export const idOf = (text: string | null) => (text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);

/** Behind the address of a video or an article: its notes stand open. */
export const notesHash = '#notes';

/** The comment that an address leads to, by its hash; null when it leads to none. */
export const commentOfHash = (hash: string) =>
  Number(/^#comment-([1-9]\d{0,14})$/.exec(hash)?.[1] ?? 0) || null;

/** Path, query and hash of an address of this site, as the guard and the login screen hand it on. */
export const fullPath = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/**
 * The place to go to after sign-in. A `redirect` that leads off this site (`//other.example`, `https:`, a script) or
 * back to the login screen is answered with home.
 */
export function redirectTarget(redirect: string | null | undefined): string {
  const target = ownUrl(redirect ?? '');
  if (!target || /^\/login\/?$/.test(target.pathname)) return paths.home();
  return fullPath(target);
}
