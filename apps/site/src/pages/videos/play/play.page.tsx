import { createVideosApi, type CourseDetail, type VideoDetail } from '@shuyuan/api-client';
import { lessonWords } from '@shuyuan/widgets/lessons';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { momentOf } from '../../../paths/moment-of.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { Attachments } from '../../courses/detail/attachments.tsx';
import { RoomSkeleton } from '../room/room-skeleton.tsx';
import { Room } from '../room/room.view.tsx';
import * as styles from '../room/room.css.ts';
import { roomStrings } from '../room/room.strings.ts';
import { courseOutline } from './course-outline.ts';
import { LessonPlay } from './lesson-play.tsx';

interface Loaded {
  lesson: VideoDetail;
  /** Null where it is a lesson of none. */
  course: CourseDetail | null;
}

/** A lesson in its classroom: of any kind by `lesson`, or a video by its id, with the course that it is watched in. */
export default function PlayPage() {
  const [search] = useSearchParams();
  return search.has('lesson') ? <LessonPlay id={idOf(search.get('lesson'))} /> : <VideoPlay />;
}

function VideoPlay() {
  const { client } = useSite();
  const words = useStrings(roomStrings);
  const ofLessons = useStrings(lessonWords);
  const videos = useMemo(() => createVideosApi(client.http), [client]);
  const [search] = useSearchParams();
  const screen = useRef<HTMLDivElement>(null);
  const [isMovedOn, setMovedOn] = useState(false);
  const fullScreenOf = useCallback(() => screen.current, []);
  const asked = idOf(search.get('course'));
  const id = idOf(search.get('id'));
  const commentPath = useCallback(
    (comment: number) => paths.play({ id: id ?? 0, course: asked ?? undefined, comment }),
    [id, asked],
  );

  async function load(videoId: number, signal: AbortSignal): Promise<Loaded> {
    const lesson = await videos.detail(videoId, { signal });
    const courseId = asked ?? lesson.course?.id;
    const course = courseId === undefined ? null : await client.courses.detail(courseId, { signal });
    return { lesson, course };
  }

  return (
    <div ref={screen} className={styles.screen}>
      <DetailPage
        id={id}
        question={`play ${asked ?? 0}`}
        load={load}
        titleOf={({ lesson }) => lesson.video.title}
      >
        {(loaded) => (
          <DetailFrame resource={loaded} words={words} skeleton={<RoomSkeleton />}>
            {({ lesson, course }) => (
              <Room
                lesson={lesson}
                videos={videos}
                outline={
                  course &&
                  courseOutline(course, {
                    current: { video: lesson.video.id },
                    words,
                    lessonWords: ofLessons,
                  })
                }
                courseId={course?.course.id ?? null}
                startAt={momentOf(search.get('t'))}
                isMovedOn={isMovedOn}
                onMove={() => setMovedOn(true)}
                fullScreenOf={fullScreenOf}
                commentPath={commentPath}
                {...(course &&
                  course.attachments.length > 0 && { attachments: <Attachments detail={course} /> })}
              />
            )}
          </DetailFrame>
        )}
      </DetailPage>
    </div>
  );
}
