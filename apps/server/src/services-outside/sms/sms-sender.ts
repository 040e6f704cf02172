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

/** How much somebody has not read, on its way to their telephone. */
export interface SmsDigest {
  /** 11 digits, without a country code. */
  mobile: string;
  /** All messages that are not read. */
  unread: number;
  /** Those of answers among them. */
  answers: number;
  /** Those of replies and mentions. */
  replies: number;
}

/** A way to a telephone. */
export interface SmsSender {
  /**
   * Resolves when the message was taken over for delivery. Rejects with a `Problem` in words for the person when
   * it was not: then the code never went out, and whoever made it takes it back.
   */
  send: (message: SmsMessage) => Promise<void>;
  /** Likewise. Null where no text for it is approved: then digests are not offered. */
  sendDigest: ((digest: SmsDigest) => Promise<void>) | null;
}
