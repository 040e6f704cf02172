import { createCombosApi, createVideosApi, type ComboDetail, type VideoDetail } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { momentOf } from '../../../paths/moment-of.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { RoomSkeleton } from '../../videos/room/room-skeleton.tsx';
import * as styles from '../../videos/room/room.css.ts';
import { roomStrings } from '../../videos/room/room.strings.ts';
import { Room } from '../../videos/room/room.view.tsx';
import { comboOutline, playedVideo } from './combo-outline.ts';

interface Loaded {
  combo: ComboDetail;
  /** Null where nothing of it is played. */
  lesson: VideoDetail | null;
}

/** A column in its classroom: its videos one after another. */
export default function ComboPlayPage() {
  const { client } = useSite();
  const words = useStrings(roomStrings);
  const videos = useMemo(() => createVideosApi(client.http), [client]);
  const [search] = useSearchParams();
  const screen = useRef<HTMLDivElement>(null);
  const [isMovedOn, setMovedOn] = useState(false);
  const fullScreenOf = useCallback(() => screen.current, []);
  const id = idOf(search.get('id'));
  const asked = idOf(search.get('video'));
  const commentPath = useCallback(
    (comment: number) => paths.playCombo({ id: id ?? 0, video: asked ?? undefined, comment }),
    [id, asked],
  );

  async function load(comboId: number, signal: AbortSignal): Promise<Loaded> {
    const combo = await createCombosApi(client.http).detail(comboId, { signal });
    const video = playedVideo(combo, asked);
    return { combo, lesson: video === null ? null : await videos.detail(video, { signal }) };
  }

  return (
    <div ref={screen} className={styles.screen}>
      <DetailPage
        id={id}
        question={`play combo ${asked ?? 0}`}
        load={load}
        titleOf={({ combo, lesson }) => lesson?.video.title ?? combo.combo.title}
      >
        {(loaded) => (
          <DetailFrame resource={loaded} words={words} skeleton={<RoomSkeleton />}>
            {({ combo, lesson }) =>
              lesson === null ? (
                <EmptyState
                  title={words.nothingToPlay}
                  description={words.nothingToPlayHint}
                  action={<LinkButton href={paths.combo(combo.combo.id)}>{words.toCombo}</LinkButton>}
                />
              ) : (
                <Room
                  key={lesson.video.id}
                  lesson={lesson}
                  videos={videos}
                  outline={comboOutline(combo, lesson.video.id, words)}
                  courseId={null}
                  startAt={momentOf(search.get('t'))}
                  isMovedOn={isMovedOn}
                  onMove={() => setMovedOn(true)}
                  fullScreenOf={fullScreenOf}
                  commentPath={commentPath}
                />
              )
            }
          </DetailFrame>
        )}
      </DetailPage>
    </div>
  );
}
