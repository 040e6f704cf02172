import * as styles from './detail.css.ts';

/** What one can do afterwards. */
export const Outcomes = ({ outcomes }: { outcomes: readonly string[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
  <ul role="list" className={styles.outcomes}>
    {outcomes.map((outcome) => (
      <li key={outcome} className={styles.outcome}>
        {outcome}
      </li>
    ))}
  </ul>
);
