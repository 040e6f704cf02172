import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { captchaContract } from './captcha.contract.ts';

export type ImageCaptcha = AnswerOf<typeof captchaContract.image>;
export type SliderPuzzle = AnswerOf<typeof captchaContract.slider>;
export type SliderTry = CallInput<typeof captchaContract.checkSlider>['body'];
export type SliderVerdict = AnswerOf<typeof captchaContract.checkSlider>;
export type SmsRequest = CallInput<typeof captchaContract.sms>['body'];
export type SmsScene = SmsRequest['scene'];

/** The calls by which a person proves to be one. A widget takes this slice, never the whole client. */
export type CaptchaApi = ReturnType<typeof createCaptchaApi>;

export function createCaptchaApi(http: Http) {
  return {
    image: (form: 'picture' | 'words' = 'picture', options?: CallOptions) =>
      http.call(captchaContract.image, { query: { form } }, options),
    slider: (options?: CallOptions) => http.call(captchaContract.slider, {}, options),
    checkSlider: (attempt: SliderTry, options?: CallOptions) =>
      http.call(captchaContract.checkSlider, { body: attempt }, options),
    /** Rejects with `data.retry_after`, in seconds, when a code was sent a moment ago. */
    sendSms: (request: SmsRequest, options?: CallOptions) =>
      http.call(captchaContract.sms, { body: request }, options),
  };
}
