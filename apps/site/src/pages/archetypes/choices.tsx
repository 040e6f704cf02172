import { Link } from 'react-router-dom';
import * as chipStyles from './chips.css.ts';
import * as styles from './choices.css.ts';

/** One of the choices, a link of its own. */
export interface Choice {
  /** No two of a row have the same. */
  name: string;
  href: string;
  isCurrent: boolean;
}

export interface ChoicesProps {
  label: string;
  choices: readonly Choice[];
}

/** A row of what a list can be narrowed to, one at a time. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <div className={styles.row}>
      {/* The choices carry it as their name. */}
      <span aria-hidden className={styles.name}>
        {label}
      </span>
      <nav aria-label={label} className={chipStyles.chips}>
        {choices.map(({ name, href, isCurrent }) => (
          <Link
            key={name}
            to={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={chipStyles.chip}
          >
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
}
