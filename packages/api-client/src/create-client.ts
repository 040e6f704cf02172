import { createArticlesApi } from './articles/articles.api.ts';
import { createCaptchaApi } from './captcha/captcha.api.ts';
import { createCommentsApi } from './comments/comments.api.ts';
import { createConfigApi } from './config/config.api.ts';
import { createHomeApi } from './home/home.api.ts';
import { createHttp, type HttpOptions } from './http/create-http.ts';
import { createMembershipsApi } from './memberships/memberships.api.ts';
import { createMyApi } from './my/my.api.ts';
import { createNavigationApi } from './navigation/navigation.api.ts';
import { createOrdersApi } from './orders/orders.api.ts';
import { createRecordsApi } from './records/records.api.ts';
import { createSearchApi } from './search/search.api.ts';
import { createSessionApi } from './session/session.api.ts';
import { createStudyApi } from './study/study.api.ts';
import { createUploadsApi } from './uploads/uploads.api.ts';

/** All calls, by domain. Hand a widget the slice it asks for: `comments={client.comments}`. */
export type Client = ReturnType<typeof createClient>;

export function createClient(options: HttpOptions) {
  const http = createHttp(options);
  return {
    articles: createArticlesApi(http),
    captcha: createCaptchaApi(http),
    comments: createCommentsApi(http),
    config: createConfigApi(http),
    home: createHomeApi(http),
    memberships: createMembershipsApi(http),
    my: createMyApi(http),
    navigation: createNavigationApi(http),
    orders: createOrdersApi(http),
    records: createRecordsApi(http),
    search: createSearchApi(http),
    session: createSessionApi(http),
    study: createStudyApi(http),
    uploads: createUploadsApi(http),
  };
}
