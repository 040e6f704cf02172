import type { SiteRoute } from '../shell/site-route.ts';
import { managePage } from './manage-page.ts';

/** The console's pages of papers and questions. */
export const manageExamRoutes: readonly SiteRoute[] = [
  {
    name: 'manageQuestions',
    path: '/manage/questions',
    layout: 'manage',
    permission: 'question',
    page: managePage('questions'),
  },
  {
    name: 'manageQuestionRegrade',
    path: '/manage/questions/:id/regrade',
    layout: 'manage',
    permission: 'question.update',
    page: managePage('questionRegrade'),
  },
  {
    name: 'managePapers',
    path: '/manage/papers',
    layout: 'manage',
    permission: 'paper',
    page: managePage('papers'),
  },
  {
    name: 'managePaperSheet',
    path: '/manage/papers/:id/sheet',
    layout: 'manage',
    permission: 'paper',
    page: managePage('paperSheet'),
  },
  {
    name: 'managePaperGrades',
    path: '/manage/papers/:id/grades',
    layout: 'manage',
    permission: 'paper',
    page: managePage('paperGrades'),
  },
  {
    name: 'managePaperFigures',
    path: '/manage/papers/:id/figures',
    layout: 'manage',
    permission: 'paper',
    page: managePage('paperFigures'),
  },
  {
    name: 'manageMockPapers',
    path: '/manage/mock-papers',
    layout: 'manage',
    permission: 'mockPaper',
    page: managePage('mockPapers'),
  },
  {
    name: 'managePractices',
    path: '/manage/practices',
    layout: 'manage',
    permission: 'practice',
    page: managePage('practices'),
  },
  {
    name: 'manageExamCategories',
    path: '/manage/exam-categories',
    layout: 'manage',
    permission: 'examCategory',
    page: managePage('examCategories'),
  },
];
