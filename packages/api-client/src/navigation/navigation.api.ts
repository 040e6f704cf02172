import type { AnswerOf } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { navigationContract } from './navigation.contract.ts';
import { navigationEndpoints } from './navigation.endpoints.ts';

/**
 * A first-level item of the header navigation with its `children`. `url` is a path of the site or an absolute address.
 */
export type NavItem = AnswerOf<typeof navigationContract.header>[number];

/** The header navigation's call. */
export type NavigationApi = ReturnType<typeof createNavigationApi>;

/** The navigation call alone, for a bundle without the other domains. Visitors may make it. */
export function createNavigationApi(http: Http) {
  const calls = callsOf<typeof navigationContract>(http, navigationEndpoints);
  return {
    header: (options?: CallOptions) => calls.header({}, options),
  };
}
