import type { AnswerOf } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { homeContract } from './home.contract.ts';
import { homeEndpoints } from './home.endpoints.ts';

/** All that the home page shows, in the order it is shown. */
export type HomeIndex = AnswerOf<typeof homeContract.index>;
/** A slide at the top of the home page: a picture of 1200 by 400 pixels and the path of the site that it leads to. */
export type HomeSlider = HomeIndex['sliders'][number];
/** A titled list of cards on the home page. `sign` says of what kind; leave out blocks of a kind you do not know. */
export type HomeBlock = HomeIndex['blocks'][number];

/** The home page's call. */
export type HomeApi = ReturnType<typeof createHomeApi>;

/** The home page's call alone, for a bundle without the other domains. Visitors may make it. */
export function createHomeApi(http: Http) {
  const calls = callsOf<typeof homeContract>(http, homeEndpoints);
  return {
    index: (options?: CallOptions) => calls.index({}, options),
  };
}
