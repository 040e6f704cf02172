import type { AnswerOf } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { navigationContract } from './navigation.contract.ts';

export type NavItem = AnswerOf<typeof navigationContract.header>[number];

export type NavigationApi = ReturnType<typeof createNavigationApi>;

export function createNavigationApi(http: Http) {
  return {
    header: (options?: CallOptions) => http.call(navigationContract.header, {}, options),
  };
}
