import { isApiError } from '@shuyuan/api-client';
import type { MediaFile } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { PlayIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { useState } from 'react';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { holdsOne, noPermissions } from '../../../../stores/permissions.ts';
import { useSession } from '../../../../stores/site-context.tsx';
import { SourceFinder } from '../../contents/source-finder.tsx';
import { useMediaPicker } from '../../media/use-media-picker.tsx';
import type { LessonSourceProps } from './lesson-source.tsx';

/** What a video lesson plays: a video that there is, or one that is made of a file of the library, an upload or an own recording. */
export function VideoSource(props: LessonSourceProps) {
  const { lesson, words, onChange } = props;
  const { client } = useManage();
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  const mayMake = holdsOne(held, 'video.store') && holdsOne(held, 'media');
  return (
    <Stack gap={8}>
      <Text weight="bold">{words.video}</Text>
      <Text>{lesson.source_title || words.noVideo}</Text>
      <SourceFinder
        label={words.findVideo}
        subject="video"
        permission="video"
        find={async (keywords, signal) => (await client.videos.list({ keywords, size: 8 }, { signal })).data}
        describe={({ status }) => words.statuses[status]}
        isLeftOut={({ id }) => id === lesson.video_id}
        onPick={(row) =>
          onChange({
            video_id: row.id,
            source_title: row.title,
            duration: row.duration,
            free_seconds: row.free_seconds,
            ban_drag: row.ban_drag,
            is_ready: row.duration > 0,
            ...(lesson.title === '' && { title: row.title }),
          })
        }
      />
      {mayMake && <VideoMaker {...props} />}
    </Stack>
  );
}

/** Makes a video of a file, with what the course says of itself; it is not sold alone. */
function VideoMaker({ lesson, course, words, onChange }: LessonSourceProps) {
  const { client } = useManage();
  const { pick, picker } = useMediaPicker();
  const [state, setState] = useState<'still' | 'making' | 'failed' | 'unplayable'>('still');
  const { category_id: category, teacher_id: teacher, thumb } = course;
  const canMake = typeof category === 'number' && typeof thumb === 'string' && thumb !== '';

  async function make(file: MediaFile, categoryId: number, cover: string) {
    if (file.status !== 'ready') return setState('unplayable');
    setState('making');
    try {
      const { id } = await client.videos.store({
        title: lesson.title.trim() || file.title,
        category_id: categoryId,
        teacher_id: typeof teacher === 'number' ? teacher : null,
        thumb: cover,
        media_id: file.id,
      });
      setState('still');
      onChange({
        video_id: id,
        source_title: lesson.title.trim() || file.title,
        duration: Math.round(file.duration ?? 0),
        free_seconds: 0,
        ban_drag: false,
        is_ready: true,
        ...(lesson.title === '' && { title: file.title }),
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState('failed');
    }
  }

  async function choose() {
    if (!canMake) return;
    const file = await pick('video');
    if (file) await make(file, category, thumb);
  }

  return (
    <>
      <Inline>
        <Button
          size="small"
          icon={<PlayIcon size="small" />}
          isDisabled={!canMake}
          isPending={state === 'making'}
          onPress={() => void choose()}
        >
          {state === 'making' ? words.making : words.pickVideo}
        </Button>
      </Inline>
      {!canMake && (
        <Text size="small" tone="muted">
          {words.pickNeedsCover}
        </Text>
      )}
      {(state === 'failed' || state === 'unplayable') && (
        <div role="alert">
          <Text size="small" tone="critical">
            {state === 'failed' ? words.notMade : words.notPlayable}
          </Text>
        </div>
      )}
      {picker}
    </>
  );
}
