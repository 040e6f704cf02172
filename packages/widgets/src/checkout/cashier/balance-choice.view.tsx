import type { GoodsOffer } from '@shuyuan/api-client';
import { NativeCheckbox } from '@shuyuan/ui/native-radio-group';
import * as styles from '../checkout.css.ts';
import type { CashierActions } from './cashier.store.ts';
import type { CashierStrings } from './cashier.strings.ts';
import { balanceFor, dueOf, linesFor, type PriceChoices } from './order-terms.ts';

interface BalanceChoiceViewProps {
  offer: GoodsOffer;
  choices: PriceChoices;
  isOrdering: boolean;
  actions: CashierActions;
  strings: CashierStrings;
}

/** Whether the invitation balance pays what it can. Nothing for who has none, and where nothing is left to pay. */
export function BalanceChoiceView({ offer, choices, isOrdering, actions, strings }: BalanceChoiceViewProps) {
  const left = dueOf(linesFor(offer, { ...choices, usesBalance: false }));
  const amount = balanceFor(offer, left);
  if (amount === 0) return null;
  return (
    <div className={styles.part}>
      <NativeCheckbox
        isSelected={choices.usesBalance}
        description={strings.balanceHint(offer.invite_balance ?? 0, left - amount)}
        isDisabled={isOrdering}
        onChange={actions.useBalance}
      >
        {strings.useBalance(amount)}
      </NativeCheckbox>
    </div>
  );
}
