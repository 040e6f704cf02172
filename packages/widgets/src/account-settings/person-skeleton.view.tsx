import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@shuyuan/ui/skeleton';
import * as styles from './account-settings.css.ts';
import type { AccountSettingsStrings } from './account-settings.strings.ts';
import * as own from './person.css.ts';
import { RowView } from './row.view.tsx';

/** The place of the person to come: what is known beforehand stands there in its own words, so that nothing moves. */
export function PersonSkeleton({ strings }: { strings: AccountSettingsStrings }) {
  const value = <SkeletonText width="third" />;
  const button = <SkeletonBlock width={56} height={28} />;
  return (
    <Skeleton label={strings.loading}>
      <div className={own.head}>
        <SkeletonCircle size="large" />
        <div className={styles.lines}>
          <SkeletonText size="title" width="third" />
          <div className={styles.facts}>
            <span className={own.accountIdBone}>
              <SkeletonText size="small" />
            </span>
            <span className={styles.bone}>
              <SkeletonText size="small" />
            </span>
          </div>
        </div>
      </div>
      <dl className={styles.rows}>
        <RowView term={strings.nickName} action={button}>
          {value}
        </RowView>
        <RowView term={strings.mobile}>{value}</RowView>
        <RowView term={strings.password} hint={strings.passwordHint} action={button}>
          {value}
        </RowView>
        <RowView term={strings.registeredAt}>{value}</RowView>
      </dl>
    </Skeleton>
  );
}
