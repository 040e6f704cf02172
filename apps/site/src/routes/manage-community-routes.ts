import type { SiteRoute } from '../shell/site-route.ts';
import { managePage } from './manage-page.ts';

/** The console's pages of what people post. */
export const manageCommunityRoutes: readonly SiteRoute[] = [
  {
    name: 'manageModeration',
    path: '/manage/moderation',
    layout: 'manage',
    section: 'wenda',
    permission: 'problem',
    page: managePage('moderation'),
  },
  {
    name: 'manageProblemCategories',
    path: '/manage/problem-categories',
    layout: 'manage',
    section: 'wenda',
    permission: 'problemCategory',
    page: managePage('problemCategories'),
  },
  {
    name: 'manageWatchedWords',
    path: '/manage/watched-words',
    layout: 'manage',
    permission: 'watchedWord',
    page: managePage('watchedWords'),
  },
];
