import { NativeButton } from '@shuyuan/ui/native-button';
import * as styles from '../checkout.css.ts';
import * as own from './cashier.css.ts';
import type { CashierActions, ReadyOffer } from './cashier.store.ts';
import type { CashierStrings } from './cashier.strings.ts';

interface CouponOffersViewProps {
  takeable: ReadyOffer['takeable'];
  taking: ReadyOffer['taking'];
  isOrdering: boolean;
  actions: CashierActions;
  strings: CashierStrings;
}

/** Coupons that count for the goods and that the person does not have yet, each taken and used by one press. */
export function CouponOffersView({ takeable, taking, isOrdering, actions, strings }: CouponOffersViewProps) {
  if (takeable.length === 0) return null;
  return (
    <div className={`${styles.part} ${own.told}`} data-part="coupon-offers">
      <p className={styles.noteTitle}>{strings.takeable}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" className={own.offers}>
        {takeable.map(({ id, name, token, discount = 0, full_discount_price: from }) => (
          <li key={id} className={own.offer}>
            <span>{strings.couponOption(name, discount, from)}</span>
            <NativeButton
              isPending={taking === id}
              isInactive={isOrdering || taking !== null}
              aria-label={strings.takeCouponOf(name)}
              onPress={() => actions.takeCoupon(id, token)}
            >
              {strings.takeCoupon}
            </NativeButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
