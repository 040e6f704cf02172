import { NativeSelect } from '@shuyuan/ui/native-select';
import * as styles from '../checkout.css.ts';
import type { CashierActions } from './cashier.store.ts';
import type { CashierStrings } from './cashier.strings.ts';
import { chosenCoupon, type CouponChoice } from './coupon-choice.ts';

interface CouponChoiceViewProps {
  coupons: CouponChoice;
  isOrdering: boolean;
  actions: CashierActions;
  strings: CashierStrings;
}

const none = 'none';

/** The coupons that count for what is bought, and the way to do without one. */
export function CouponChoiceView({ coupons, isOrdering, actions, strings }: CouponChoiceViewProps) {
  const options = coupons.fitting.map(({ coupon, discount }) => ({
    value: String(coupon.id),
    label: strings.couponOption(coupon.name, discount, coupon.full_discount_price),
  }));
  return (
    <div className={styles.part}>
      <NativeSelect
        label={strings.coupon}
        description={strings.couponHint}
        options={[...options, { value: none, label: strings.noCoupon }]}
        value={String(chosenCoupon(coupons)?.coupon.id ?? none)}
        isDisabled={isOrdering}
        onChange={(value) => actions.chooseCoupon(value === none ? null : Number(value))}
      />
    </div>
  );
}
