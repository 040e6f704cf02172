import type { CaptchaApi } from '@shuyuan/api-client';
import type { RedeemCodesApi } from '@shuyuan/api-client/money';
import type { RedeemCodeStrings } from './redeem-code.strings.ts';

/** What was typed stays while somebody signs in, and is kept on the device until it is redeemed. */
export interface RedeemCodeProps {
  /** Of `createRedeemCodesApi`. Keep the object between renders. */
  redeemCodes: Pick<RedeemCodesApi, 'query' | 'confirm'>;
  captcha: Pick<CaptchaApi, 'image'>;
  /** Something was redeemed, or may have been without an answer: list the records anew. */
  onRedeemed?: () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<RedeemCodeStrings>;
}
