import { VipIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatPrice } from '@shuyuan/ui/price';
import { useClassroom } from './classroom.context.ts';
import * as styles from './classroom.css.ts';

/** The ways to a video that is not theirs: the course that it is part of, itself, a membership, signing in. */
export function Ways() {
  const { state, strings, actions, props } = useClassroom();
  const { video, course } = props.lesson;
  const isForMembers = video.is_vip_free || (course?.is_vip_free ?? false);
  const sellsCourse = props.onBuy !== undefined && course !== null && course.charge > 0;
  // What may be watched is not sold any more.
  const sellsVideo =
    props.onBuy !== undefined && !video.can_watch && video.charge !== null && video.charge > 0;
  return (
    <div className={styles.ways}>
      {sellsCourse && (
        <NativeButton tone="action" onPress={actions.buyCourse}>
          {strings.buyCourse(formatPrice(course.charge))}
        </NativeButton>
      )}
      {sellsVideo && (
        <NativeButton {...(!sellsCourse && { tone: 'action' })} onPress={actions.buyVideo}>
          {strings.buyVideo(formatPrice(video.charge ?? 0))}
        </NativeButton>
      )}
      {props.trial?.next && props.onNextTrial && (
        <NativeButton {...(!sellsCourse && !sellsVideo && { tone: 'action' })} onPress={actions.tryNext}>
          {strings.tryNext(props.trial.next.title)}
        </NativeButton>
      )}
      {isForMembers && props.onMembership && (
        <NativeButton onPress={actions.openMembership}>
          <VipIcon size="small" />
          {strings.memberFree}
        </NativeButton>
      )}
      {state.isVisitor && (
        <NativeButton isQuiet onPress={actions.signIn}>
          {strings.signIn}
        </NativeButton>
      )}
    </div>
  );
}
