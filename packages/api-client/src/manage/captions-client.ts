import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { manageCaptionsContract } from './captions.contract.ts';
import { manageCaptionsEndpoints } from './captions.endpoints.ts';

/** Captions of a video as the console lists them, without their words. */
export type ManagedCaptions = AnswerOf<(typeof manageCaptionsContract)['list']>['data'][number];
/** Language and label of captions that are uploaded. */
export type CaptionsName = CallInput<(typeof manageCaptionsContract)['upload']>['query'];

/** The captions of videos, for who may change the video. */
export function createManagedCaptionsApi(http: Http) {
  const calls = callsOf<typeof manageCaptionsContract>(http, manageCaptionsEndpoints);
  return {
    list: (id: number, options?: CallOptions) => calls.list({ params: { id } }, options),
    /** In place of those in the same language. Rejects with code 1 and the line that cannot be read. */
    upload: (id: number, name: CaptionsName, file: Blob, options?: CallOptions) =>
      calls.upload({ params: { id }, query: name, body: { file } }, options),
    remove: (id: number, captionsId: number, options?: CallOptions) =>
      calls.remove({ params: { id, captions_id: captionsId } }, options),
  };
}
