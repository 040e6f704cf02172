import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import { figuresOf, type Figures, type Yuan } from './format-price.ts';
import * as styles from './price.css.ts';
import { priceStrings } from './price.strings.ts';

/** Amounts are yuan, not cents: numbers, or decimal strings as the server sends them. */
export interface PriceProps {
  /** In yuan, as a number or as the server's decimal string. Zero is 免费; what is no amount is shown as it came. */
  amount: Yuan;
  /** Before a discount, in yuan: struck through, and said in words. Left out unless it is higher than `amount`. */
  originalAmount?: Yuan | null;
  /** The lowest of several prices: 起. */
  isFrom?: boolean;
  /** What the amount buys, where it is not the thing itself: 年, 节. */
  per?: string;
  /** 14, 18 or 28 px. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** `critical` is cinnabar, the colour of an offer; `neutral` for orders, bills and tables. @default 'critical' */
  tone?: 'critical' | 'neutral';
  /** Two decimals always, and `¥0.00` in place of 免费: for columns of figures. */
  keepsCents?: boolean;
}

/** What something costs. Heard as a sentence, with the old price named as such. */
export function Price(props: PriceProps) {
  const { amount, originalAmount, size = 'standard', tone = 'critical', keepsCents = false } = props;
  const strings = useStrings(priceStrings);
  const now = figuresOf(amount, keepsCents);
  if (!now) return <span data-component="price">{amount}</span>;
  const before = figuresOf(originalAmount ?? '', keepsCents);
  const original = before && before.value > now.value ? before : null;
  const isFree = now.value === 0 && !keepsCents;
  return (
    <span
      data-component="price"
      data-free={isFree || undefined}
      className={cx(styles.price, styles.size[size], isFree ? styles.free : styles.tone[tone])}
    >
      <span className={styles.spoken}>{spokenPrice(props, strings, now, original, isFree)}</span>
      <span aria-hidden="true" data-part="amount" className={styles.amount}>
        {isFree ? strings.free : <Amount {...props} size={size} price={now} strings={strings} />}
      </span>
      {original && (
        <del aria-hidden="true" data-part="original" className={styles.original[size]}>
          ¥{original.figures}
        </del>
      )}
    </span>
  );
}

type Strings = (typeof priceStrings)['zh-CN'];

interface AmountProps extends Pick<PriceProps, 'isFrom' | 'per'> {
  price: Figures;
  size: NonNullable<PriceProps['size']>;
  strings: Strings;
}

function Amount({ price, size, strings, isFrom, per }: AmountProps) {
  const from = isFrom && <span className={styles.word[size]}>{strings.from}</span>;
  return (
    <>
      {!strings.isFromAfter && from}
      {price.value < 0 && '−'}
      <span className={styles.symbol}>¥</span>
      {price.figures}
      {per && <span className={styles.word[size]}>{strings.per(per)}</span>}
      {strings.isFromAfter && from}
    </>
  );
}

function spokenPrice(
  { isFrom, per }: PriceProps,
  strings: Strings,
  now: Figures,
  original: Figures | null,
  isFree: boolean,
) {
  const plain = strings.spoken(now.figures, now.value < 0);
  const perUnit = per ? strings.spokenPer(plain, per) : plain;
  const price = isFree ? strings.free : isFrom ? strings.spokenFrom(perUnit) : perUnit;
  return original ? strings.spokenBoth(price, strings.spoken(original.figures, false)) : price;
}
