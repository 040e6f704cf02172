import { createNotesApi, type VideoCaptions, type VideoDetail } from '@shuyuan/api-client';
import { LinkButton } from '@shuyuan/ui/link-button';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import type { PlayerPort } from '@shuyuan/widgets/host';
import { Notes, type NotePlayer } from '@shuyuan/widgets/notes';
import { Transcript } from '@shuyuan/widgets/transcript';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { commentOfHash, notesHash, paths } from '../../../paths/paths.ts';
import { LazyComments } from '../../../shell/comments/lazy-comments.tsx';
import { useReachable, useSite, useStrings } from '../../../stores/site-context.tsx';
import { roomStrings } from './room.strings.ts';

interface RoomTabsProps {
  video: VideoDetail['video'];
  /** The course in which it is studied; null for none. */
  courseId: number | null;
  captions: readonly VideoCaptions[];
  /** What plays; null while nothing does. */
  player: PlayerPort | null;
  /** The files of the course; left out where there are none. */
  attachments?: ReactNode;
  /** The path of this classroom with a comment in it. */
  commentPath: (comment: number) => string;
}

/** What is said, noted and handed out beside a film. */
export function RoomTabs({ video, courseId, captions, player, attachments, commentPath }: RoomTabsProps) {
  const { client, navigate, page } = useSite();
  const strings = useStrings(roomStrings);
  const { hash } = useLocation();
  const lessonDoubts = { video: video.id, course: courseId ?? undefined };
  const hasDoubts = useReachable()(paths.doubts(lessonDoubts));
  const notes = useMemo(() => createNotesApi(client.http), [client]);
  const notePlayer = useMemo(() => player && notePlayerOf(player), [player]);
  const target = useMemo(() => ({ type: 'video', id: video.id }) as const, [video.id]);
  const getCommentHref = useCallback(
    (comment: number) => new URL(commentPath(comment), page.url()).href,
    [commentPath, page],
  );
  return (
    <LightTabs defaultValue={hash === notesHash ? 'notes' : 'comments'}>
      <LightTabList label={strings.besides}>
        <LightTab id="comments">{strings.comments}</LightTab>
        <LightTab id="notes">{strings.notes}</LightTab>
        {captions.length > 0 && <LightTab id="transcript">{strings.transcript}</LightTab>}
        {attachments && <LightTab id="attachments">{strings.attachments}</LightTab>}
      </LightTabList>
      <LightTabPanel id="comments" isKept>
        {hasDoubts && <LinkButton href={paths.doubts(lessonDoubts)}>{strings.doubts}</LinkButton>}
        <LazyComments
          comments={client.comments}
          target={target}
          linkedComment={commentOfHash(hash)}
          getCommentHref={getCommentHref}
        />
      </LightTabPanel>
      <LightTabPanel id="notes" isKept>
        <Notes
          resource={target}
          courseId={courseId}
          notes={notes}
          study={client.study}
          onOpenAll={() => navigate(paths.myNotes({ type: 'video', resource: video.id }))}
          {...(hasDoubts && {
            onDoubt: (second: number) => navigate(paths.doubts({ ...lessonDoubts, second, ask: 1 })),
          })}
          {...(video.duration > 0 && { extent: video.duration })}
          {...(notePlayer && { player: notePlayer })}
        />
      </LightTabPanel>
      {captions.length > 0 && (
        <LightTabPanel id="transcript" isKept>
          <Transcript captions={captions} />
        </LightTabPanel>
      )}
      {attachments && <LightTabPanel id="attachments">{attachments}</LightTabPanel>}
    </LightTabs>
  );
}

const notePlayerOf = ({ position, seek, pause, play, isPlaying }: PlayerPort): NotePlayer => ({
  position,
  seek,
  pause: () => pause?.(),
  play: () => play?.(),
  isPlaying: () => isPlaying?.() ?? false,
});
