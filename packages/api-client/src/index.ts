export { createClient, type Client } from './create-client.ts';
export { createHttp, type CallOptions, type Http, type HttpOptions } from './http/create-http.ts';
export { ApiError, isApiError, refusedField, type ApiErrorKind } from './http/api-error.ts';

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
  createCommentsApi,
  type Comment,
  type CommentAuthor,
  type CommentPage,
  type CommentPlace,
  type CommentReply,
  type CommentsApi,
  type CommentSort,
  type CommentTarget,
  type NewComment,
  type Paging,
} from './comments/comments.api.ts';
export {
  createConfigApi,
  type Agreement,
  type AgreementName,
  type ConfigApi,
  type SiteConfig,
} from './config/config.api.ts';
export { featureNames, type FeatureName } from './config/config.contract.ts';
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
export { nickNameLength } from './my/my.rules.ts';
export { createNavigationApi, type NavigationApi, type NavItem } from './navigation/navigation.api.ts';
export {
  createOrdersApi,
  type Goods,
  type GoodsOffer,
  type GoodsRef,
  type Order,
  type OrderPage,
  type OrderQuery,
  type OrdersApi,
  type OrderStatus,
  type PaymentWay,
  type ScanPayment,
} from './orders/orders.api.ts';
export { orderLife } from './orders/orders.rules.ts';
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
  createSearchApi,
  type SearchApi,
  type SearchKeyword,
  type SearchPage,
  type SearchQuery,
  type SearchResult,
  type SearchType,
} from './search/search.api.ts';
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
export { mobilePattern, passwordLength, sliderSize } from './session/session.rules.ts';
export {
  createStudyApi,
  type FavoriteRef,
  type StudiedArticle,
  type StudyApi,
  type StudyPage,
  type StudyQuery,
  type StudyScene,
} from './study/study.api.ts';
export { createUploadsApi, type NewUpload, type UploadAuth, type UploadsApi } from './uploads/uploads.api.ts';
