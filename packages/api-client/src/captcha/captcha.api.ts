import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { captchaContract } from './captcha.contract.ts';
import { captchaEndpoints } from './captcha.endpoints.ts';

/**
 * A picture as a `data:` URI or a question in words; the other one is empty. `key` goes back with the answer and works
 * once.
 */
export type ImageCaptcha = AnswerOf<typeof captchaContract.image>;
/**
 * Background and piece of a slider puzzle as `data:` URIs; lengths are pixels of a 350 by 170 field, `expires_in` is
 * seconds.
 */
export type SliderPuzzle = AnswerOf<typeof captchaContract.slider>;
/** Where the piece was put, and how it moved there: `x` in pixels of the puzzle, times in milliseconds. */
export type SliderTry = CallInput<typeof captchaContract.checkSlider>['body'];
/** A ticket that one SMS request may spend, or how many tries the puzzle has left; at 0 fetch a new one. */
export type SliderVerdict = AnswerOf<typeof captchaContract.checkSlider>;
/** A request for an SMS code, with the ticket of a solved slider or the key and letters of an image captcha. */
export type SmsRequest = CallInput<typeof captchaContract.sms>['body'];
/** What an SMS code is for. The server accepts a code for the scene it was sent for, and for no other. */
export type SmsScene = SmsRequest['scene'];

/** The calls by which a person proves to be one. A widget takes this slice, never the whole client. */
export type CaptchaApi = ReturnType<typeof createCaptchaApi>;

/** The captcha and SMS calls alone, for a bundle without the other domains. Visitors may make them. */
export function createCaptchaApi(http: Http) {
  const calls = callsOf<typeof captchaContract>(http, captchaEndpoints);
  return {
    image: (form: 'picture' | 'words' = 'picture', options?: CallOptions) =>
      calls.image({ query: { form } }, options),
    slider: (options?: CallOptions) => calls.slider({}, options),
    checkSlider: (attempt: SliderTry, options?: CallOptions) => calls.checkSlider({ body: attempt }, options),
    /** Rejects with a `retryAfter`, in seconds, when a code was sent a moment ago. */
    sendSms: (request: SmsRequest, options?: CallOptions) => calls.sms({ body: request }, options),
  };
}
