import { useUi } from '../provider/ui-context.ts';
import { formatDateTime, formatRelativeTime } from './format-time.ts';
import * as styles from './relative-time.css.ts';

/** The component reads no clock: `now` is the caller's. */
export interface RelativeTimeProps {
  /** Epoch milliseconds, or an ISO 8601 instant as the server sends it. */
  value: number | string;
  /** Epoch milliseconds. The text is as fresh as this: render again to refresh it. */
  now: number;
}

/** How long ago or when to come, up to seven days either way; then the date. The full date and time is in its title. */
export function RelativeTime({ value, now }: RelativeTimeProps) {
  const { locale } = useUi();
  const instant = typeof value === 'number' ? value : Date.parse(value);
  if (Number.isNaN(instant)) return <span data-component="relative-time">{value}</span>;
  return (
    <time
      data-component="relative-time"
      dateTime={new Date(instant).toISOString()}
      title={formatDateTime(instant)}
      className={styles.time}
    >
      {formatRelativeTime(instant, now, locale)}
    </time>
  );
}
