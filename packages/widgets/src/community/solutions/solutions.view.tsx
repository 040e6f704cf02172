import type { Solution } from '@shuyuan/api-client/community';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { PagedListView } from '../../async/paged-list.view.tsx';
import { QuestionView } from '../../widget/question.view.tsx';
import { BlockedPost } from '../blocked/blocked-post.tsx';
import { PostText } from '../post-text.tsx';
import { useSolutions } from './solutions.context.ts';
import * as styles from './solutions.css.ts';
import { pageSize, solutionSorts } from './solutions.store.ts';

/** A picture of the solutions of a problem. */
export function SolutionsView() {
  const { state, strings, actions, locale, rootRef } = useSolutions();
  const { list, announcement, place } = state;
  return (
    <section
      ref={rootRef}
      data-component="solutions"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.solutions}
    >
      <div className={styles.head}>
        <h2 className={styles.heading}>{strings.title}</h2>
        <NativeSelect
          label={strings.sort}
          isLabelHidden
          size="small"
          value={place.sort}
          options={solutionSorts.map((value) => ({ value, label: strings.sorts[value] }))}
          onChange={actions.sortBy}
        />
      </div>
      <Removed />
      <PagedListView
        list={list}
        pageSize={pageSize}
        strings={strings}
        locale={locale}
        actions={actions}
        keyOf={({ id }) => id}
        skeleton={{ label: strings.loading, count: 3, row: <SkeletonText size="reading" lines={4} /> }}
        nothing={<EmptyState title={strings.empty} description={strings.emptyHint} />}
      >
        {(solution, _index, at) => <SolutionRow solution={solution} at={at} />}
      </PagedListView>
      <Question />
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

/** One's own that was just deleted, with the way to bring it back. */
function Removed() {
  const { state, strings, actions } = useSolutions();
  const { removed } = state;
  if (!removed) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a look of its own
    <div data-part="removed" role="group" aria-label={strings.removed} className={styles.removed}>
      <span className={styles.removedText}>
        {strings.removedWords(removed.words)}
        {removed.problem && ` · ${removed.problem}`}
      </span>
      <NativeButton size="small" tone="action" isPending={removed.isPending} onPress={actions.undoRemoval}>
        {strings.undoRemoval}
      </NativeButton>
    </div>
  );
}

/** One solution. `at` is when the list came, epoch milliseconds. */
function SolutionRow({ solution, at }: { solution: Solution; at: number }) {
  const { strings, actions, props } = useSolutions();
  const { user, visibility } = solution;
  const name = user?.nick_name ?? strings.gone;
  return (
    <article id={`solution-${solution.id}`} data-part="solution" className={styles.solution}>
      <BlockedPost isBlocked={solution.is_blocked}>
        <div className={styles.facts}>
          <Avatar name={name} src={user?.avatar ?? ''} size="small" />
          {user ? (
            <NativeButton size="small" isQuiet onPress={() => actions.showPerson(user.id)}>
              {name}
            </NativeButton>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <RelativeTime value={solution.created_at} now={at} />
          {solution.edited_at !== null && <span>{strings.edited}</span>}
          {solution.is_accepted && <Badge tone="positive">{strings.accepted}</Badge>}
          {visibility !== 'shown' && <Badge tone="caution">{strings[visibility]}</Badge>}
        </div>
        <PostText html={solution.content} />
        <div className={styles.ways}>
          {props.problem.may_accept && visibility === 'shown' && (
            <NativeButton size="small" onPress={() => actions.askAccept(solution)}>
              {solution.is_accepted ? strings.takeBack : strings.accept}
            </NativeButton>
          )}
          {props.renderFoot?.(solution, actions.refresh, (isRemoved) =>
            actions.setRemoved(solution, isRemoved),
          )}
        </div>
      </BlockedPost>
    </article>
  );
}

/** Says beforehand whose the bounty will be. */
function Question() {
  const { state, strings, actions, props } = useSolutions();
  const { asked } = state;
  if (!asked) return null;
  const { bounty, accepted_solution_id: acceptedId } = props.problem;
  const { is_accepted: isAccepted, user } = asked.solution;
  const name = user?.nick_name ?? strings.gone;
  const textOf = isAccepted
    ? strings.takeBackText
    : acceptedId === null
      ? strings.acceptText
      : strings.moveText;
  return (
    <QuestionView
      component="solution-question"
      title={isAccepted ? strings.takeBackAsk : strings.acceptAsk}
      text={textOf(bounty, name)}
      error={asked.problem}
      no={strings.no}
      yes={strings.yes}
      isPending={asked.isPending}
      onNo={actions.answerNo}
      onYes={actions.answerYes}
    />
  );
}
