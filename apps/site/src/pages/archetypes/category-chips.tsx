import { SkeletonBlock } from '@shuyuan/ui/skeleton';
import { Link } from 'react-router-dom';
import * as styles from './chips.css.ts';

export interface CategoryChipsProps {
  label: string;
  /** Name of the chip for all categories together. */
  all: string;
  /** `count`: how many there are of it. */
  categories: readonly { id: number; name: string; count: number }[];
  /** Undefined for all. */
  current: number | undefined;
  getHref: (category: number | undefined) => string;
}

/** The categories that a list can be narrowed to. */
export function CategoryChips({ label, all, categories, current, getHref }: CategoryChipsProps) {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={label} className={styles.chips}>
      {[{ id: undefined, name: all, count: total }, ...categories].map(({ id, name, count }) => (
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
