export { anthologies, anthologyArticles, anthologyChapters } from './anthologies-tables.ts';
export { articleCategories, articles, articleViews, revisions } from './articles-tables.ts';
export { imageCaptchas, sliderPuzzles, sliderTickets, smsCodes } from './captcha-tables.ts';
export { commentReports, comments, commentThreads } from './comments-tables.ts';
export { doubtAnswers, doubts, issues, problemCategories, problems, solutions } from './community-tables.ts';
export { creditAccounts, creditTransfers } from './credits-tables.ts';
export {
  flashSales,
  flashSaleSlots,
  groupBuys,
  groupBuyParticipants,
  groupBuyTeams,
} from './deals-tables.ts';
export { comboChapters, comboItems, combos } from './combos-tables.ts';
export { courseAttachments } from './course-attachments-tables.ts';
export { courseChapters, courseLessons } from './course-lessons-tables.ts';
export { courseCategories, courses, professions, teachers } from './courses-tables.ts';
export { idempotentAnswers, rateLimits, serverMarks } from './core-tables.ts';
export {
  attemptAnswers,
  attemptMarks,
  attemptQuestions,
  examRequiredCourses,
  paperAttempts,
  paperQuestions,
  papers,
  questionRegrades,
} from './exams-tables.ts';
export {
  couponBatches,
  coupons,
  promoCodes,
  redeemActivities,
  redeemCodes,
  type RedeemedGoods,
} from './discounts-tables.ts';
export { faqCategories, faqs } from './faq-tables.ts';
export { blocks, follows } from './follows-tables.ts';
export { grants, grantSources } from './grants-tables.ts';
export {
  balanceAccounts,
  balanceTransfers,
  invitations,
  inviteRewards,
  shareGoods,
  withdrawals,
} from './invitations-tables.ts';
export { localPayments, localRefunds, localSms, localWechatPictures } from './local-tables.ts';
export {
  actionKinds,
  deletedThings,
  manageActions,
  type ActionItem,
  type ActionSubject,
} from './manage-tables.ts';
export {
  mediaFiles,
  mediaFolders,
  mediaLeftovers,
  mediaRenditions,
  mediaUploads,
  mediaUses,
} from './media-tables.ts';
export { membershipPlans } from './memberships-tables.ts';
export { messageDigests, messages, messageSettings } from './messages-tables.ts';
export { postMentions, postReports, postVersions, watchedWords } from './moderation-tables.ts';
export { objectFiles, objectLoans, objectUploads, storedObjects } from './objects-tables.ts';
export { confusedVideos, notes } from './notes-tables.ts';
export { orders } from './orders-tables.ts';
export { loginCodes, socialAccounts, wechatScans } from './outside-accounts-tables.ts';
export { applications, pages } from './pages-tables.ts';
export {
  collectedQuestions,
  mockPapers,
  practiceChapters,
  practiceDays,
  practiceQuestions,
  practiceRecords,
  practices,
  questionAnswers,
  wrongQuestions,
} from './practice-tables.ts';
export {
  activeDays,
  builtInRoles,
  rolePermissions,
  roles,
  sessions,
  users,
  type BuiltInRole,
  type HeldPermissions,
} from './people-tables.ts';
export {
  localVideos,
  recordCategories,
  videoRecords,
  videoRemovals,
  videoUploads,
} from './records-tables.ts';
export { products } from './products-tables.ts';
export { examCategories, questions } from './questions-tables.ts';
export { reviews } from './reviews-tables.ts';
export { searchDocuments, searchKeywords } from './search-tables.ts';
export { announcements, homeBlocks, homeSliders, navItems, settings, settingSheets } from './site-tables.ts';
export {
  courseCompletions,
  favoriteFolders,
  favorites,
  lessonRecords,
  studyDays,
  studyRecords,
  thumbsUps,
} from './study-tables.ts';
export { resourceTags, tagCategories, tags } from './tags-tables.ts';
export { videoCaptions, videoProgress, videos, videoStarts } from './videos-tables.ts';
export { orderPayments, orderRefunds, paymentStates } from './refunds-tables.ts';
