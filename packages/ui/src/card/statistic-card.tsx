import { ArrowDownIcon, ArrowUpIcon } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './statistic-card.css.ts';
import { statisticCardStrings } from './statistic-card.strings.ts';

/** A figure and its change. The formatting is the card's for numbers and the caller's for strings. */
export interface StatisticCardProps {
  /** What is counted. */
  label: string;
  /** A number gets its thousands divided; words such as "1.2 万" stay as they are. Null where nothing is known. */
  value: number | string | null;
  /** Small, behind the figure: "人", "小时". */
  unit?: string;
  /** Since the time before, as a share: 0.125 is 12.5 % more. */
  change?: number | null;
  /** What it is compared with: "较上周". */
  comparedWith?: string;
  /** What is good news. `none` shows the change without an opinion. @default 'up' */
  better?: 'up' | 'down' | 'none';
}

/** One figure that somebody looks at every day, and where it is going. */
export function StatisticCard(props: StatisticCardProps) {
  const { label, value, unit, change = null, comparedWith, better = 'up' } = props;
  const { locale } = useUi();
  const strings = useStrings(statisticCardStrings);
  return (
    <dl data-component="statistic-card" className={styles.card}>
      <dt data-part="label" className={styles.label}>
        {label}
      </dt>
      <dd data-part="figure" className={cx(styles.figure, value === null && styles.missing)}>
        {value === null && <VisuallyHidden>{strings.missing}</VisuallyHidden>}
        <span aria-hidden={value === null || undefined} className={styles.number}>
          {typeof value === 'number' ? value.toLocaleString(locale) : (value ?? '—')}
        </span>
        {unit && value !== null && <span className={styles.unit}>{unit}</span>}
      </dd>
      {(change !== null || comparedWith) && (
        <dd data-part="change" className={styles.change}>
          {change !== null && <Change change={change} better={better} />}
          {comparedWith && <span>{comparedWith}</span>}
        </dd>
      )}
    </dl>
  );
}

function Change({ change, better }: { change: number; better: 'up' | 'down' | 'none' }) {
  const { locale } = useUi();
  const strings = useStrings(statisticCardStrings);
  const share = Math.round(change * 1000) / 1000;
  const direction = share > 0 ? 'up' : share < 0 ? 'down' : 'same';
  const isNews = direction !== 'same' && better !== 'none';
  const Arrow = direction === 'up' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <span
      data-direction={direction}
      className={cx(
        styles.arrow,
        styles.delta[isNews ? (direction === better ? 'positive' : 'critical') : 'neutral'],
      )}
    >
      {direction === 'same' ? strings.same : <Arrow size="small" />}
      {direction !== 'same' && (
        <span>
          <VisuallyHidden>{strings[direction]} </VisuallyHidden>
          {Math.abs(share).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })}
        </span>
      )}
    </span>
  );
}
