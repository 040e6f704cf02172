import type { AnswerOf } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { homeContract } from './home.contract.ts';

export type HomeIndex = AnswerOf<typeof homeContract.index>;
export type HomeSlider = HomeIndex['sliders'][number];
export type HomeBlock = HomeIndex['blocks'][number];

export type HomeApi = ReturnType<typeof createHomeApi>;

export function createHomeApi(http: Http) {
  return {
    index: (options?: CallOptions) => http.call(homeContract.index, {}, options),
  };
}
