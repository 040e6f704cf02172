import * as z from 'zod/mini';
import { requiredCode } from '../http/fields.ts';
import { promoCodeLimits } from './promo-codes.rules.ts';

/** A promo code as somebody types it: letters may be small. */
export const promoCode = requiredCode(promoCodeLimits.most);

/** What an order's price is made of. `to_pay` is the sum of the others. */
export const priceLine = z.object({
  kind: z.enum(['price', 'promo_code', 'coupon', 'flash_sale', 'group_buy', 'upgrade', 'balance', 'to_pay']),
  /** Whole yuan; below 0 for what is taken off. */
  amount: z.number(),
});
