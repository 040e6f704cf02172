import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import * as styles from './room.css.ts';

/** The place of a classroom. */
export const RoomSkeleton = () => (
  <div className={styles.room}>
    <div className={styles.film}>
      <SkeletonBlock ratio="16:9" />
    </div>
    <div className={styles.outline}>
      <SkeletonText size="base" lines={8} />
    </div>
    <div className={styles.about}>
      <SkeletonText size="display" width="most" />
      <SkeletonText size="reading" lines={3} />
    </div>
  </div>
);
