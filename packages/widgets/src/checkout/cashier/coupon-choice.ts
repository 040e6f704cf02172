import type { FittingCoupon } from '@shuyuan/api-client/money';
import type { PromoCodeState } from './promo-code.ts';

/** One's own coupons that count for what is bought. */
export interface CouponChoice {
  /** The one that takes most off first. */
  fitting: readonly FittingCoupon[];
  /** The id of the one that is used; null for none. */
  chosen: number | null;
}

/** What takes something off an order: a promo code or a coupon, never both. */
export interface Discounts {
  /** Null where the school has no promo codes. */
  code: PromoCodeState | null;
  /** Null where none are asked for. */
  coupons: CouponChoice | null;
}

/** The coupon that is used. */
export const chosenCoupon = (choice: CouponChoice | null): FittingCoupon | null =>
  choice?.fitting.find(({ coupon }) => coupon.id === choice.chosen) ?? null;

/**
 * The choice among the coupons that came. The best is used at first; later what was chosen, and none where that counts no more:
 * nobody finds another in its place.
 */
export function choiceAmong(
  fitting: readonly FittingCoupon[],
  { code, coupons: before }: Discounts,
): CouponChoice {
  if (!before) return { fitting, chosen: code?.taken ? null : (fitting[0]?.coupon.id ?? null) };
  return { fitting, chosen: chosenCoupon({ fitting, chosen: before.chosen })?.coupon.id ?? null };
}

/** What takes something off, and what it is worth in whole yuan: of something cheaper it takes off all there is. */
export const discountOf = ({ code, coupons }: Discounts) => {
  const coupon = chosenCoupon(coupons);
  return {
    kind: coupon ? ('coupon' as const) : ('promo_code' as const),
    amount: code?.taken?.amount ?? coupon?.discount ?? 0,
  };
};
