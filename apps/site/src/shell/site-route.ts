import type { FeatureName, PermissionCode } from '@shuyuan/api-client';
import type { ComponentType } from 'react';

export type RouteName =
  | 'home'
  | 'articles'
  | 'article'
  | 'anthologies'
  | 'anthology'
  | 'tag'
  | 'aboutUs'
  | 'collaborate'
  | 'recruit'
  | 'announcement'
  | 'faq'
  | 'teachers'
  | 'teacher'
  | 'courses'
  | 'CourseDetail'
  | 'videos'
  | 'H5paly'
  | 'combos'
  | 'combo'
  | 'shopSearch'
  | 'shopCategory'
  | 'exams'
  | 'papers'
  | 'paper'
  | 'play'
  | 'playCombo'
  | 'playPaper'
  | 'mockPapers'
  | 'mockPaper'
  | 'playMockPaper'
  | 'practices'
  | 'practice'
  | 'playPractice'
  | 'wrongBook'
  | 'playWrongBook'
  | 'questionCollection'
  | 'playQuestionCollection'
  | 'questionBank'
  | 'playQuestionBank'
  | 'myQuestions'
  | 'record'
  | 'note'
  | 'problems'
  | 'askProblem'
  | 'problem'
  | 'editProblem'
  | 'solution'
  | 'myProblems'
  | 'issues'
  | 'issue'
  | 'editIssue'
  | 'myIssues'
  | 'user'
  | 'following'
  | 'followers'
  | 'messages'
  | 'credits'
  | 'editNote'
  | 'myNotes'
  | 'My'
  | 'Myrecord'
  | 'StudyCenter'
  | 'favorites'
  | 'collection'
  | 'membership'
  | 'cashier'
  | 'payment'
  | 'paid'
  | 'orders'
  | 'login'
  | 'manage'
  | 'manageArticles'
  | 'manageArticle'
  | 'manageNewArticle'
  | 'manageArticleCategories'
  | 'manageAnthologies'
  | 'manageCourses'
  | 'manageCourseStudents'
  | 'manageVideos'
  | 'manageCombos'
  | 'manageCourseCategories'
  | 'manageProfessions'
  | 'manageTeachers'
  | 'manageMedia'
  | 'manageAnnouncements'
  | 'managePages'
  | 'manageApplications'
  | 'manageFaqs'
  | 'manageModeration'
  | 'manageProblemCategories'
  | 'manageWatchedWords'
  | 'manageFaqCategories'
  | 'manageTags'
  | 'manageTagCategories'
  | 'manageMembers'
  | 'manageMember'
  | 'manageOrders'
  | 'manageMarking'
  | 'manageExamCategories'
  | 'manageQuestions'
  | 'manageQuestionRegrade'
  | 'managePapers'
  | 'managePaperGrades'
  | 'manageMarkingOf'
  | 'manageSlides'
  | 'manageNavs'
  | 'manageHomeBlocks'
  | 'manageMemberships'
  | 'manageComments'
  | 'manageReviews'
  | 'manageRoles'
  | 'manageSettings'
  | 'manageLog'
  | 'notFound'
  | 'serverError'
  | 'failure'
  | 'unknown';

/** What the guard asks of a route. */
export interface RouteRules {
  /** Who is not signed in goes to the login screen (`page`), or is asked by the login dialog (`dialog`). */
  auth?: 'page' | 'dialog';
  /** Who is not signed in goes to the login screen, and who holds none of these is told so. */
  permission?: PermissionCode | readonly PermissionCode[];
  /** Who is signed in goes home. */
  guestsOnly?: boolean;
  /** Exists only while this feature is switched on. */
  flag?: FeatureName;
}

/** A page of the site as the route table has it, and as the shell around it asks. */
export interface SiteRoute extends RouteRules {
  name: RouteName;
  path: string;
  /** `clear` lies over the page's picture and turns solid as it scrolls. @default 'solid' */
  header?: 'clear' | 'hidden';
  /** `manage` is the console: no header and no footer of the site, but a navigation of its own. @default the site's */
  layout?: 'manage';
  /** Stays as it was left: returning makes no request and keeps the scroll position. */
  keepAlive?: boolean;
  page: () => Promise<{ default: ComponentType }>;
}
