import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import type { MembershipPlansStrings } from './membership-plans.strings.ts';
import * as styles from './plan-cards.css.ts';

/** The place of three plans to come, with three benefits each. */
export function PlansSkeleton({ strings }: { strings: MembershipPlansStrings }) {
  return (
    <Skeleton label={strings.loading}>
      <p className={styles.choose}>{strings.choose}</p>
      <div className={styles.cards}>
        {[1, 2, 3].map((card) => (
          <div key={card} className={styles.card}>
            <SkeletonText size="title" width="half" />
            <SkeletonText size="headline" width="half" />
            <SkeletonText size="small" width="third" />
            <div className={styles.benefits}>
              <SkeletonText size="base" lines={3} />
            </div>
            <div className={styles.action}>
              <SkeletonBlock height={36} />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
