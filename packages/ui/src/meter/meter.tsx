import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import * as bar from '../progress/progress.css.ts';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './meter.css.ts';
import { meterStrings } from './meter.strings.ts';
import { zoneOf, type Zone } from './zone.ts';

/** A value between `min` and `max`; `low` and `high` mark where it becomes a warning. */
export interface MeterProps {
  /** What is measured. */
  label: string;
  /** Spoken only: the place must say by itself what is measured. */
  isLabelHidden?: boolean;
  value: number;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** In place of the percentage: "已用 8.2 GB，共 10 GB". */
  valueText?: string;
  /** With `better="low"`: from here on worth a look. With `better="high"`: below it, bad. */
  low?: number;
  /** With `better="low"`: from here on bad. With `better="high"`: below it, worth a look. */
  high?: number;
  /** Which end is the good one: little used space, or many points. @default 'low' */
  better?: 'low' | 'high';
  /** 4, 6 or 10 px thick. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
}

const toneOfZone = {
  normal: 'action',
  high: 'caution',
  low: 'caution',
  'too-high': 'critical',
  'too-low': 'critical',
} as const satisfies Record<Zone, string>;

/** How much there is of something that has bounds: used space, points. Past a bound it says so, in colour and word. */
export function Meter(props: MeterProps) {
  const { label, isLabelHidden, value, min = 0, max = 100, valueText, size = 'standard' } = props;
  const strings = useStrings(meterStrings);
  const zone = zoneOf(value, { low: props.low, high: props.high, better: props.better ?? 'low' });
  const percent =
    max > min ? Math.round(((Math.min(Math.max(value, min), max) - min) / (max - min)) * 100) : 0;
  const plain = valueText ?? `${percent}%`;
  const words = zone === 'normal' ? plain : strings.valueInZone(plain, strings.zone[zone]);
  return (
    <AriaMeter
      value={value}
      minValue={min}
      maxValue={max}
      valueLabel={words}
      {...(isLabelHidden && { 'aria-label': label })}
      data-component="meter"
      data-zone={zone}
      className={cx(bar.bar, bar.tone[toneOfZone[zone]])}
    >
      {({ percentage }) => (
        <>
          {!isLabelHidden && (
            <Label data-part="label" className={bar.label}>
              {label}
            </Label>
          )}
          <span data-part="value" className={styles.valueInZone[zone]}>
            {words}
          </span>
          <span data-part="track" className={cx(bar.track, bar.thickness[size])}>
            <span data-part="fill" className={bar.fill} style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaMeter>
  );
}
