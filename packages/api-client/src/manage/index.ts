export type {
  ManageCouponsContract,
  ManagedCoupon,
  ManagedCouponBatch,
  ManagedCouponBatchRow,
  ManagedCouponQuery,
} from './coupons-client.ts';
export type { ManageFlashSalesContract, ManageGroupBuysContract } from './deals-client.ts';
export type { ManagedProduct, ManageProductsContract } from './products-client.ts';
export type {
  ManagedPromoCode,
  ManagedPromoCodeRow,
  ManagePromoCodesContract,
  PromoCodeBatch,
} from './promo-codes-client.ts';
export type {
  ManagedRedeemActivity,
  ManagedRedeemCode,
  ManageRedeemCodesContract,
  RedeemCodesQuery,
} from './redeem-codes-client.ts';
export {
  createManageClient,
  type ManageClient,
  type ManagedAnnouncement,
  type Dashboard,
  type DashboardDays,
  type ManagedHomeBlock,
  type ManagedHomeBlockRow,
  type ManagedNav,
  type ManagedSettings,
  type ManagedSlider,
  type ManageHomeBlocksContract,
  type ManageNavsContract,
  type ManageSlidersContract,
  type NavPlace,
  type SettingsChange,
  type ManagedArticle,
  type ManagedArticleCategory,
  type ManagedArticleRow,
  type ManagedApplication,
  type ManagedApplicationRow,
  type ManagedFaq,
  type ManagedFaqRow,
  type ManagedFaqCategory,
  type ManagedPage,
  type ManagedPageRow,
  type ManagedComment,
  type ManagedCommentRow,
  type ManagedMember,
  type ManagedMemberRow,
  type ManagedMembership,
  type ManagedMembershipRow,
  type ManagedOrder,
  type ManagedOrderRow,
  type ManagedRole,
  type ManagedRoleRow,
  type ManageAnnouncementsContract,
  type ManageArticleCategoriesContract,
  type ManageArticlesContract,
  type ManageMembershipsContract,
  type ManageFaqCategoriesContract,
  type ManageFaqsContract,
  type ManagePagesContract,
  type ManageMembersContract,
  type ManageRolesContract,
  type ArticleChange,
  type ArticleDraft,
  type EntitlementAnswer,
  type EntitlementQuestion,
  type Privilege,
} from './manage-client.ts';
export type {
  EssayMark,
  MarkedAttempt,
  MarkingApi,
  MarkingOutcome,
  MarkingQuery,
  WaitingAttempt,
  WaitingPaper,
} from './marking-client.ts';
export type {
  ResourceApi,
  ResourceChange,
  ResourceDraft,
  ResourceQuery,
  ResourceRow,
  ResourceWhole,
} from './resource.api.ts';
export type {
  ManageCourseCategoriesContract,
  ManageCoursesContract,
  ManagedCourse,
  ManagedCourseRow,
  ManagedCourseCategory,
  ManagedCourseCategoryRow,
  ManagedProfession,
  ManagedProfessionRow,
  ManagedTeacher,
  ManagedTeacherRow,
  ManageProfessionsContract,
  ManageTeachersContract,
} from './courses-client.ts';
export type {
  DrawnQuestion,
  GradesQuery,
  ManageExamCategoriesContract,
  ManagedExamCategoryRow,
  ManagedPaper,
  ManagedPaperRow,
  ManagedQuestion,
  ManagedQuestionRow,
  ManagePapersContract,
  PaperFigures,
  PaperQuestionFigures,
  PaperTaker,
  PastRegrade,
  RegradeOutcome,
} from './exams-client.ts';
export type {
  ManagedMockPaper,
  ManagedMockPaperRow,
  ManagedPractice,
  ManagedPracticeRow,
  MockNumbers,
  PaperSheet,
  QuestionFile,
  QuestionImport,
} from './question-sets-client.ts';
export type { WrittenPart, WrittenQuestion } from './question-draft.contract.ts';
export type {
  ManageCombosContract,
  ManagedCombo,
  ManagedComboRow,
  ManagedVideo,
  ManagedVideoRow,
  ManageVideosContract,
} from './learning-client.ts';
export type {
  ManageAnthologiesContract,
  ManagedAnthology,
  ManagedAnthologyRow,
} from './anthologies-client.ts';
export type {
  ManageTagCategoriesContract,
  ManageTagsContract,
  ManagedTag,
  ManagedTagCategory,
  ManagedTagRow,
} from './tags-client.ts';
export {
  createMediaApi,
  type ArrivedUpload,
  type MediaApi,
  type MediaChange,
  type MediaFile,
  type MediaFolder,
  type MediaKind,
  type MediaQuery,
  type MediaUse,
} from '../media/media.api.ts';
export { createManagedCaptionsApi, type CaptionsName, type ManagedCaptions } from './captions-client.ts';
export { captionLimits } from './captions.rules.ts';
export { mediaLimits, mediaWidths } from '../media/media.rules.ts';
export type { ManagedReviewRow } from '../reviews/managed-reviews.ts';
export type {
  ManagedPaymentRow,
  ManagedRefund,
  ManagedRefundRow,
  NewRefund,
  RefundDecision,
} from './refunds-client.ts';
export type {
  ManagedShareGood,
  ManagedWithdrawal,
  ManagedWithdrawalRow,
  ManageShareGoodsContract,
  WithdrawalDecision,
} from './sharing-client.ts';
export type { CreditChange, ManagedCredits } from './credits-client.ts';
export { changeConflictOf, type ChangeConflict } from './change-conflict.ts';
export { managedEntities, type ManagedEntity } from './resource.endpoints.ts';
export { blockOrders, blockSize } from './home-blocks.rules.ts';
export {
  anthologyLimits,
  articleLimits,
  courseLimits,
  importLimits,
  manageLimits,
  membershipLimits,
  questionLimits,
  videoLimits,
} from './manage.rules.ts';
export { permissionCodes } from '../access/permission-codes.ts';
export type { PreviewedAs } from './previews-client.ts';
export type { CourseStudent, StudentsQuery } from './students-client.ts';
export type { LessonImport } from './lessons-client.ts';
export {
  createModerationApi,
  type ModeratedPost,
  type ModeratedVersion,
  type ModerationApi,
} from './moderation.api.ts';
export type { ManageProblemCategoriesContract, ManageWatchedWordsContract } from './community-client.ts';
export type { BinRestored, DeletedThing } from './bin-client.ts';
export type { LogActor, LoggedAction, LoggedChanges, LogQuery } from './log-client.ts';
