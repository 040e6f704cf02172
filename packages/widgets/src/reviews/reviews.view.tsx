import { reviewLimits } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { PagedListView } from '../async/paged-list.view.tsx';
import { ReviewForm } from './review-form.view.tsx';
import { ReviewRow } from './review-row.view.tsx';
import { useReviews } from './reviews.context.ts';
import * as styles from './reviews.css.ts';
import { pageSize } from './reviews.store.ts';
import { Summary } from './summary.view.tsx';

/** A picture of the reviews of something: how they spread, one's own, and all of them. */
export function ReviewsView() {
  const { state, strings, actions, locale, props, rootRef } = useReviews();
  const { list, overview, writing, announcement, place } = state;
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <section
      ref={rootRef}
      data-component="reviews"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.reviews}
    >
      <Heading className={styles.heading}>{strings.title}</Heading>
      {overview && overview.summary.count > 0 && <Summary summary={overview.summary} />}
      <div tabIndex={-1} data-focus="own" className={styles.own}>
        {overview && (writing ? <ReviewForm writing={writing} /> : <Own />)}
      </div>
      <PagedListView
        list={list}
        pageSize={pageSize}
        strings={strings}
        locale={locale}
        actions={actions}
        keyOf={({ id }) => id}
        skeleton={{ label: strings.loading, count: 3, row: <SkeletonText size="base" lines={3} /> }}
        nothing={
          place.stars > 0 ? (
            <EmptyState title={strings.noneOfStars} />
          ) : (
            <EmptyState title={strings.empty} description={strings.emptyHint} />
          )
        }
      >
        {(review, _index, at) => <ReviewRow review={review} at={at} />}
      </PagedListView>
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

/** One's own review, the way to write one, or why there is none. */
function Own() {
  const { state, strings, actions } = useReviews();
  const { overview, list } = state;
  if (!overview) return null;
  const { mine, may, progress } = overview;
  const at = list.status === 'ready' ? list.at : 0;
  switch (may) {
    case 'written':
      return (
        mine && (
          <div className={styles.mine}>
            <p className={styles.mineTitle}>
              {strings.mine}
              {mine.state !== 'approved' && <span className={styles.note}>{strings[mine.state]}</span>}
            </p>
            <ReviewRow review={mine} at={at} />
            {actions.isChangeable() && (
              <div className={styles.ways}>
                <NativeButton size="small" onPress={actions.beginChange}>
                  {strings.change}
                </NativeButton>
                <span className={styles.note}>{strings.changeHint}</span>
              </div>
            )}
          </div>
        )
      );
    case 'yes':
      return (
        <div>
          <NativeButton onPress={actions.beginWriting}>{strings.write}</NativeButton>
        </div>
      );
    case 'signed-out':
      return (
        <div>
          <NativeButton isQuiet onPress={actions.signIn}>
            {strings.signIn}
          </NativeButton>
        </div>
      );
    case 'not-theirs':
      return <p className={styles.note}>{strings.notTheirs}</p>;
    case 'too-early':
      return <p className={styles.note}>{strings.tooEarly(progress, reviewLimits.progress)}</p>;
    default:
      return may satisfies never;
  }
}
