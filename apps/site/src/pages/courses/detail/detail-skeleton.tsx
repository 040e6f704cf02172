import { Page } from '@shuyuan/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import * as styles from '../../anthologies/detail/detail.css.ts';

/** The place of a course, or of a column, to come. */
export function DetailSkeleton() {
  return (
    <div className={styles.page}>
      <Page>
        <Skeleton>
          <SkeletonText size="base" width="quarter" />
          <div className={styles.measure}>
            <div className={styles.layout}>
              <div className={styles.head}>
                <SkeletonBlock ratio="4:3" />
                <div className={styles.words}>
                  <SkeletonText size="display" width="most" />
                  <SkeletonText size="reading" lines={2} />
                </div>
              </div>
              <div className={styles.side}>
                <SkeletonBlock height={200} />
              </div>
              <div className={styles.main}>
                <SkeletonText size="reading" lines={8} />
              </div>
            </div>
          </div>
        </Skeleton>
      </Page>
    </div>
  );
}
