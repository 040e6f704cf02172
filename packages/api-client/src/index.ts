export { createClient, type Client } from './create-client.ts';
export { createHttp, type CallOptions, type Http, type HttpOptions } from './http/create-http.ts';
export { ApiError, isApiError, type ApiErrorKind } from './http/api-error.ts';

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
  createCommentsApi,
  type Comment,
  type CommentAuthor,
  type CommentPage,
  type CommentReply,
  type CommentsApi,
  type CommentTarget,
  type NewComment,
  type Paging,
} from './comments/comments.api.ts';
export { createConfigApi, type ConfigApi, type SiteConfig } from './config/config.api.ts';
export { featureNames, type FeatureName } from './config/config.contract.ts';
export {
  createHomeApi,
  type HomeApi,
  type HomeBlock,
  type HomeIndex,
  type HomeSlider,
} from './home/home.api.ts';
export { createMyApi, type MyApi, type User } from './my/my.api.ts';
export { createNavigationApi, type NavigationApi, type NavItem } from './navigation/navigation.api.ts';
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
  type PasswordLogin,
  type SessionApi,
} from './session/session.api.ts';
export { mobilePattern } from './session/session.contract.ts';
