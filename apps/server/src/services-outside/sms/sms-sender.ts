import type { CallInput, Contract } from '@shuyuan/api-client/contract';

/** What a code is for. It chooses the text that is sent. */
export type SmsScene = CallInput<Contract['captcha']['sms']>['body']['scene'];

/** One code on its way to a telephone. */
export interface SmsMessage {
  /** 11 digits, without a country code. */
  mobile: string;
  scene: SmsScene;
  /** Never to be logged. */
  code: string;
}

/** A way to a telephone. */
export interface SmsSender {
  /**
   * Resolves when the message was taken over for delivery. Rejects with a `Problem` in words for the person when
   * it was not: then the code never went out, and whoever made it takes it back.
   */
  send: (message: SmsMessage) => Promise<void>;
}
