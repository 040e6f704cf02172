import type { SiteRoute } from '../shell/site-route.ts';

/** The pages of questions, answers and topics. */
export const communityRoutes: readonly SiteRoute[] = [
  {
    name: 'problems',
    path: '/problem',
    flag: 'wenda',
    page: () => import('../pages/problems/list/list.page.tsx'),
  },
  {
    name: 'askProblem',
    path: '/problem/add',
    flag: 'wenda',
    page: () => import('../pages/problems/edit/ask.page.tsx'),
  },
  {
    name: 'problem',
    path: '/problem/:id/detail',
    flag: 'wenda',
    page: () => import('../pages/problems/detail/detail.page.tsx'),
  },
  {
    name: 'editProblem',
    path: '/problem/edit',
    auth: 'page',
    flag: 'wenda',
    page: () => import('../pages/problems/edit/edit-problem.page.tsx'),
  },
  {
    name: 'solution',
    path: '/solution/details',
    flag: 'wenda',
    page: () => import('../pages/problems/solution/solution.page.tsx'),
  },
  {
    name: 'myProblems',
    path: '/my/problem',
    auth: 'page',
    flag: 'wenda',
    page: () => import('../pages/problems/mine/my-problems.page.tsx'),
  },
  {
    name: 'issues',
    path: '/issue',
    flag: 'wenda',
    page: () => import('../pages/issues/list/list.page.tsx'),
  },
  {
    name: 'issue',
    path: '/issue/detail',
    flag: 'wenda',
    page: () => import('../pages/issues/detail/detail.page.tsx'),
  },
  {
    name: 'editIssue',
    path: '/issue/edit',
    auth: 'page',
    flag: 'wenda',
    page: () => import('../pages/issues/edit/edit-issue.page.tsx'),
  },
  {
    name: 'myIssues',
    path: '/my/issue',
    auth: 'page',
    flag: 'wenda',
    page: () => import('../pages/issues/mine/my-issues.page.tsx'),
  },
  {
    name: 'doubts',
    path: '/doubts',
    flag: 'wenda',
    page: () => import('../pages/doubts/list/list.page.tsx'),
  },
  {
    name: 'doubt',
    path: '/doubts/detail',
    auth: 'page',
    flag: 'wenda',
    page: () => import('../pages/doubts/detail/detail.page.tsx'),
  },
  {
    name: 'myDoubts',
    path: '/my/doubt',
    auth: 'page',
    flag: 'wenda',
    page: () => import('../pages/doubts/mine/my-doubts.page.tsx'),
  },
];
