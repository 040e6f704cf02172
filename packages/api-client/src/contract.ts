import * as z from 'zod/mini';
import { announcementsContract } from './announcements/announcements.contract.ts';
import { announcementsEndpoints } from './announcements/announcements.endpoints.ts';
import { anthologiesContract } from './anthologies/anthologies.contract.ts';
import { anthologiesEndpoints } from './anthologies/anthologies.endpoints.ts';
import { articlesContract } from './articles/articles.contract.ts';
import { articlesEndpoints } from './articles/articles.endpoints.ts';
import { captchaContract } from './captcha/captcha.contract.ts';
import { captchaEndpoints } from './captcha/captcha.endpoints.ts';
import { collectionContract } from './collection/collection.contract.ts';
import { collectionEndpoints } from './collection/collection.endpoints.ts';
import { combosContract } from './combos/combos.contract.ts';
import { combosEndpoints } from './combos/combos.endpoints.ts';
import { configContract } from './config/config.contract.ts';
import { configEndpoints } from './config/config.endpoints.ts';
import { coursesContract } from './courses/courses.contract.ts';
import { coursesEndpoints } from './courses/courses.endpoints.ts';
import { examAreaContract } from './exam-area/exam-area.contract.ts';
import { examAreaEndpoints } from './exam-area/exam-area.endpoints.ts';
import { examsContract, paperAddonContract } from './exams/exams.contract.ts';
import { examsEndpoints, paperAddonEndpoints } from './exams/exams.endpoints.ts';
import { faqContract } from './faq/faq.contract.ts';
import { faqEndpoints } from './faq/faq.endpoints.ts';
import { favoritesContract } from './favorites/favorites.contract.ts';
import { favoritesEndpoints } from './favorites/favorites.endpoints.ts';
import { homeContract } from './home/home.contract.ts';
import { homeEndpoints } from './home/home.endpoints.ts';
import { manageAnthologiesContract } from './manage/anthologies.contract.ts';
import { manageCaptionsContract } from './manage/captions.contract.ts';
import { manageCaptionsEndpoints } from './manage/captions.endpoints.ts';
import { manageCombosContract } from './manage/combos.contract.ts';
import { manageVideosContract } from './manage/videos.contract.ts';
import { manageAnnouncementsContract } from './manage/announcements.contract.ts';
import { manageApplicationsContract } from './manage/applications.contract.ts';
import { manageApplicationsEndpoints } from './manage/applications.endpoints.ts';
import { manageArticleCategoriesContract } from './manage/article-categories.contract.ts';
import { manageArticlesContract } from './manage/articles.contract.ts';
import { manageArticlesEndpoints } from './manage/articles.endpoints.ts';
import { manageCommentsContract } from './manage/comments.contract.ts';
import { manageCommentsEndpoints } from './manage/comments.endpoints.ts';
import { manageEntitlementsContract } from './manage/entitlements.contract.ts';
import { manageEntitlementsEndpoints } from './manage/entitlements.endpoints.ts';
import { arrangedEndpoints } from './manage/arranging.endpoints.ts';
import type { AnswerCheck } from './http/create-http.ts';
import type { Endpoint } from './http/endpoint.ts';
export { storableInput, storableText } from './http/typed-text.ts';
import { withSchemas } from './http/schemas.ts';
import { community } from './community/community.contract.ts';
import { money } from './money/money.contract.ts';
import { managedMoney } from './manage/money.contract.ts';
import { managedQuestionSets } from './manage/question-sets.contract.ts';
import { manageCourseCategoriesContract } from './manage/course-categories.contract.ts';
import { manageCoursesContract } from './manage/courses.contract.ts';
import {
  manageCombosEndpoints,
  manageCoursesEndpoints,
  manageVideosEndpoints,
} from './manage/learning.endpoints.ts';
import { manageDashboardContract } from './manage/dashboard.contract.ts';
import { manageDashboardEndpoints } from './manage/dashboard.endpoints.ts';
import { manageExamCategoriesContract } from './manage/exam-categories.contract.ts';
import {
  manageGradesEndpoints,
  managePapersEndpoints,
  manageQuestionsEndpoints,
} from './manage/exams.endpoints.ts';
import { manageProblemCategoriesContract, manageWatchedWordsContract } from './manage/community.contract.ts';
import { manageModerationContract } from './manage/moderation.contract.ts';
import { manageModerationEndpoints } from './manage/moderation.endpoints.ts';
import { manageFaqCategoriesContract, manageFaqsContract } from './manage/faqs.contract.ts';
import { manageGrantsContract } from './manage/grants.contract.ts';
import { manageGrantsEndpoints } from './manage/grants.endpoints.ts';
import { manageHomeBlocksContract } from './manage/home-blocks.contract.ts';
import { manageBinContract } from './manage/bin.contract.ts';
import { manageBinEndpoints } from './manage/bin.endpoints.ts';
import { manageLogContract } from './manage/log.contract.ts';
import { manageLogEndpoints } from './manage/log.endpoints.ts';
import { manageMarkingContract } from './manage/marking.contract.ts';
import { manageMarkingEndpoints } from './manage/marking.endpoints.ts';
import { manageMediaContract, manageMediaFoldersContract } from './media/manage-media.contract.ts';
import { mediaContract } from './media/media.contract.ts';
import { manageMediaEndpoints, mediaEndpoints } from './media/media.endpoints.ts';
import { manageMembersContract } from './manage/members.contract.ts';
import { manageMembersEndpoints } from './manage/members.endpoints.ts';
import { manageMembershipsContract } from './manage/memberships.contract.ts';
import { manageNavsContract } from './manage/navs.contract.ts';
import { manageOrdersContract } from './manage/orders.contract.ts';
import { manageOrdersEndpoints } from './manage/orders.endpoints.ts';
import { managePagesContract } from './manage/pages.contract.ts';
import { managePagesEndpoints } from './manage/pages.endpoints.ts';
import { manageGradesContract, managePapersContract } from './manage/papers.contract.ts';
import { manageQuestionsContract } from './manage/questions.contract.ts';
import { resourceEndpoints } from './manage/resource.endpoints.ts';
import { manageRolesContract } from './manage/roles.contract.ts';
import { manageRolesEndpoints } from './manage/roles.endpoints.ts';
import { manageSettingsContract } from './manage/settings.contract.ts';
import { manageSettingsEndpoints } from './manage/settings.endpoints.ts';
import { manageSlidersContract } from './manage/sliders.contract.ts';
import { manageLessonsContract } from './manage/lessons.contract.ts';
import { manageLessonsEndpoints } from './manage/lessons.endpoints.ts';
import { managePreviewsContract } from './manage/previews.contract.ts';
import { managePreviewsEndpoints } from './manage/previews.endpoints.ts';
import { manageStudentsContract } from './manage/students.contract.ts';
import { manageStudentsEndpoints } from './manage/students.endpoints.ts';
import { manageTagCategoriesContract, manageTagsContract } from './manage/tags.contract.ts';
import { manageTeachersContract } from './manage/teachers.contract.ts';
import { membershipsContract } from './memberships/memberships.contract.ts';
import { membershipsEndpoints } from './memberships/memberships.endpoints.ts';
import { mockContract } from './mock/mock.contract.ts';
import { mockEndpoints } from './mock/mock.endpoints.ts';
import { myContract } from './my/my.contract.ts';
import { myEndpoints } from './my/my.endpoints.ts';
import { myLearningContract } from './my-learning/my-learning.contract.ts';
import { myLearningEndpoints } from './my-learning/my-learning.endpoints.ts';
import { navigationContract } from './navigation/navigation.contract.ts';
import { navigationEndpoints } from './navigation/navigation.endpoints.ts';
import { notesContract } from './notes/notes.contract.ts';
import { notesEndpoints } from './notes/notes.endpoints.ts';
import { ordersContract } from './orders/orders.contract.ts';
import { ordersEndpoints } from './orders/orders.endpoints.ts';
import { pagesContract } from './pages/pages.contract.ts';
import { pagesEndpoints } from './pages/pages.endpoints.ts';
import { practiceContract } from './practice/practice.contract.ts';
import { practiceEndpoints } from './practice/practice.endpoints.ts';
import { professionsContract } from './professions/professions.contract.ts';
import { professionsEndpoints } from './professions/professions.endpoints.ts';
import { productsContract } from './products/products.contract.ts';
import { productsEndpoints } from './products/products.endpoints.ts';
import { recordsContract } from './records/records.contract.ts';
import { recordsEndpoints } from './records/records.endpoints.ts';
import { manageProfessionsContract } from './manage/professions.contract.ts';
import { manageReviewsContract } from './reviews/manage-reviews.contract.ts';
import { reviewsContract } from './reviews/reviews.contract.ts';
import { manageReviewsEndpoints, reviewsEndpoints } from './reviews/reviews.endpoints.ts';
import { searchContract } from './search/search.contract.ts';
import { searchEndpoints } from './search/search.endpoints.ts';
import { sessionContract } from './session/session.contract.ts';
import { sessionEndpoints } from './session/session.endpoints.ts';
import { studyContract } from './study/study.contract.ts';
import { studyEndpoints } from './study/study.endpoints.ts';
import { tagsContract } from './tags/tags.contract.ts';
import { tagsEndpoints } from './tags/tags.endpoints.ts';
import { teachersContract } from './teachers/teachers.contract.ts';
import { teachersEndpoints } from './teachers/teachers.endpoints.ts';
import { imageLimits, uploadsContract } from './uploads/uploads.contract.ts';
import { uploadsEndpoints } from './uploads/uploads.endpoints.ts';
import { videosContract } from './videos/videos.contract.ts';
import { videosEndpoints } from './videos/videos.endpoints.ts';
import { wrongBookContract } from './wrong-book/wrong-book.contract.ts';
import { wrongBookEndpoints } from './wrong-book/wrong-book.endpoints.ts';

export type { FeatureName } from './access/feature-names.ts';
export { permissionCodes, type PermissionCode } from './access/permission-codes.ts';
export type {
  Access,
  AnswerOf,
  CallInput,
  CheckedInput,
  Endpoint,
  EndpointData,
  EndpointSchemas,
  Method,
  Reach,
} from './http/endpoint.ts';

export { imageLimits };

// In parts, each with a type that the compiler still writes out: the whole would be too long for it.
const content = {
  announcements: withSchemas(announcementsEndpoints, announcementsContract),
  anthologies: withSchemas(anthologiesEndpoints, anthologiesContract),
  articles: withSchemas(articlesEndpoints, articlesContract),
  captcha: withSchemas(captchaEndpoints, captchaContract),
  collection: withSchemas(collectionEndpoints, collectionContract),
  combos: withSchemas(combosEndpoints, combosContract),
  config: withSchemas(configEndpoints, configContract),
  examArea: withSchemas(examAreaEndpoints, examAreaContract),
  exams: withSchemas(examsEndpoints, examsContract),
  faq: withSchemas(faqEndpoints, faqContract),
  favorites: withSchemas(favoritesEndpoints, favoritesContract),
  courses: withSchemas(coursesEndpoints, coursesContract),
  home: withSchemas(homeEndpoints, homeContract),
  media: withSchemas(mediaEndpoints, mediaContract),
  memberships: withSchemas(membershipsEndpoints, membershipsContract),
  mock: withSchemas(mockEndpoints, mockContract),
  my: withSchemas(myEndpoints, myContract),
  myLearning: withSchemas(myLearningEndpoints, myLearningContract),
  navigation: withSchemas(navigationEndpoints, navigationContract),
  notes: withSchemas(notesEndpoints, notesContract),
  orders: withSchemas(ordersEndpoints, ordersContract),
  pages: withSchemas(pagesEndpoints, pagesContract),
  paperAddon: withSchemas(paperAddonEndpoints, paperAddonContract),
  practice: withSchemas(practiceEndpoints, practiceContract),
  professions: withSchemas(professionsEndpoints, professionsContract),
  products: withSchemas(productsEndpoints, productsContract),
  records: withSchemas(recordsEndpoints, recordsContract),
  reviews: withSchemas(reviewsEndpoints, reviewsContract),
  search: withSchemas(searchEndpoints, searchContract),
  session: withSchemas(sessionEndpoints, sessionContract),
  study: withSchemas(studyEndpoints, studyContract),
  tags: withSchemas(tagsEndpoints, tagsContract),
  teachers: withSchemas(teachersEndpoints, teachersContract),
  uploads: withSchemas(uploadsEndpoints, uploadsContract),
  videos: withSchemas(videosEndpoints, videosContract),
  wrongBook: withSchemas(wrongBookEndpoints, wrongBookContract),
};
const managed = {
  manageAnnouncements: withSchemas(resourceEndpoints('announcement'), manageAnnouncementsContract),
  manageAnthologies: withSchemas(resourceEndpoints('anthology'), manageAnthologiesContract),
  manageApplications: withSchemas(manageApplicationsEndpoints, manageApplicationsContract),
  manageArticleCategories: withSchemas(arrangedEndpoints('articleCategory'), manageArticleCategoriesContract),
  manageArticles: withSchemas(manageArticlesEndpoints, manageArticlesContract),
  manageBin: withSchemas(manageBinEndpoints, manageBinContract),
  manageCaptions: withSchemas(manageCaptionsEndpoints, manageCaptionsContract),
  manageCombos: withSchemas(manageCombosEndpoints, manageCombosContract),
  manageComments: withSchemas(manageCommentsEndpoints, manageCommentsContract),
  manageCourseCategories: withSchemas(arrangedEndpoints('courseCategory'), manageCourseCategoriesContract),
  manageCourses: withSchemas(manageCoursesEndpoints, manageCoursesContract),
  manageDashboard: withSchemas(manageDashboardEndpoints, manageDashboardContract),
  manageEntitlements: withSchemas(manageEntitlementsEndpoints, manageEntitlementsContract),
  manageExamCategories: withSchemas(arrangedEndpoints('examCategory'), manageExamCategoriesContract),
  manageFaqCategories: withSchemas(arrangedEndpoints('faqCategory'), manageFaqCategoriesContract),
  manageGrades: withSchemas(manageGradesEndpoints, manageGradesContract),
  manageGrants: withSchemas(manageGrantsEndpoints, manageGrantsContract),
  manageFaqs: withSchemas(arrangedEndpoints('faq'), manageFaqsContract),
  manageHomeBlocks: withSchemas(arrangedEndpoints('homeBlock'), manageHomeBlocksContract),
  manageLog: withSchemas(manageLogEndpoints, manageLogContract),
  manageMarking: withSchemas(manageMarkingEndpoints, manageMarkingContract),
  manageMembers: withSchemas(manageMembersEndpoints, manageMembersContract),
  manageMedia: withSchemas(manageMediaEndpoints, manageMediaContract),
  manageMediaFolders: withSchemas(resourceEndpoints('mediaFolder'), manageMediaFoldersContract),
  manageMemberships: withSchemas(arrangedEndpoints('membership'), manageMembershipsContract),
  manageNavs: withSchemas(arrangedEndpoints('nav'), manageNavsContract),
  manageOrders: withSchemas(manageOrdersEndpoints, manageOrdersContract),
  managePages: withSchemas(managePagesEndpoints, managePagesContract),
  managePapers: withSchemas(managePapersEndpoints, managePapersContract),
  manageModeration: withSchemas(manageModerationEndpoints, manageModerationContract),
  managePreviews: withSchemas(managePreviewsEndpoints, managePreviewsContract),
  manageProblemCategories: withSchemas(arrangedEndpoints('problemCategory'), manageProblemCategoriesContract),
  manageWatchedWords: withSchemas(resourceEndpoints('watchedWord'), manageWatchedWordsContract),
  manageProfessions: withSchemas(arrangedEndpoints('profession'), manageProfessionsContract),
  manageQuestions: withSchemas(manageQuestionsEndpoints, manageQuestionsContract),
  manageReviews: withSchemas(manageReviewsEndpoints, manageReviewsContract),
  manageRoles: withSchemas(manageRolesEndpoints, manageRolesContract),
  manageSettings: withSchemas(manageSettingsEndpoints, manageSettingsContract),
  manageSliders: withSchemas(arrangedEndpoints('slider'), manageSlidersContract),
  manageLessons: withSchemas(manageLessonsEndpoints, manageLessonsContract),
  manageStudents: withSchemas(manageStudentsEndpoints, manageStudentsContract),
  manageTagCategories: withSchemas(arrangedEndpoints('tagCategory'), manageTagCategoriesContract),
  manageTags: withSchemas(arrangedEndpoints('tag'), manageTagsContract),
  manageTeachers: withSchemas(resourceEndpoints('teacher'), manageTeachersContract),
  manageVideos: withSchemas(manageVideosEndpoints, manageVideosContract),
};

/** Every call of the product by domain. The server implements it, the client calls it, the OpenAPI document prints it. */
export const contract: typeof content &
  typeof community &
  typeof managed &
  typeof money &
  typeof managedMoney &
  typeof managedQuestionSets = {
  ...content,
  ...community,
  ...managed,
  ...money,
  ...managedMoney,
  ...managedQuestionSets,
};

/** The type of `contract`, from which server and client derive the types of each call. */
export type Contract = typeof contract;

const answers = new Map(
  Object.values(contract)
    .flatMap((calls) => Object.values(calls as Record<string, Endpoint>))
    .map(({ method, path, answer }) => [`${method} ${path}`, answer]),
);

/** Hand it to a client that shall refuse answers outside the contract: for development and tests. */
export const checkAnswer: AnswerCheck = ({ method, path }, data) => {
  const call = `${method} ${path}`;
  const schema = answers.get(call);
  if (!schema) return `${call} is no call of the contract.`;
  const faults = z
    .safeParse(schema, data)
    .error?.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  return faults && `${call} answered outside its contract: ${faults.join('; ')}`;
};
