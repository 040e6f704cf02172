import { articlesContract } from './articles/articles.contract.ts';
import { captchaContract } from './captcha/captcha.contract.ts';
import { commentsContract } from './comments/comments.contract.ts';
import { configContract } from './config/config.contract.ts';
import { homeContract } from './home/home.contract.ts';
import { membershipsContract } from './memberships/memberships.contract.ts';
import { myContract } from './my/my.contract.ts';
import { navigationContract } from './navigation/navigation.contract.ts';
import { ordersContract } from './orders/orders.contract.ts';
import { recordsContract } from './records/records.contract.ts';
import { searchContract } from './search/search.contract.ts';
import { sessionContract } from './session/session.contract.ts';
import { studyContract } from './study/study.contract.ts';
import { uploadsContract } from './uploads/uploads.contract.ts';

export type { Access, AnswerOf, CallInput, CheckedInput, Endpoint, Method } from './http/endpoint.ts';

/** Every call of the product by domain. The server implements it, the client calls it, the OpenAPI document prints it. */
export const contract = {
  articles: articlesContract,
  captcha: captchaContract,
  comments: commentsContract,
  config: configContract,
  home: homeContract,
  memberships: membershipsContract,
  my: myContract,
  navigation: navigationContract,
  orders: ordersContract,
  records: recordsContract,
  search: searchContract,
  session: sessionContract,
  study: studyContract,
  uploads: uploadsContract,
};

export type Contract = typeof contract;
