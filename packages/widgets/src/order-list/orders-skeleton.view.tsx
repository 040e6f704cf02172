import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import * as shelf from '../shelf/shelf.css.ts';
import * as styles from './order-row.css.ts';

/** The places of orders to come: as many as most people have. */
export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={shelf.rows}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={shelf.row}>
            <div className={styles.order}>
              <div className={styles.goods}>
                <div className={styles.thing}>
                  <div className={styles.picture}>
                    <SkeletonBlock ratio="16:9" />
                  </div>
                  <div className={styles.words}>
                    <SkeletonText size="reading" width="most" />
                    <SkeletonText size="small" width="quarter" />
                  </div>
                </div>
                <div className={styles.facts}>
                  <span className={styles.bone}>
                    <SkeletonText size="small" />
                  </span>
                </div>
              </div>
              <div className={styles.money}>
                <SkeletonBlock width={96} height={28} />
                <SkeletonBlock width={56} height={20} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
