import type { SiteRoute } from '../shell/site-route.ts';
import { communityRoutes } from './community-routes.ts';
import { examRoutes } from './exam-routes.ts';
import { moneyRoutes } from './money-routes.ts';
import { manageRoutes } from './manage-routes.ts';

const notFoundPage = () => import('../pages/failures/not-found/not-found.page.tsx');

const schoolPage = () => import('../pages/school/page/page.page.tsx');

/** Every page there is. Titles are in `shell/route-titles.strings.ts`, under the same names. */
export const routeTable: readonly SiteRoute[] = [
  {
    name: 'home',
    path: '/',
    header: 'clear',
    keepAlive: true,
    page: () => import('../pages/home/home/home.page.tsx'),
  },
  { name: 'articles', path: '/article', page: () => import('../pages/articles/list/list.page.tsx') },
  {
    name: 'article',
    path: '/article/:id/detail',
    page: () => import('../pages/articles/detail/detail.page.tsx'),
  },
  {
    name: 'anthologies',
    path: '/anthologies',
    page: () => import('../pages/anthologies/list/list.page.tsx'),
  },
  {
    name: 'anthology',
    path: '/anthology/:id',
    page: () => import('../pages/anthologies/detail/detail.page.tsx'),
  },
  { name: 'tag', path: '/tag', page: () => import('../pages/tags/tag.page.tsx') },
  { name: 'aboutUs', path: '/aboutUs', page: schoolPage },
  { name: 'collaborate', path: '/collaborate', page: schoolPage },
  { name: 'recruit', path: '/recruit', page: schoolPage },
  // The specification has texts that people agree to, and no address for them.
  { name: 'schoolPage', path: '/page/:name', page: schoolPage },
  // The specification has no address for what home announces.
  {
    name: 'announcement',
    path: '/announcement/:id',
    page: () => import('../pages/announcements/detail/detail.page.tsx'),
  },
  // The specification has a dialog, and no address for all that it finds.
  { name: 'search', path: '/search', page: () => import('../pages/search/search.page.tsx') },
  // The specification has its call, and no address of its own for it.
  { name: 'faq', path: '/faq', page: () => import('../pages/school/faq/faq.page.tsx') },
  { name: 'teachers', path: '/teachers', page: () => import('../pages/teachers/list/list.page.tsx') },
  // The specification has the list, and no address for one of them.
  {
    name: 'teacher',
    path: '/teachers/:id',
    page: () => import('../pages/teachers/detail/detail.page.tsx'),
  },
  {
    name: 'courses',
    path: '/courses',
    page: () => import('../pages/courses/list/list.page.tsx'),
  },
  // The name is the specification's.
  {
    name: 'CourseDetail',
    path: '/course/:id',
    page: () => import('../pages/courses/detail/detail.page.tsx'),
  },
  { name: 'videos', path: '/videos', page: () => import('../pages/videos/list/list.page.tsx') },
  // The name is the specification's.
  { name: 'H5paly', path: '/video', page: () => import('../pages/videos/lesson/lesson.page.tsx') },
  {
    name: 'play',
    path: '/play',
    auth: 'page',
    page: () => import('../pages/videos/play/play.page.tsx'),
  },
  // The address is the specification's.
  {
    name: 'playCombo',
    path: '/comboPaly',
    auth: 'page',
    page: () => import('../pages/combos/play/play.page.tsx'),
  },
  { name: 'combos', path: '/combos', page: () => import('../pages/combos/list/list.page.tsx') },
  // So is the address.
  { name: 'combo', path: '/combo/detali', page: () => import('../pages/combos/detail/detail.page.tsx') },
  { name: 'shopSearch', path: '/shopSearch', page: () => import('../pages/shop/search.page.tsx') },
  { name: 'shopCategory', path: '/shopCategory', page: () => import('../pages/shop/category.page.tsx') },
  ...examRoutes,
  ...communityRoutes,
  {
    name: 'record',
    path: '/record/detail',
    page: () => import('../pages/records/detail/recording.page.tsx'),
  },
  {
    name: 'note',
    path: '/note/detail',
    page: () => import('../pages/notes/detail/detail.page.tsx'),
  },
  {
    name: 'editNote',
    path: '/note/edit',
    auth: 'page',
    page: () => import('../pages/notes/edit/edit-note.page.tsx'),
  },
  {
    name: 'myNotes',
    path: '/my/note',
    auth: 'page',
    page: () => import('../pages/notes/mine/my-notes.page.tsx'),
  },
  {
    name: 'user',
    path: '/user',
    auth: 'page',
    page: () => import('../pages/people/user/user.page.tsx'),
  },
  {
    name: 'following',
    path: '/my/following',
    auth: 'page',
    page: () => import('../pages/people/follows/following.page.tsx'),
  },
  {
    name: 'followers',
    path: '/my/follower',
    auth: 'page',
    page: () => import('../pages/people/follows/followers.page.tsx'),
  },
  {
    name: 'messages',
    path: '/my/messages',
    auth: 'page',
    page: () => import('../pages/my/messages/messages.page.tsx'),
  },
  {
    name: 'messageSettings',
    path: '/my/messages/settings',
    auth: 'page',
    page: () => import('../pages/my/message-settings/message-settings.page.tsx'),
  },
  // Of its call, which the specification names; it has no address of its own for it.
  {
    name: 'credits',
    path: '/my/credit1Records',
    auth: 'page',
    page: () => import('../pages/my/credits/credits.page.tsx'),
  },
  // The names of these two are the specification's.
  { name: 'My', path: '/my', auth: 'page', page: () => import('../pages/my/basic/basic.page.tsx') },
  {
    name: 'Myrecord',
    path: '/my/record',
    auth: 'page',
    page: () => import('../pages/records/library/library.page.tsx'),
  },
  // The specification gives it the name and the address, and asks a guest by the dialog wherever they come from.
  {
    name: 'StudyCenter',
    path: '/study-center',
    auth: 'dialog',
    page: () => import('../pages/study/center/center.page.tsx'),
  },
  {
    name: 'favorites',
    path: '/my/favorites',
    auth: 'page',
    page: () => import('../pages/study/favorites/favorites.page.tsx'),
  },
  {
    name: 'collection',
    path: '/collect/detail',
    page: () => import('../pages/study/collection/collection.page.tsx'),
  },
  {
    name: 'membership',
    path: '/vip',
    flag: 'vip',
    page: () => import('../pages/membership/plans/plans.page.tsx'),
  },
  {
    name: 'cashier',
    path: '/order/order',
    auth: 'page',
    page: () => import('../pages/orders/cashier/cashier.page.tsx'),
  },
  {
    name: 'payment',
    path: '/order/pay',
    auth: 'page',
    page: () => import('../pages/orders/payment/payment.page.tsx'),
  },
  { name: 'paid', path: '/order/success', page: () => import('../pages/orders/paid/paid.page.tsx') },
  ...moneyRoutes,
  {
    name: 'orders',
    path: '/my/orders',
    auth: 'page',
    page: () => import('../pages/orders/mine/mine.page.tsx'),
  },
  {
    name: 'login',
    path: '/login',
    guestsOnly: true,
    page: () => import('../pages/session/login/login.page.tsx'),
  },
  ...manageRoutes,
  { name: 'notFound', path: '/404', header: 'hidden', page: notFoundPage },
  {
    name: 'serverError',
    path: '/500',
    header: 'hidden',
    page: () => import('../pages/failures/server-error/server-error.page.tsx'),
  },
  {
    name: 'failure',
    path: '/error',
    header: 'hidden',
    page: () => import('../pages/failures/failure/failure.page.tsx'),
  },
  { name: 'unknown', path: '*', header: 'hidden', page: notFoundPage },
];
