import type { ModeratedPost } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { TextArea } from '@shuyuan/ui/text-area';
import { PagedListView } from '../../async/paged-list.view.tsx';
import { limitedTo } from '../../widget/limited-to.ts';
import { Modal } from '../../widget/modal.tsx';
import { PostVersions } from '../versions/post-versions.tsx';
import { useModeration } from './moderation.context.ts';
import * as styles from './moderation.css.ts';
import { moderationStates, pageSize } from './moderation.store.ts';

/** Characters of what is said to an author. */
const longestWarning = 200;

/** A picture of what waits for moderators. */
export function ModerationView() {
  const { state, strings, actions, props, locale, rootRef } = useModeration();
  const { list, place, announcement } = state;
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <section
      ref={rootRef}
      data-component="moderation"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.moderation}
    >
      <div className={styles.head}>
        <Heading className={styles.heading}>{strings.title}</Heading>
        <NativeSelect
          label={strings.state}
          isLabelHidden
          size="small"
          value={place.state}
          options={moderationStates.map((value) => ({ value, label: strings.states[value] }))}
          onChange={actions.showState}
        />
      </div>
      <PagedListView
        list={list}
        pageSize={pageSize}
        strings={strings}
        locale={locale}
        actions={actions}
        keyOf={({ type, id }) => `${type} ${id}`}
        skeleton={{ label: strings.loading, count: 4, row: <SkeletonText size="base" lines={3} /> }}
        nothing={<EmptyState title={strings.empty} />}
      >
        {(post, _index, at) => <PostRow post={post} at={at} />}
      </PagedListView>
      <Question />
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

/** One post. `at` is when the list came, epoch milliseconds. */
function PostRow({ post, at }: { post: ModeratedPost; at: number }) {
  const { strings, actions, props } = useModeration();
  const { type, visibility, held_word: word, reports } = post;
  return (
    <article data-part="post" className={styles.post}>
      <p className={styles.title}>{post.title}</p>
      <p className={styles.words}>{post.excerpt}</p>
      <div className={styles.facts}>
        <Badge>{strings.types[type]}</Badge>
        {word !== '' && <Badge tone="caution">{strings.word(word)}</Badge>}
        <span>{post.user?.nick_name ?? strings.gone}</span>
        <RelativeTime value={post.created_at} now={at} />
        <a href={props.getHref(post)} target="_blank" rel="noopener" className={styles.link}>
          {strings.view}
        </a>
      </div>
      {reports.map(({ reason, words, created_at: reportedAt }, index) => (
        <div key={index} className={styles.facts}>
          <Badge tone="critical">{strings.reasons[reason]}</Badge>
          <span>{words}</span>
          <RelativeTime value={reportedAt} now={at} />
        </div>
      ))}
      <div className={styles.ways}>
        {props.mayDecide && (
          <NativeButton size="small" onPress={() => actions.ask(post, 'show')}>
            {visibility === 'shown' ? strings.keep : strings.show}
          </NativeButton>
        )}
        {props.mayDecide && visibility !== 'hidden' && (
          <NativeButton size="small" onPress={() => actions.ask(post, 'hide')}>
            {strings.hide}
          </NativeButton>
        )}
        {props.mayRemove && (
          <NativeButton size="small" isQuiet onPress={() => actions.ask(post, 'remove')}>
            {strings.remove}
          </NativeButton>
        )}
      </div>
      <PostVersions post={post} moderation={props.moderation} mayDecide={props.mayDecide} />
    </article>
  );
}

function Question() {
  const { state, strings, actions } = useModeration();
  const { asked } = state;
  if (!asked) return null;
  const { choice, post, warning, isPending, problem } = asked;
  const label = strings.asks[choice];
  const yes = choice === 'show' && post.visibility === 'shown' ? strings.keep : strings[choice];
  return (
    <Modal component="moderation-question" size="small" label={label} onClose={actions.answerNo}>
      <div className={styles.dialog}>
        <h2 className={styles.smallHeading}>{label}</h2>
        <p className={styles.words}>{strings.closes}</p>
        {choice !== 'remove' && (
          <TextArea
            label={strings.warning}
            value={warning}
            {...limitedTo(longestWarning)}
            onChange={actions.write}
          />
        )}
        <div role="alert">{problem && <p className={styles.failure}>{problem}</p>}</div>
        <div className={styles.ways}>
          <NativeButton isInactive={isPending} onPress={actions.answerNo}>
            {strings.no}
          </NativeButton>
          <NativeButton
            tone={choice === 'show' ? 'action' : 'critical'}
            isPending={isPending}
            onPress={actions.answerYes}
          >
            {yes}
          </NativeButton>
        </div>
      </div>
    </Modal>
  );
}
