import { postLimits, postReportReasons, type PostVersion } from '@shuyuan/api-client/community';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeRadioGroup } from '@shuyuan/ui/native-radio-group';
import { formatDate } from '@shuyuan/ui/relative-time';
import { TextArea } from '@shuyuan/ui/text-area';
import { limitedTo } from '../../widget/limited-to.ts';
import { Modal } from '../../widget/modal.tsx';
import { QuestionView } from '../../widget/question.view.tsx';
import { PostText } from '../post-text.tsx';
import { usePostActions } from './post-actions.context.ts';
import * as styles from './post-actions.css.ts';

/** A picture of what can be done with a post. */
export function PostActionsView() {
  const { state, strings, actions, rootRef } = usePostActions();
  const { announcement, open, problem, isPending } = state;
  return (
    <section
      ref={rootRef}
      data-component="post-actions"
      aria-label={strings.title}
      className={styles.actions}
    >
      {state.isRemoved ? <Removed /> : <Buttons />}
      {open?.kind === 'remove' && (
        <QuestionView
          component="post-remove"
          title={strings.removeAsk}
          text={strings.removeText}
          error={problem}
          no={strings.keep}
          yes={strings.remove}
          isPending={isPending}
          onNo={actions.close}
          onYes={actions.remove}
        />
      )}
      {open?.kind === 'report' && <Report reason={open.reason} words={open.words} />}
      {open?.kind === 'history' && (
        <Modal component="post-history" size="medium" label={strings.historyTitle} onClose={actions.close}>
          <div className={styles.dialog}>
            <h2 className={styles.heading}>{strings.historyTitle}</h2>
            {open.versions.length === 0 && <p className={styles.hint}>{strings.noHistory}</p>}
            {open.versions.map((version) => (
              <Version key={version.id} version={version} />
            ))}
            <div className={styles.ways}>
              <NativeButton onPress={actions.close}>{strings.close}</NativeButton>
            </div>
          </div>
        </Modal>
      )}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

/** Of one that is hidden its place stays. */
function Version({ version }: { version: PostVersion }) {
  const { strings } = usePostActions();
  const { title, content, replaced_at: at, is_hidden: isHidden } = version;
  return (
    <article className={styles.version}>
      <p className={styles.hint}>{strings.replaced(formatDate(Date.parse(at)))}</p>
      {title && <h3 className={styles.heading}>{title}</h3>}
      {isHidden ? <p className={styles.hint}>{strings.hiddenVersion}</p> : <PostText html={content} />}
    </article>
  );
}

function Removed() {
  const { state, strings, actions } = usePostActions();
  return (
    <>
      <span className={styles.hint}>{strings.removed}</span>
      <NativeButton size="small" isPending={state.isPending} onPress={actions.undo}>
        {strings.undo}
      </NativeButton>
    </>
  );
}

function Buttons() {
  const { strings, actions, props } = usePostActions();
  return (
    <>
      {props.isOwn && props.onEdit && (
        <NativeButton size="small" isQuiet onPress={props.onEdit}>
          {strings.edit}
        </NativeButton>
      )}
      {props.isOwn ? (
        <NativeButton size="small" isQuiet onPress={actions.askRemove}>
          {strings.remove}
        </NativeButton>
      ) : (
        <NativeButton size="small" isQuiet onPress={actions.askReport}>
          {strings.report}
        </NativeButton>
      )}
      {props.isEdited && (
        <NativeButton size="small" isQuiet onPress={actions.showHistory}>
          {strings.history}
        </NativeButton>
      )}
    </>
  );
}

function Report({ reason, words }: { reason: (typeof postReportReasons)[number]; words: string }) {
  const { state, strings, actions } = usePostActions();
  return (
    <Modal component="post-report" size="small" label={strings.reportAsk} onClose={actions.close}>
      <div className={styles.dialog}>
        <h2 className={styles.heading}>{strings.reportAsk}</h2>
        <NativeRadioGroup
          label={strings.reason}
          value={reason}
          options={postReportReasons.map((value) => ({ value, label: strings.reasons[value] }))}
          onChange={(value) => actions.writeReport({ reason: value })}
        />
        <TextArea
          label={strings.words}
          value={words}
          {...limitedTo(postLimits.reportWords)}
          onChange={(value) => actions.writeReport({ words: value })}
        />
        <div role="alert">{state.problem && <p className={styles.failure}>{state.problem}</p>}</div>
        <div className={styles.ways}>
          <NativeButton onPress={actions.close}>{strings.cancel}</NativeButton>
          <NativeButton tone="action" isPending={state.isPending} onPress={actions.report}>
            {strings.send}
          </NativeButton>
        </div>
      </div>
    </Modal>
  );
}
