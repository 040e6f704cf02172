import { useUi } from '../provider/ui-context.ts';
import * as styles from './count-text.css.ts';
import { formatCount } from './format-count.ts';

/** A whole number, unformatted; the locale comes from the provider. */
export interface CountTextProps {
  value: number;
}

/** How many, as people say it: 9999, 1.2 万. The exact number is in its title once it is shortened. */
export function CountText({ value }: CountTextProps) {
  const { locale } = useUi();
  const text = formatCount(value, locale);
  return (
    <span
      data-component="count-text"
      title={text === String(value) ? undefined : value.toLocaleString(locale)}
      className={styles.count}
    >
      {text}
    </span>
  );
}
