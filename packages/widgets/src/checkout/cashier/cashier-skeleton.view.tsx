import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import * as styles from '../checkout.css.ts';
import { GoodsSkeleton } from '../goods.view.tsx';
import * as own from './cashier.css.ts';
import type { CashierStrings } from './cashier.strings.ts';

/** The place of what is bought and of how it is paid, so that nothing moves when they come. */
export function CashierSkeleton({ strings }: { strings: CashierStrings }) {
  return (
    <div className={styles.sheet}>
      <GoodsSkeleton label={strings.loading} />
      <div aria-hidden="true">
        <div className={`${styles.part} ${own.choiceBones}`}>
          <SkeletonText width="quarter" />
          <SkeletonBlock height={58} />
        </div>
        <div className={styles.part}>
          <div className={styles.summary}>
            <div className={styles.sum}>
              <SkeletonBlock width={120} height={38} />
              <SkeletonBlock width={160} height={22} />
            </div>
            <SkeletonBlock width={112} height={40} />
          </div>
        </div>
      </div>
    </div>
  );
}
