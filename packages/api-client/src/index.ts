export { createClient, type Client } from './create-client.ts';
export {
  createHttp,
  type AnswerCheck,
  type CallOptions,
  type CallParts,
  type Http,
  type HttpOptions,
} from './http/create-http.ts';
export type { Access, EndpointData, EndpointSchemas, Method } from './http/endpoint.ts';
export { farthestPage } from './http/paging.rules.ts';
export { codePoints, cutText, isReadable, textLength, tidyText } from './http/typed-text.ts';
export { ApiError, busyFor, isApiError, refusedField, type ApiErrorKind } from './http/api-error.ts';
export { createAnnouncementsApi, type AnnouncementDetail } from './announcements/announcements.api.ts';
export {
  createAnthologiesApi,
  type AnthologiesApi,
  type AnthologyCard,
  type AnthologyChapter,
  type AnthologyDetail,
  type AnthologyEntry,
  type AnthologyList,
  type AnthologyQuery,
} from './anthologies/anthologies.api.ts';
export {
  createArticlesApi,
  type ArticleCard,
  type ArticleCategory,
  type ArticleDetail,
  type ArticleList,
  type ArticleQuery,
  type ArticlesApi,
} from './articles/articles.api.ts';
export {
  createCaptchaApi,
  type CaptchaApi,
  type ImageCaptcha,
  type SliderPuzzle,
  type SliderTry,
  type SliderVerdict,
  type SmsRequest,
  type SmsScene,
} from './captcha/captcha.api.ts';
export {
  createCombosApi,
  type ComboCard,
  type ComboDetail,
  type ComboItem,
  type ComboList,
  type ComboQuery,
  type CombosApi,
} from './combos/combos.api.ts';
export {
  createCommentsApi,
  type Comment,
  type CommentAuthor,
  type CommentPage,
  type CommentPlace,
  type CommentReply,
  type CommentReport,
  type CommentsApi,
  type CommentSort,
  type CommentTarget,
  type EditedComment,
  type Mentioned,
  type NewComment,
  type Paging,
  type SubmittedComment,
} from './comments/comments.api.ts';
export {
  commentEditMinutes,
  commentLimits,
  commentUndoMinutes,
  longestReportWords,
  mentionLimits,
  namesMentioned,
  reportReasons,
  type ReportReason,
} from './comments/comments.rules.ts';
export {
  createConfigApi,
  type Agreement,
  type AgreementName,
  type ConfigApi,
  type SiteConfig,
} from './config/config.api.ts';
export { featureNames, type FeatureName } from './access/feature-names.ts';
export type { PermissionCode } from './access/permission-codes.ts';
export {
  createFavoritesApi,
  type Favorite,
  type FavoriteFolder,
  type FavoriteFolders,
  type FavoriteMove,
  type FavoritePage,
  type FavoriteQuery,
  type FavoritesApi,
} from './favorites/favorites.api.ts';
export { favoriteLimits } from './favorites/favorites.rules.ts';
export {
  createMyLearningApi,
  type LearnedLesson,
  type MyCombo,
  type MyCourse,
  type MyLearningApi,
  type MyLearningQuery,
  type MyVideo,
} from './my-learning/my-learning.api.ts';
export { createFaqApi, type Faq, type FaqApi } from './faq/faq.api.ts';
export {
  createCoursesApi,
  type CourseAttachment,
  type CourseCard,
  type CourseCategory,
  type CourseChapter,
  type CourseDetail,
  type CourseLesson,
  type LessonPage,
  type CourseList,
  type CourseQuery,
  type CoursesApi,
} from './courses/courses.api.ts';
export {
  createHomeApi,
  type HomeApi,
  type HomeBlock,
  type HomeIndex,
  type HomeSlider,
} from './home/home.api.ts';
export {
  createMembershipsApi,
  type MembershipPlan,
  type MembershipsApi,
} from './memberships/memberships.api.ts';
export { createMyApi, type MyApi, type User } from './my/my.api.ts';
export { nickNameLength, tidyName } from './my/my.rules.ts';
export { createNavigationApi, type NavigationApi, type NavItem } from './navigation/navigation.api.ts';
export {
  createNotesApi,
  type ConfusedMark,
  type NewNote,
  type Note,
  type NoteChange,
  type NoteExport,
  type NoteExportQuery,
  type NotePage,
  type NoteQuery,
  type NotesApi,
  type OwnNoteQuery,
} from './notes/notes.api.ts';
export { noteLimits } from './notes/notes.rules.ts';
export {
  createOrdersApi,
  type Goods,
  type GoodsOffer,
  type GoodsRef,
  type NewOrder,
  type Order,
  type OrderPage,
  type OrderQuery,
  type OrdersApi,
  type OrderStatus,
  type PaymentWay,
  type PriceWay,
  type RefundTerms,
  type ScanPayment,
} from './orders/orders.api.ts';
export { orderLife } from './orders/orders.rules.ts';
export { explainPrice, splitPrice, type PriceParts } from './orders/price.rules.ts';
export {
  createPagesApi,
  type ApplicationPage,
  type NewApplication,
  type PagesApi,
  type SchoolPage,
} from './pages/pages.api.ts';
export { applicationLimits, applicationPages } from './pages/application.rules.ts';
export { agreementNames, furtherPageName, pageNames } from './pages/pages.rules.ts';
export {
  createRecordsApi,
  type NewRecord,
  type RecordCategory,
  type RecordDetail,
  type RecordPage,
  type RecordQuery,
  type RecordsApi,
  type VideoRecord,
} from './records/records.api.ts';
export { recordLimits } from './records/records.rules.ts';
export {
  createProductsApi,
  type Product,
  type ProductList,
  type ProductQuery,
  type ProductsApi,
} from './products/products.api.ts';
export {
  createReviewsApi,
  type OwnReview,
  type Review,
  type ReviewDraft,
  type ReviewedRef,
  type ReviewList,
  type ReviewQuery,
  type ReviewsApi,
} from './reviews/reviews.api.ts';
export { reviewLimits } from './reviews/reviews.rules.ts';
export {
  createSearchApi,
  type SearchApi,
  type SearchKeyword,
  type SearchPage,
  type SearchQuery,
  type SearchResult,
  type SearchType,
} from './search/search.api.ts';
export { longestKeywords, searchCategoryTypes } from './search/search.rules.ts';
export {
  createSessionApi,
  type CodeLogin,
  type CodeLoginAnswer,
  type Device,
  type MobileBinding,
  type MobileLogin,
  type OwnMobileBinding,
  type PasswordLogin,
  type PasswordReset,
  type Registration,
  type SessionApi,
  type WechatCheck,
  type WechatStart,
} from './session/session.api.ts';
export { isShopCode, plainAmount, plainCharacters, plainCode } from './http/plain-characters.ts';
export { mobilePattern, passwordLength, plainMobile, sliderSize } from './session/session.rules.ts';
export {
  createStudyApi,
  type FavoriteRef,
  type HistoryPage,
  type HistoryQuery,
  type HistoryRef,
  type HistoryRow,
  type ListedResource,
  type NextLesson,
  type ResourceType,
  type StudiedResource,
  type StudyApi,
  type StudyContinue,
  type StudyDays,
  type StudyPage,
  type StudyQuery,
  type StudyTab,
  type ThumbsUpRef,
} from './study/study.api.ts';
export {
  createTagsApi,
  type ResourceCard,
  type Tag,
  type TaggedType,
  type TagList,
  type TagQuery,
  type TagsApi,
} from './tags/tags.api.ts';
export { createProfessionsApi, type Profession, type ProfessionsApi } from './professions/professions.api.ts';
export {
  createTeachersApi,
  type TeacherCard,
  type TeacherDetail,
  type TeacherList,
  type TeacherQuery,
  type TeachersApi,
} from './teachers/teachers.api.ts';
export { createUploadsApi, type NewUpload, type UploadAuth, type UploadsApi } from './uploads/uploads.api.ts';
export {
  createVideosApi,
  type VideoCard,
  type VideoDetail,
  type VideoList,
  type VideoCaptions,
  type VideoPlay,
  type VideoWatermark,
  type VideoQuery,
  type VideosApi,
  type WatchedSeconds,
} from './videos/videos.api.ts';
export {
  createExamsApi,
  type AnswerChange,
  type AttemptQuestion,
  type ExamReceipt,
  type ExamsApi,
  type PaperAttempt,
  type PaperCard,
  type PaperDetail,
  type PaperList,
  type PaperPlay,
  type PaperQuery,
  type Question,
  type QuestionPart,
} from './exams/exams.api.ts';
export { answerLimits, answerPictureLimits } from './exams/exams.rules.ts';
