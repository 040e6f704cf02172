import { createVideosApi } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { SceneListPage } from '../../archetypes/scene-list-page.tsx';
import { VideoItem } from '../video-item.tsx';
import { listStrings } from './list.strings.ts';

/** Videos by category and scene. */
export default function VideoListPage() {
  const { client } = useSite();
  return (
    <SceneListPage
      words={useStrings(listStrings)}
      question="videos"
      load={(query, options) => createVideosApi(client.http).list(query, options)}
      addressOf={paths.videos}
      ratio="16:9"
    >
      {(video, isPriority) => <VideoItem key={video.id} video={video} isPriority={isPriority} />}
    </SceneListPage>
  );
}
