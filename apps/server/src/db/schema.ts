export { articleCategories, articles, articleViews, revisions } from './articles-tables.ts';
export { imageCaptchas, sliderPuzzles, sliderTickets, smsCodes } from './captcha-tables.ts';
export { comments, commentThreads } from './comments-tables.ts';
export { idempotentAnswers, rateLimits, serverMarks } from './core-tables.ts';
export { localPayments, localSms, localWechatPictures } from './local-tables.ts';
export { membershipPlans, membershipTerms } from './memberships-tables.ts';
export { objectFiles, objectLoans, objectUploads, storedObjects } from './objects-tables.ts';
export { articleGrants, orders } from './orders-tables.ts';
export { loginCodes, socialAccounts, wechatScans } from './outside-accounts-tables.ts';
export { rolePermissions, roles, sessions, users } from './people-tables.ts';
export {
  localVideos,
  recordCategories,
  videoRecords,
  videoRemovals,
  videoUploads,
} from './records-tables.ts';
export { searchDocuments, searchKeywords } from './search-tables.ts';
export { announcements, homeBlocks, homeSliders, navItems, settings } from './site-tables.ts';
export { favorites, studyRecords } from './study-tables.ts';
