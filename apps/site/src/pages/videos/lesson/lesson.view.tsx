import type { CourseDetail, VideoCaptions, VideoDetail, VideosApi } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { Card } from '@shuyuan/ui/card';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Heading, Section, Stack, Text } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { Classroom } from '@shuyuan/widgets/classroom';
import { Transcript } from '@shuyuan/widgets/transcript';
import { useState } from 'react';
import type { PlayerPort } from '@shuyuan/widgets/host';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import { PlayerHost } from '../../records/player-host.tsx';
import { BuyWays } from '../../things/buy-ways.tsx';
import { ThingActions } from '../../things/thing-actions.tsx';
import { clockText } from '../clock-text.ts';
import { videoWords } from '../video-words.strings.ts';
import { CourseBox } from './course-box.tsx';
import { lessonStrings } from './lesson.strings.ts';
import { useSoldCourse, useTrial } from './use-sold-course.ts';

interface LessonViewProps {
  lesson: Resource<VideoDetail>;
  videos: VideosApi;
  /** The second of the address. */
  startAt: number | undefined;
}

/** A picture of a video's page. */
export function LessonView({ lesson, ...of }: LessonViewProps) {
  const strings = useStrings(lessonStrings);
  return (
    <DetailFrame
      resource={lesson}
      words={strings}
      skeleton={
        <>
          <SkeletonText size="base" width="quarter" />
          <SkeletonBlock ratio="16:9" />
          <SkeletonText size="display" width="most" />
          <SkeletonText size="reading" lines={3} />
        </>
      }
    >
      {(shown) => (
        <PlayerHost>{(onPlayer) => <Shown lesson={shown} onPlayer={onPlayer} {...of} />}</PlayerHost>
      )}
    </DetailFrame>
  );
}

interface ShownProps extends Omit<LessonViewProps, 'lesson'> {
  lesson: VideoDetail;
  onPlayer: (player: PlayerPort | null) => void;
}

function Shown({ lesson, videos, startAt, onPlayer }: ShownProps) {
  const strings = useStrings(lessonStrings);
  const words = useStrings(videoWords);
  const { video, course } = lesson;
  const sold = useSoldCourse(course);
  const { shown, ways } = useTrial(lesson, sold);
  const [captions, setCaptions] = useState<readonly VideoCaptions[]>([]);
  return (
    <Stack gap={24}>
      <Breadcrumbs
        items={[
          { label: words.home, href: paths.home() },
          { label: words.videos, href: paths.videos() },
          { label: video.title },
        ]}
      />
      <Classroom
        lesson={shown}
        videos={videos}
        startAt={startAt}
        onPlayer={onPlayer}
        onLoaded={(play) => setCaptions(play.captions)}
        {...ways}
      />
      <Head lesson={lesson} />
      <Sale lesson={lesson} sold={sold} />
      {captions.length > 0 && (
        <Section title={strings.transcript} font="reading">
          <Transcript captions={captions} />
        </Section>
      )}
      {video.render_description !== '' && (
        <Section title={strings.about} font="reading">
          <RichText html={video.render_description} />
        </Section>
      )}
    </Stack>
  );
}

/** Title, facts and actions of a video. */
function Head({ lesson: { video, course } }: Pick<ShownProps, 'lesson'>) {
  const strings = useStrings(lessonStrings);
  const words = useStrings(videoWords);
  const isReachable = useReachable();
  const room = paths.play({ id: video.id });
  const doubts = paths.doubts({ video: video.id, course: course?.id });
  return (
    <Stack gap={8}>
      <Heading level={1} font="reading" size="headline">
        {video.title}
      </Heading>
      <div className={styles.facts}>
        {video.teacher && (
          <Link to={paths.teacher(video.teacher.id)} className={styles.teacher}>
            {video.teacher.name}
          </Link>
        )}
        {video.duration > 0 && <span>{clockText(video.duration)}</span>}
        {video.view_num > 0 && <span>{words.watched(video.view_num)}</span>}
        {video.is_buy && <Badge tone="positive">{strings.bought}</Badge>}
        {course && (
          <span>
            {strings.inCourse} <Link to={paths.course(course.id)}>{course.title}</Link>
          </span>
        )}
      </div>
      <div className={styles.facts}>
        <ThingActions thing={{ type: 'video', id: video.id }} marks={video} title={video.title} />
        {video.can_watch && isReachable(room) && (
          <LinkButton size="small" href={room}>
            {strings.toRoom}
          </LinkButton>
        )}
        {isReachable(doubts) && (
          <LinkButton size="small" href={doubts}>
            {strings.doubts}
          </LinkButton>
        )}
      </div>
      {video.short_description !== '' && <Text size="reading">{video.short_description}</Text>}
    </Stack>
  );
}

/** Ways to buy a video, else the course of a free lesson. Nothing for who has what is sold. */
function Sale({ lesson: { video }, sold }: Pick<ShownProps, 'lesson'> & { sold: CourseDetail | null }) {
  const strings = useStrings(lessonStrings);
  const { id, charge, can_watch: isOpen } = video;
  if (isOpen || !charge) return sold && <CourseBox detail={sold} />;
  return (
    <section aria-label={strings.video}>
      <Card>
        <Stack gap={12}>
          <BuyWays goods={{ goods_type: 'video', goods_id: id }} charge={charge} buy={strings.buyVideo} />
        </Stack>
      </Card>
    </section>
  );
}
