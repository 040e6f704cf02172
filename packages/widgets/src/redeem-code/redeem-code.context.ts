import { createWidgetContext } from '../widget/widget-context.ts';
import type { createRedeemCodeStore } from './redeem-code.store.ts';

/** What the views of a redeem code draw from. */
export const [RedeemCodeProvider, useRedeemCode] =
  createWidgetContext<typeof createRedeemCodeStore>('RedeemCode');
