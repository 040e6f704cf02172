import { SkeletonText } from '@shuyuan/ui/skeleton';
import * as styles from './people.css.ts';

/** A row of people, messages or credits that is still loading. */
export const RowSkeleton = () => (
  <div className={styles.row}>
    <div className={styles.words}>
      <SkeletonText size="base" width="half" />
      <SkeletonText size="small" width="half" />
    </div>
  </div>
);
