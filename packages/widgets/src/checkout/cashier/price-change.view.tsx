import { Price } from '@shuyuan/ui/price';
import { spokenLines, type PriceLine } from '../../widget/price-lines.ts';
import * as styles from '../checkout.css.ts';
import * as own from './cashier.css.ts';
import type { CashierStrings } from './cashier.strings.ts';
import { dueOf } from './order-terms.ts';
import type { PriceChange } from './price-change.ts';

interface PriceChangeViewProps {
  change: PriceChange;
  strings: CashierStrings;
}

/** What was shown and what is true now, side by side, before it is ordered at the price of now. */
export function PriceChangeView({ change: { shown, now }, strings }: PriceChangeViewProps) {
  return (
    <div className={`${styles.part} ${own.told}`} data-part="price-change">
      <p className={styles.noteTitle}>{strings.priceChanged}</p>
      <dl className={own.prices}>
        <Side term={strings.priceShown} lines={shown} strings={strings} />
        <Side term={strings.priceNow} lines={now} strings={strings} />
      </dl>
      <p className={styles.words}>{strings.priceConfirm}</p>
    </div>
  );
}

function Side({
  term,
  lines,
  strings,
}: {
  term: string;
  lines: readonly PriceLine[];
  strings: CashierStrings;
}) {
  const made = spokenLines([...lines], strings.lines).join(strings.comma);
  return (
    <div className={own.priceSide}>
      <dt className={styles.words}>{term}</dt>
      <dd className={own.priceValue}>
        {made !== '' && <p className={styles.words}>{made}</p>}
        <p className={styles.due}>
          {strings.due} <Price amount={dueOf(lines)} />
        </p>
      </dd>
    </div>
  );
}
