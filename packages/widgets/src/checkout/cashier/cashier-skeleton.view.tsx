import { orderLife } from '@shuyuan/api-client';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import * as styles from '../checkout.css.ts';
import { GoodsSkeleton } from '../goods.view.tsx';
import * as own from './cashier.css.ts';
import type { CashierStrings } from './cashier.strings.ts';

/** The place of what is bought and of how it is paid: what is known beforehand stands there in its own words. */
export function CashierSkeleton({ strings }: { strings: CashierStrings }) {
  return (
    <div className={styles.sheet}>
      <GoodsSkeleton label={strings.loading} />
      <div aria-hidden="true">
        <div className={styles.part}>
          <div className={own.choiceBones}>
            {strings.ways}
            <SkeletonBlock height={64} />
          </div>
        </div>
        <div className={styles.part}>
          <div className={styles.summary}>
            <div className={styles.sum}>
              <p className={styles.due}>
                {strings.due}
                <span className={own.priceBone}>
                  <SkeletonText size="headline" />
                </span>
              </p>
              <p className={styles.words}>{strings.tip(orderLife)}</p>
            </div>
            <SkeletonBlock width={112} height={44} />
          </div>
        </div>
      </div>
    </div>
  );
}
