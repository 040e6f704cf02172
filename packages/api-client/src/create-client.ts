import { createAnthologiesApi } from './anthologies/anthologies.api.ts';
import { createArticlesApi } from './articles/articles.api.ts';
import { createCaptchaApi } from './captcha/captcha.api.ts';
import { createCommentsApi } from './comments/comments.api.ts';
import { createConfigApi } from './config/config.api.ts';
import { createFaqApi } from './faq/faq.api.ts';
import { createCoursesApi } from './courses/courses.api.ts';
import { createHomeApi } from './home/home.api.ts';
import { createHttp, type HttpOptions } from './http/create-http.ts';
import { createMembershipsApi } from './memberships/memberships.api.ts';
import { createMyApi } from './my/my.api.ts';
import { createNavigationApi } from './navigation/navigation.api.ts';
import { createOrdersApi } from './orders/orders.api.ts';
import { createPagesApi } from './pages/pages.api.ts';
import { createRecordsApi } from './records/records.api.ts';
import { createSearchApi } from './search/search.api.ts';
import { createSessionApi } from './session/session.api.ts';
import { createStudyApi } from './study/study.api.ts';
import { createUploadsApi } from './uploads/uploads.api.ts';

/** All calls, by domain. Hand a widget the slice it asks for: `comments={client.comments}`. */
export type Client = ReturnType<typeof createClient>;

/**
 * All calls of the product by domain, over one `fetch`. Pages that count bytes build single domains with `createHttp`
 * and `create…Api`.
 */
export function createClient(options: HttpOptions) {
  const http = createHttp(options);
  return {
    /** For the calls of entries that are fetched when they are needed: `createManageClient(client.http)`. */
    http,
    anthologies: createAnthologiesApi(http),
    articles: createArticlesApi(http),
    captcha: createCaptchaApi(http),
    comments: createCommentsApi(http),
    config: createConfigApi(http),
    faq: createFaqApi(http),
    courses: createCoursesApi(http),
    home: createHomeApi(http),
    memberships: createMembershipsApi(http),
    my: createMyApi(http),
    navigation: createNavigationApi(http),
    orders: createOrdersApi(http),
    pages: createPagesApi(http),
    records: createRecordsApi(http),
    search: createSearchApi(http),
    session: createSessionApi(http),
    study: createStudyApi(http),
    uploads: createUploadsApi(http),
  };
}
