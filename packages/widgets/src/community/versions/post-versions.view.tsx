import { postLimits } from '@shuyuan/api-client/community';
import type { ModeratedVersion } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { TextArea } from '@shuyuan/ui/text-area';
import { limitedTo } from '../../widget/limited-to.ts';
import { PostText } from '../post-text.tsx';
import { usePostVersions } from './post-versions.context.ts';
import * as styles from './post-versions.css.ts';

/** A picture of what a post said before it was changed. */
export function PostVersionsView() {
  const { state, strings, actions, rootRef } = usePostVersions();
  const { list, announcement } = state;
  const isOpen = list.status !== 'closed';
  return (
    <section
      ref={rootRef}
      data-component="post-versions"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.versions}
    >
      <NativeButton size="small" isQuiet aria-expanded={isOpen} onPress={actions.toggle}>
        {isOpen ? strings.close : strings.open}
      </NativeButton>
      {list.status === 'loading' && <output className={styles.hint}>{strings.loading}</output>}
      {list.status === 'failed' && (
        <div role="alert" className={styles.facts}>
          <p className={styles.failure}>{list.problem}</p>
          <NativeButton size="small" onPress={actions.retry}>
            {strings.tryAgain}
          </NativeButton>
        </div>
      )}
      {list.status === 'ready' && (
        <div className={styles.list}>
          <p className={styles.hint}>{list.versions.length === 0 ? strings.none : strings.now}</p>
          {list.versions.map((version) => (
            <Version key={version.id} version={version} />
          ))}
        </div>
      )}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

function Version({ version }: { version: ModeratedVersion }) {
  const { state, strings, actions, props } = usePostVersions();
  const { id, title, content, decision, is_hidden: isHidden } = version;
  const choice = isHidden ? 'show' : 'hide';
  return (
    <article data-version={id} className={styles.version}>
      <div className={styles.facts}>
        <p className={styles.hint}>{strings.replaced(timeOf(version.replaced_at))}</p>
        {isHidden && <Badge tone="caution">{strings.isHidden}</Badge>}
      </div>
      {title && <h3 className={styles.heading}>{title}</h3>}
      <PostText html={content} />
      {decision && (
        <p className={styles.hint}>
          {strings[isHidden ? 'hiddenBy' : 'shownBy'](
            decision.user?.nick_name ?? strings.gone,
            timeOf(decision.created_at),
            decision.reason,
          )}
        </p>
      )}
      {state.asked?.versionId === id ? (
        <Question asked={state.asked} />
      ) : (
        props.mayDecide && (
          <div className={styles.ways}>
            <NativeButton size="small" onPress={() => actions.ask(id, choice)}>
              {strings[choice]}
            </NativeButton>
          </div>
        )
      )}
    </article>
  );
}

const timeOf = (instant: string) => formatDateTime(Date.parse(instant));

type Asked = NonNullable<ReturnType<typeof usePostVersions>['state']['asked']>;

/** Stands in its place: also beside a list of the console, where nothing may stand above. */
function Question({ asked }: { asked: Asked }) {
  const { strings, actions } = usePostVersions();
  const { decision, reason, isPending, problem } = asked;
  return (
    <section aria-label={strings[decision]} className={styles.dialog}>
      <p className={styles.hint}>{strings.texts[decision]}</p>
      <TextArea
        label={strings.reason}
        value={reason}
        rows={2}
        {...limitedTo(postLimits.versionReason)}
        onChange={actions.write}
        onEscape={actions.answerNo}
      />
      <div role="alert">{problem && <p className={styles.failure}>{problem}</p>}</div>
      <div className={styles.ways}>
        <NativeButton size="small" isInactive={isPending} onPress={actions.answerNo}>
          {strings.no}
        </NativeButton>
        <NativeButton
          size="small"
          tone={decision === 'hide' ? 'critical' : 'action'}
          isPending={isPending}
          isInactive={reason.trim() === ''}
          onPress={actions.answerYes}
        >
          {strings[decision]}
        </NativeButton>
      </div>
    </section>
  );
}
