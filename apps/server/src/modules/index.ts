import type { ModuleDeps, Modules } from '../contract/module-deps.ts';
import { articlesRoutes } from './articles/articles.routes.ts';
import { removeExpiredProofs } from './captcha/captcha.repo.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { configRoutes } from './config/config.routes.ts';
import { findDemonstrationAccounts, seedDemonstration } from './demonstration/demonstration.ts';
import { homeRoutes } from './home/home.routes.ts';
import { membershipsRoutes } from './memberships/memberships.routes.ts';
import { myRoutes } from './my/my.routes.ts';
import { navigationRoutes } from './navigation/navigation.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { settleOverdueOrders } from './orders/settle-orders.ts';
import { takePayment } from './orders/take-payment.ts';
import { recordsRoutes } from './records/records.routes.ts';
import { tidyRecords } from './records/tidy-records.ts';
import { searchRoutes } from './search/search.routes.ts';
import { authenticate } from './session/session.service.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { tidySessions } from './session/session-tidying.ts';
import { createWechatScans } from './session/wechat-scans.ts';
import { studyRoutes } from './study/study.routes.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';

/** All rooms of the server, furnished with what they need. */
export function createModules(deps: ModuleDeps): Modules {
  return {
    implementation: {
      articles: articlesRoutes(deps),
      captcha: captchaRoutes(deps),
      comments: commentsRoutes(deps),
      config: configRoutes(deps),
      home: homeRoutes(deps),
      memberships: membershipsRoutes(),
      my: myRoutes(deps),
      navigation: navigationRoutes(),
      orders: ordersRoutes(deps),
      records: recordsRoutes(deps),
      search: searchRoutes(deps),
      session: sessionRoutes(deps),
      study: studyRoutes(deps),
      uploads: uploadsRoutes(deps),
    },
    authenticate: (token) => authenticate(deps.db, token, deps.clock.now()),
    async tidy(db) {
      const now = deps.clock.now();
      await removeExpiredProofs(db, now);
      await tidySessions(db, now);
      await tidyRecords(deps, db);
    },
    settleOrders: (db) => settleOverdueOrders(deps, db),
    wechatScans: createWechatScans(deps),
    payments: { paid: (payment) => takePayment(deps, deps.db, payment) },
    demonstration: {
      seed: (db) => seedDemonstration(deps, db),
      accounts: findDemonstrationAccounts,
    },
  };
}
