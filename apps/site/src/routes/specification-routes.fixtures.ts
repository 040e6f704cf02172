import type { FeatureName } from '@shuyuan/api-client';

/** An address as the specification's route table has it; what it does not say of one is left out. */
export interface SpecifiedRoute {
  /** `{id}` stands for a number; `*` for any other address. */
  path: string;
  /** `page`: to the login screen. `dialog`: the login dialog opens. */
  auth?: 'page' | 'dialog';
  header?: 'clear' | 'hidden';
  keepAlive?: boolean;
  name?: string;
}

const open = (...paths: string[]): SpecifiedRoute[] => paths.map((path) => ({ path }));
const withSignIn = (...paths: string[]): SpecifiedRoute[] => paths.map((path) => ({ path, auth: 'page' }));
const withDialog = (...paths: string[]): SpecifiedRoute[] => paths.map((path) => ({ path, auth: 'dialog' }));
const withoutHeader = (routes: SpecifiedRoute[]) =>
  routes.map((route): SpecifiedRoute => ({ ...route, header: 'hidden' }));

/** Section 2 of the specification, in its order, its misspellings with it. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  { path: '/', header: 'clear', keepAlive: true },
  ...open('/collaborate', '/combos', '/solution/details', '/login', '/videos', '/note/detail', '/courses'),
  ...open('/problem', '/problem/add', '/problem/{id}/detail', '/issue', '/issue/detail', '/vip'),
  ...withSignIn('/order/order', '/order/pay'),
  ...open('/order/success', '/record/detail'),
  ...withSignIn('/user'),
  ...open('/doubts'),
  ...withSignIn('/doubts/detail'),
  ...open('/combo/detali', '/group/{id}', '/group', '/groups'),
  { path: '/video', name: 'H5paly' },
  ...withSignIn('/play', '/comboPaly'),
  ...open(
    '/tag',
    '/recruit',
    '/aboutUs',
    '/anthologies',
    '/anthology/{id}',
    '/article',
    '/article/{id}/detail',
  ),
  ...open('/teachers', '/collect/detail'),
  { path: '/course/{id}', name: 'CourseDetail' },
  ...open('/shopSearch', '/shopCategory'),
  ...withSignIn('/realName'),
  { path: '/my', auth: 'page', name: 'My' },
  ...withoutHeader(open('/500', '/404', '/error')),
  ...withDialog('/exchanger', '/share'),
  { path: '/study-center', auth: 'dialog', name: 'StudyCenter' },

  ...withSignIn('/problem/edit', '/issue/edit', '/note/edit'),

  { path: '/my/record', auth: 'page', name: 'Myrecord' },
  ...withSignIn('/my/doubt', '/my/problem', '/my/issue', '/my/note', '/my/following', '/my/follower'),
  ...withSignIn('/my/inviteBalanceRecords', '/my/promoCode', '/my/coupons', '/my/questions', '/my/messages'),
  ...withSignIn('/my/favorites', '/my/groups', '/my/orders'),

  ...open('/exam', '/exam/papers'),
  ...withSignIn('/exam/papers/detail'),
  ...withoutHeader(withSignIn('/exam/papers/play')),
  ...open('/exam/mockpaper'),
  ...withSignIn('/exam/mockpaper/detail'),
  ...withoutHeader(withSignIn('/exam/mockpaper/play')),
  ...open('/exam/practice'),
  ...withSignIn('/exam/practice/detail'),
  ...withoutHeader(withSignIn('/exam/practice/play')),
  ...withSignIn('/exam/wrongbook', '/exam/collection', '/exam/questionbank'),
  // The specification is silent of the header here; it has none where questions are practised.
  ...withoutHeader(withSignIn('/exam/wrongbook/play', '/exam/collection/play', '/exam/questionbank/play')),

  { path: '*' },
];

/** What has no page yet. Whoever builds one takes its address out of here. */
export const missingRoutes: readonly string[] = [
  '/group/{id}',
  '/group',
  '/groups',
  '/realName',
  '/my/groups',
];

/** Which addresses that have a page are closed while a feature is switched off; the others close none yet. */
export const closedBy: Partial<Record<FeatureName, readonly string[]>> = {
  wenda: [
    '/solution/details',
    '/problem',
    '/problem/add',
    '/problem/{id}/detail',
    '/doubts',
    '/doubts/detail',
    '/my/doubt',
    '/issue',
    '/issue/detail',
    '/problem/edit',
    '/issue/edit',
    '/my/problem',
    '/my/issue',
  ],
  vip: ['/vip'],
  codeExchanger: ['/exchanger'],
  promoCode: ['/my/promoCode'],
  share: ['/share', '/my/inviteBalanceRecords'],
  paper: [
    '/exam/papers',
    '/exam/papers/detail',
    '/exam/papers/play',
    '/exam/collection',
    '/exam/collection/play',
  ],
  mockPaper: ['/exam/mockpaper', '/exam/mockpaper/detail', '/exam/mockpaper/play'],
  practice: [
    '/exam/practice',
    '/exam/practice/detail',
    '/exam/practice/play',
    '/exam/questionbank',
    '/exam/questionbank/play',
  ],
  wrongBook: ['/exam/wrongbook', '/exam/wrongbook/play'],
};
