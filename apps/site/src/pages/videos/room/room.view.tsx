import type { VideoCaptions, VideoDetail, VideosApi } from '@shuyuan/api-client';
import { Heading, Stack } from '@shuyuan/ui/layout';
import type { PlayerPort } from '@shuyuan/widgets/host';
import { Classroom } from '@shuyuan/widgets/classroom';
import { useCallback, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import * as detailStyles from '../../archetypes/detail.css.ts';
import { PlayerHost } from '../../records/player-host.tsx';
import { ThingActions } from '../../things/thing-actions.tsx';
import { clockText } from '../clock-text.ts';
import { LessonList } from './lesson-list.tsx';
import { nextOf, type RoomOutline } from './room-entries.ts';
import * as styles from './room.css.ts';
import { RoomTabs } from './room-tabs.tsx';
import { Turns } from './turns.tsx';
import { useWays } from './use-ways.ts';

export interface RoomProps {
  /** What is played. */
  lesson: VideoDetail;
  videos: VideosApi;
  /** What it is part of; null where it stands alone. */
  outline: RoomOutline | null;
  courseId: number | null;
  attachments?: ReactNode;
  /** The second of the address. */
  startAt: number | undefined;
  /** The reader has come from another lesson of this classroom. */
  isMovedOn: boolean;
  onMove: () => void;
  /** What takes the whole screen. */
  fullScreenOf: () => HTMLElement | null;
  /** The path of this classroom with a comment in it. Keep the function between renders. */
  commentPath: (comment: number) => string;
}

/** A classroom: the film, what it is part of, and what is said and noted beside it. */
export function Room(props: RoomProps) {
  const { lesson, outline } = props;
  const { navigate } = useSite();
  const [captions, setCaptions] = useState<readonly VideoCaptions[]>([]);
  const [player, setPlayer] = useState<PlayerPort | null>(null);
  const following = outline ? nextOf(outline) : undefined;
  const ways = useWays(lesson.video.id);
  const goOn = () => {
    if (!following?.href) return;
    props.onMove();
    navigate(following.href);
  };
  return (
    <PlayerHost>
      {(bridge) => (
        <div className={outline ? styles.room : styles.alone}>
          <div className={styles.film}>
            <Film onPlayer={setPlayer} bridge={bridge}>
              {(onPlayer) => (
                <Classroom
                  lesson={lesson}
                  videos={props.videos}
                  startAt={props.startAt}
                  playsAtOnce={props.isMovedOn}
                  fullScreenOf={props.fullScreenOf}
                  onPlayer={onPlayer}
                  onLoaded={({ captions: found }) => setCaptions(found)}
                  onNext={goOn}
                  {...(following !== undefined && { next: following })}
                  {...ways}
                />
              )}
            </Film>
          </div>
          {outline && (
            <div className={styles.outline}>
              <LessonList outline={outline} onMove={props.onMove} />
            </div>
          )}
          <div className={styles.about}>
            <About lesson={lesson} />
            {outline && <Turns outline={outline} onMove={props.onMove} />}
            <RoomTabs
              video={lesson.video}
              courseId={props.courseId}
              captions={captions}
              player={player}
              attachments={props.attachments}
              commentPath={props.commentPath}
            />
          </div>
        </div>
      )}
    </PlayerHost>
  );
}

interface FilmProps {
  bridge: (player: PlayerPort | null) => void;
  onPlayer: (player: PlayerPort | null) => void;
  children: (onPlayer: (player: PlayerPort | null) => void) => ReactNode;
}

/** Tells the page and the widgets beside it what plays. */
function Film({ bridge, onPlayer, children }: FilmProps) {
  const tellBoth = useCallback(
    (player: PlayerPort | null) => {
      bridge(player);
      onPlayer(player);
    },
    [bridge, onPlayer],
  );
  return children(tellBoth);
}

function About({ lesson: { video } }: { lesson: VideoDetail }) {
  return (
    <Stack gap={8}>
      <Heading level={1} font="reading" size="headline">
        {video.title}
      </Heading>
      <div className={detailStyles.facts}>
        {video.teacher && (
          <Link to={paths.teacher(video.teacher.id)} className={detailStyles.teacher}>
            {video.teacher.name}
          </Link>
        )}
        {video.duration > 0 && <span>{clockText(video.duration)}</span>}
        <ThingActions thing={{ type: 'video', id: video.id }} marks={video} title={video.title} />
      </div>
    </Stack>
  );
}
