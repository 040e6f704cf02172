import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import { useStudyCenter } from '../study-center.context.ts';
import { DaysView } from './days.view.tsx';
import { NextView } from './next.view.tsx';
import * as styles from './today.css.ts';

/** What stands over the tabs: what is next, and the days. */
export function TodayView() {
  const { state, strings, actions } = useStudyCenter();
  const { today } = state;
  switch (today.status) {
    case 'loading':
      return (
        <Skeleton label={strings.todayLoading}>
          <div className={styles.today}>
            <SkeletonBlock height={260} />
            <SkeletonBlock height={180} />
          </div>
        </Skeleton>
      );
    case 'failed':
      return (
        <p role="alert" className={styles.failed}>
          {strings.todayFailed}
          <NativeButton size="small" isPending={today.isRetrying} onPress={actions.retryToday}>
            {strings.retryToday}
          </NativeButton>
        </p>
      );
    case 'ready':
      return (
        <div className={styles.today}>
          <NextView next={today.next} />
          <DaysView days={today.days} />
        </div>
      );
    default:
      return today satisfies never;
  }
}
