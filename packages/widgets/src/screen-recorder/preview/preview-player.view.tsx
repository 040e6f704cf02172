import { VideoPlayer, type VideoPlayerHandle } from '@shuyuan/ui/video-player';
import type { Ref } from 'react';
import { NativeButton } from '@shuyuan/ui/native-button';
import { momentText } from '../../widget/moment-text.ts';
import type { Chapter } from './chapters.ts';
import * as styles from './preview.css.ts';
import { RecordFilm } from './record-film.tsx';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import type { ShownStep } from '../views/shown-step.ts';

interface PreviewPlayerProps {
  step: ShownStep;
  playerRef: Ref<VideoPlayerHandle>;
  renewSource: () => Promise<string>;
  context: RecorderViewContext;
}

/** The film, or why there is none. */
export function PreviewPlayer({ step, playerRef, renewSource, context }: PreviewPlayerProps) {
  const { strings } = context;
  const { subject, url, particulars } = step;
  if (url === '')
    return (
      <p className={styles.noPlayer}>
        {subject.kind === 'record' ? strings.processing : strings.unreadablePreview}
      </p>
    );
  const title = particulars.title || strings.preview;
  if (subject.kind === 'draft')
    return <VideoPlayer key={`draft-${subject.draft.id}`} ref={playerRef} title={title} sources={url} />;
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
  context: RecorderViewContext;
  onSeek: (seconds: number) => void;
}

/** The moments that the description names; each leads the player there. */
export function Chapters({ chapters, context: { strings }, onSeek }: ChaptersProps) {
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
