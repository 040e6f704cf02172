import { useId } from 'react';
import { Disclosure } from '../disclosure/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './bar-chart.css.ts';
import { barChartStrings } from './bar-chart.strings.ts';

/** One number of a chart. */
export interface Bar {
  /** Below the bar; as short as there are bars beside it. */
  label: string;
  value: number;
  /** Above the bar and in the table, in place of the number. */
  text?: string;
  /** `action` sets a bar off against the others. @default 'neutral' */
  tone?: 'neutral' | 'action';
}

/** A few numbers beside each other, all of one measure and none below 0. */
export interface BarChartProps {
  /** What is compared. */
  title: string;
  /** Headings of the table: what the bars are of, and what they measure. */
  columns: readonly [label: string, value: string];
  /** In their order. */
  bars: readonly Bar[];
  /** What a full bar is. @default the highest value */
  max?: number;
}

/** Bars for the eye, and the same numbers as a table for everybody. */
export function BarChart({ title, columns, bars, max }: BarChartProps) {
  const words = useStrings(barChartStrings);
  const titleId = useId();
  const full = Math.max(max ?? Math.max(...bars.map(({ value }) => value)), 0);
  return (
    <figure aria-labelledby={titleId} data-component="bar-chart" className={styles.chart}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <div aria-hidden="true" data-part="bars" className={styles.bars}>
        {bars.map(({ label, value, text, tone = 'neutral' }) => (
          <div key={label} className={styles.bar}>
            <span className={styles.value}>{text ?? value}</span>
            <span className={styles.track}>
              <span
                className={cx(styles.fill, styles.tone[tone])}
                style={{ blockSize: full === 0 ? 0 : `${Math.min(100, (value / full) * 100)}%` }}
              />
            </span>
            <span className={styles.label}>{label}</span>
          </div>
        ))}
      </div>
      <Disclosure title={words.table}>
        <table aria-labelledby={titleId} className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value, text }) => (
              <tr key={label}>
                <th scope="row" className={styles.cell}>
                  {label}
                </th>
                <td className={styles.cell}>{text ?? value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
