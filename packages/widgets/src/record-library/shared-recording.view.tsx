import type { RecordDetail } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { ErrorState } from '@shuyuan/ui/error-state';
import { ImageOffIcon, InfoIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatDate } from '@shuyuan/ui/relative-time';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import type { PlayerPort } from '../host/widget-host.ts';
import { DescriptionView } from './description.view.tsx';
import { RecordPlayer } from './record-player.tsx';
import type { SharedRecordingState } from './shared-recording.store.ts';
import type { SharedRecordingStrings } from './shared-recording.strings.ts';
import * as styles from './shared-recording.css.ts';

export interface SharedRecordingActions {
  retry: () => void;
  signIn: () => void;
  manage: ((id: number) => void) | undefined;
  renewSource: () => Promise<string>;
  seek: (seconds: number) => void;
}

export interface SharedRecordingViewProps {
  state: SharedRecordingState;
  strings: SharedRecordingStrings;
  level: 1 | 2;
  actions: SharedRecordingActions;
  onPlayer: (player: PlayerPort | null) => void;
  renderComments: ((detail: RecordDetail) => ReactNode) | undefined;
}

/** A picture of a recording as its link shows it. */
export function SharedRecordingView(props: SharedRecordingViewProps) {
  const { state, strings } = props;
  return (
    <section
      data-component="shared-recording"
      data-state={state.status}
      aria-label={strings.recording}
      className={styles.recording}
    >
      {state.status === 'loading' && <Loading label={strings.loading} />}
      {state.status === 'ready' && <Ready {...props} detail={state.detail} />}
      {state.status === 'closed' && <Closed {...props} isVisitor={state.isVisitor} />}
      {state.status === 'failed' && (
        <ErrorState title={strings.failed} description={strings.failedHint} onRetry={props.actions.retry} />
      )}
    </section>
  );
}

function Ready(props: SharedRecordingViewProps & { detail: RecordDetail }) {
  const { detail, strings, level, actions, onPlayer, renderComments } = props;
  const { video } = detail;
  const Heading = `h${level}` as const;
  return (
    <>
      <RecordPlayer
        record={video}
        renewSource={actions.renewSource}
        processing={{ title: strings.processingTitle, hint: strings.processingHint }}
        onPlayer={onPlayer}
      />
      <div className={styles.about}>
        <Heading className={styles.title}>{video.title}</Heading>
        <Origin detail={detail} strings={strings} />
        {detail.is_owner && <Owner {...props} />}
        {video.short_description.trim() !== '' && (
          <DescriptionView
            text={video.short_description}
            duration={video.duration}
            seekTo={strings.seekTo}
            onSeek={actions.seek}
          />
        )}
      </div>
      {renderComments && <div className={styles.comments}>{renderComments(detail)}</div>}
    </>
  );
}

function Origin({
  detail: { user, video },
  strings,
}: {
  detail: RecordDetail;
  strings: SharedRecordingStrings;
}) {
  return (
    <div className={styles.origin}>
      <Avatar name={user?.nick_name ?? ''} src={user?.avatar ?? null} size="small" />
      <span className={styles.owner}>{user?.nick_name ?? strings.unknownUser}</span>
      <time dateTime={video.created_at}>{formatDate(Date.parse(video.created_at))}</time>
    </div>
  );
}

function Owner({ detail, strings, actions }: SharedRecordingViewProps & { detail: RecordDetail }) {
  const { id, is_shared } = detail.video;
  const { manage } = actions;
  return (
    <div data-part="own" className={styles.own}>
      <InfoIcon size="small" />
      <p className={styles.ownText}>{is_shared ? strings.own : strings.ownClosed}</p>
      {manage && (
        <NativeButton size="small" onPress={() => manage(id)}>
          {strings.manage}
        </NativeButton>
      )}
    </div>
  );
}

function Closed({ strings, actions, isVisitor }: SharedRecordingViewProps & { isVisitor: boolean }) {
  return (
    <ErrorState
      icon={<ImageOffIcon size="large" />}
      title={strings.closed}
      description={isVisitor ? strings.closedVisitorHint : strings.closedHint}
      {...(isVisitor && {
        action: (
          <NativeButton tone="action" onPress={actions.signIn}>
            {strings.signIn}
          </NativeButton>
        ),
      })}
    />
  );
}

function Loading({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <SkeletonBlock ratio="16:9" />
      <div className={styles.about}>
        <SkeletonText size="headline" width="half" />
        <div className={styles.origin}>
          <SkeletonCircle size="small" />
          <SkeletonText width="quarter" />
        </div>
        <SkeletonText size="reading" lines={3} />
      </div>
    </Skeleton>
  );
}
