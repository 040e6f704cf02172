import { formatDateTime } from '@shuyuan/ui/relative-time';
import * as styles from './facts.css.ts';

/** A name and what is known; null where nothing is, which is left out. */
export type Fact = readonly [name: string, value: string | null];

/** What is known of a thing, by name. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ([name, value]) =>
        value !== null && (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

/** Day and time of an instant; null where there is none. */
export const timeFact = (instant: string | null) => instant && formatDateTime(Date.parse(instant));
