import { isApiError, type CallOptions, type GoodsRef } from '@shuyuan/api-client';
import type { CouponOffer } from '@shuyuan/api-client/money';
import { failureText } from '../../async/failure-text.ts';
import type { CashierContext } from './cashier.store.ts';
import type { CashierProps } from './cashier.tsx';
import { noPromoCode } from './promo-code.ts';

/** More offers than these would hide what is to be paid. */
const mostOffers = 3;

/** Coupons that count for the goods and can be taken. None where the school offers none, or the call fails: the order goes on without. */
export async function findTakeable(
  coupons: CashierProps['coupons'],
  { goods_type, goods_id }: GoodsRef,
  call: CallOptions,
): Promise<readonly CouponOffer[]> {
  if (!coupons?.offers || !coupons.take) return [];
  try {
    return (await coupons.offers({ goods_type, goods_id, size: mostOffers }, call)).data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return [];
  }
}

/** Takes a coupon and uses it for this order in place of another coupon or a promo code. */
export async function takeCoupon(
  context: CashierContext,
  { id, token }: { id: number; token: string },
): Promise<void> {
  const { getProps, goods, readyNow, patch, lifetime, strings, refocus } = context;
  const { coupons } = getProps();
  if (!coupons?.take || readyNow()?.taking !== null) return;
  const signal = lifetime.signal();
  patch({ taking: id, error: '' });
  try {
    const taken = await coupons.take(token);
    const fitting = await coupons.fitting(goods, { signal });
    if (signal.aborted) return;
    const ready = readyNow();
    if (!ready) return;
    patch({
      taking: null,
      takeable: ready.takeable.filter((offer) => offer.id !== id),
      coupons: { fitting, chosen: taken.id },
      code: ready.code && noPromoCode,
    });
    // The button has gone, and with it the focus.
    refocus();
  } catch (error) {
    if (signal.aborted) return;
    patch({ taking: null, error: failureText(error, strings.couponNotTaken) });
  }
}
