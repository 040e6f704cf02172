import { SkeletonBlock } from '@shuyuan/ui/skeleton';
import { Link } from 'react-router-dom';
import * as styles from './list.css.ts';

interface Chip {
  /** Undefined for all categories. */
  id: number | undefined;
  name: string;
  /** How many there are of it. */
  count: number;
}

export interface CategoryChipsProps {
  label: string;
  chips: readonly Chip[];
  current: number | undefined;
  getHref: (category: number | undefined) => string;
}

/** The categories that a list can be narrowed to. */
export function CategoryChips({ label, chips, current, getHref }: CategoryChipsProps) {
  return (
    <nav aria-label={label} className={styles.chips}>
      {chips.map(({ id, name, count }) => (
        <Link
          key={id ?? 0}
          to={getHref(id)}
          aria-current={id === current ? 'page' : undefined}
          className={styles.chip}
        >
          {name}
          <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Their place, while they are to come. */
export function CategoryChipsSkeleton() {
  return (
    <div className={styles.chips}>
      {[72, 96, 96, 96, 96].map((width, index) => (
        <SkeletonBlock key={index} width={width} height={36} />
      ))}
    </div>
  );
}
