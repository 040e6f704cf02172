import { VideoPlayer, type VideoPlayerHandle } from '@shuyuan/ui/video-player';
import type { Ref } from 'react';
import { NativeButton } from '@shuyuan/ui/native-button';
import { momentText } from '../../look/moment-text.ts';
import type { Chapter } from './chapters.ts';
import * as styles from './preview.css.ts';
import { RecordFilm } from './record-film.tsx';
import type { RecorderAround } from './recorder-view.props.ts';
import type { ShownStep } from './shown-step.ts';

interface PreviewPlayerProps {
  step: ShownStep;
  playerRef: Ref<VideoPlayerHandle>;
  renewSource: () => Promise<string>;
  around: RecorderAround;
}

/** The film, or why there is none. */
export function PreviewPlayer({ step, playerRef, renewSource, around }: PreviewPlayerProps) {
  const { strings } = around;
  const { subject, url, particulars } = step;
  if (url === '')
    return (
      <p className={styles.noPlayer}>
        {subject.kind === 'record' ? strings.processing : strings.unreadablePreview}
      </p>
    );
  const title = particulars.title || strings.preview;
  if (subject.kind === 'take')
    return <VideoPlayer key={`take-${subject.take.id}`} ref={playerRef} title={title} sources={url} />;
  const { id, thumb } = subject.record;
  return (
    <RecordFilm
      key={`record-${id}`}
      playerRef={playerRef}
      title={title}
      url={url}
      renewSource={renewSource}
      {...(thumb && { poster: thumb })}
    />
  );
}

interface ChaptersProps {
  chapters: readonly Chapter[];
  around: RecorderAround;
  onSeek: (seconds: number) => void;
}

/** The moments that the description names; each leads the player there. */
export function Chapters({ chapters, around: { strings }, onSeek }: ChaptersProps) {
  if (chapters.length === 0) return null;
  return (
    <ul aria-label={strings.chapters} className={styles.chapters}>
      {chapters.map(({ at, label }, index) => (
        <li key={index}>
          <NativeButton
            size="small"
            aria-label={`${momentText(at)} ${label} ${strings.seekTo(momentText(at))}`}
            onPress={() => onSeek(at)}
          >
            <span className={styles.chapterTime}>{momentText(at)}</span>
            {label}
          </NativeButton>
        </li>
      ))}
    </ul>
  );
}
