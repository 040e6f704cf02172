import { createVideosApi } from '@shuyuan/api-client';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { momentOf } from '../../../paths/moment-of.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { LessonPlay } from '../play/lesson-play.tsx';
import { LessonView } from './lesson.view.tsx';

/** One video: watched, tried or bought. By `lesson`, a lesson of another kind that is open to everybody. */
export default function LessonPage() {
  const [search] = useSearchParams();
  return search.has('lesson') ? <LessonPlay id={idOf(search.get('lesson'))} isPublic /> : <VideoPage />;
}

function VideoPage() {
  const { client } = useSite();
  const videos = useMemo(() => createVideosApi(client.http), [client]);
  const [search] = useSearchParams();
  return (
    <DetailPage
      id={idOf(search.get('id'))}
      question="video"
      load={async (id, signal) => {
        const answer = await videos.detail(id, { signal });
        await prepareRichText(answer.video.render_description);
        return answer;
      }}
      titleOf={({ video }) => video.title}
    >
      {(lesson) => <LessonView lesson={lesson} videos={videos} startAt={momentOf(search.get('t'))} />}
    </DetailPage>
  );
}
