import type { CourseDetail, GoodsRef } from '@shuyuan/api-client';
import { LockIcon, VipIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatPrice } from '@shuyuan/ui/price';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import * as styles from './lesson-cards.css.ts';
import { lessonCardsStrings } from './lesson-cards.strings.ts';

/** Ways to a lesson that is not open. */
export interface LessonLockedProps {
  course: Pick<
    CourseDetail['course'],
    'id' | 'title' | 'charge' | 'is_vip_free' | 'is_on_sale' | 'can_watch'
  >;
  /** Called when a signed-in person wants to buy the course. Left out where nothing can be bought. */
  onBuy?: (goods: GoodsRef) => void;
  /** Called when somebody wants to see the memberships. */
  onMembership?: () => void;
}

/** Replaces a lesson that the viewer may not take, and offers what opens it. Needs a `HostProvider`. */
export function LessonLocked({ course, onBuy, onMembership }: LessonLockedProps) {
  const { session, locale } = useHost();
  const isVisitor = useSyncExternalStore(session.subscribe, () => session.current() === null);
  const strings = lessonCardsStrings[locale];
  // Whoever has the course misses something else, such as an invitation to the test.
  const isSold = !course.can_watch && course.charge > 0;
  const run = () => onBuy?.({ goods_type: 'course', goods_id: course.id });
  const buy = () =>
    session.current() ? run() : session.requestLogin(1, { kind: 'buy-course', purpose: 'buy', run });
  return (
    <section
      data-component="lesson-locked"
      aria-label={isSold ? strings.locked : strings.notOpen}
      className={styles.box}
    >
      <div className={styles.card}>
        <div className={styles.head}>
          <LockIcon />
          <p className={styles.title}>{isSold ? strings.locked : strings.notOpen}</p>
        </div>
        <p className={styles.words}>
          {isSold ? strings.lockedHint(course.title) : strings.notOpenHint}
          {isSold && !course.is_on_sale && ` ${strings.soldOut}`}
        </p>
        <div className={styles.ways}>
          {isSold && course.is_on_sale && onBuy && (
            <NativeButton tone="action" onPress={buy}>
              {strings.buyCourse(formatPrice(course.charge))}
            </NativeButton>
          )}
          {isSold && course.is_vip_free && onMembership && (
            <NativeButton onPress={onMembership}>
              <VipIcon size="small" />
              {strings.memberFree}
            </NativeButton>
          )}
          {isVisitor && (
            <NativeButton
              isQuiet
              onPress={() => session.requestLogin(1, { kind: 'open-lesson', purpose: 'study', run() {} })}
            >
              {strings.signIn}
            </NativeButton>
          )}
        </div>
      </div>
    </section>
  );
}
