import { NativeButton } from '@shuyuan/ui/native-button';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import type { ReactNode } from 'react';
import type { RecoverableRecording } from '../recorder-media.ts';
import type { EarlierUpload } from '../screen-recorder.state.ts';
import { bytesText } from '../views/bytes-text.ts';
import { durationText } from '../views/duration-text.ts';
import * as look from '../views/look.css.ts';
import { ProgressLine } from '../saving/progress-line.view.tsx';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import * as styles from '../setup/setup.css.ts';

interface GroupProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

function Group({ title, lead, children }: GroupProps) {
  return (
    <section className={look.card}>
      <div>
        <h3 className={look.strong}>{title}</h3>
        {lead && <p className={look.muted}>{lead}</p>}
      </div>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

/** Recordings that an earlier page had no time to save. */
export function RecoverableView({
  recoverable,
  context,
}: {
  recoverable: readonly RecoverableRecording[];
  context: RecorderViewContext;
}) {
  const { strings, actions } = context;
  if (recoverable.length === 0) return null;
  return (
    <Group title={strings.recoverable} lead={strings.recoverableLead}>
      {recoverable.map(({ id, startedAt, duration, bytes }) => {
        const when = formatDateTime(startedAt);
        return (
          <li key={id} data-part="recording" className={styles.listRow}>
            <div className={styles.listWords}>
              <p className={styles.listTitle}>{when}</p>
              <p className={styles.listFacts}>
                {durationText(duration, strings)} · {bytesText(bytes)}
              </p>
            </div>
            <NativeButton
              size="small"
              isQuiet
              tone="critical"
              aria-label={strings.discardOne(when)}
              onPress={() => actions.askDiscard(id)}
            >
              {strings.discard}
            </NativeButton>
            <NativeButton
              size="small"
              aria-label={strings.recoverOne(when)}
              onPress={() => actions.recover(id)}
            >
              {strings.recover}
            </NativeButton>
          </li>
        );
      })}
    </Group>
  );
}

/** Uploads that an earlier page has left, and how they go on. */
export function EarlierView({
  uploads,
  context,
}: {
  uploads: readonly EarlierUpload[];
  context: RecorderViewContext;
}) {
  const { strings } = context;
  if (uploads.length === 0) return null;
  return (
    <Group title={strings.earlier}>
      {uploads.map((upload) => (
        <EarlierRow key={upload.id} upload={upload} context={context} />
      ))}
    </Group>
  );
}

function EarlierRow({ upload, context }: { upload: EarlierUpload; context: RecorderViewContext }) {
  const { strings, actions } = context;
  const { id, title, percent, status, message } = upload;
  const rests = status === 'paused' || status === 'failed';
  return (
    <li data-part="earlier" data-state={status} className={styles.listRow}>
      <div className={styles.listWords}>
        <p className={styles.listTitle}>{title}</p>
        <p className={styles.listFacts}>{message || strings.earlierState[status]}</p>
        <ProgressLine label={title} percent={percent} tone={status === 'failed' ? 'critical' : 'action'} />
      </div>
      {status !== 'saving' && (
        <NativeButton
          size="small"
          isQuiet
          tone="critical"
          aria-label={strings.earlierDiscardOne(title)}
          onPress={() => actions.askDiscardEarlier(id)}
        >
          {strings.discard}
        </NativeButton>
      )}
      {rests && (
        <NativeButton
          size="small"
          aria-label={strings.earlierResumeOne(title)}
          onPress={() => actions.resumeEarlier(id)}
        >
          {strings.earlierResume}
        </NativeButton>
      )}
    </li>
  );
}
