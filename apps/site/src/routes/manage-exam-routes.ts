import type { SiteRoute } from '../shell/site-route.ts';
import { managePage } from './manage-page.ts';

/** The console's pages of papers and questions. */
export const manageExamRoutes: readonly SiteRoute[] = [
  {
    name: 'manageQuestions',
    path: '/manage/questions',
    layout: 'manage',
    section: ['paper', 'mockPaper', 'practice'],
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
    section: 'paper',
    permission: 'paper',
    page: managePage('papers'),
  },
  {
    name: 'managePaperSheet',
    path: '/manage/papers/:id/sheet',
    layout: 'manage',
    section: 'paper',
    permission: 'paper',
    page: managePage('paperSheet'),
  },
  {
    name: 'managePaperGrades',
    path: '/manage/papers/:id/grades',
    layout: 'manage',
    section: 'paper',
    permission: 'paper',
    page: managePage('paperGrades'),
  },
  {
    name: 'managePaperFigures',
    path: '/manage/papers/:id/figures',
    layout: 'manage',
    section: 'paper',
    permission: 'paper',
    page: managePage('paperFigures'),
  },
  {
    name: 'manageMockPapers',
    path: '/manage/mock-papers',
    layout: 'manage',
    section: 'mockPaper',
    permission: 'mockPaper',
    page: managePage('mockPapers'),
  },
  {
    name: 'managePractices',
    path: '/manage/practices',
    layout: 'manage',
    section: 'practice',
    permission: 'practice',
    page: managePage('practices'),
  },
  {
    name: 'manageExamCategories',
    path: '/manage/exam-categories',
    layout: 'manage',
    section: ['paper', 'mockPaper', 'practice'],
    permission: 'examCategory',
    page: managePage('examCategories'),
  },
];
