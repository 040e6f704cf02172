import { createVideosApi } from '@shuyuan/api-client';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../anthologies/list/list.css.ts';
import { ListPage } from '../../archetypes/list-page.tsx';
import { SceneFilters } from '../../archetypes/scene-filters.tsx';
import { readSceneQuery, scenePlaceOf } from '../../archetypes/scene-query.ts';
import { VideoItem } from '../video-item.tsx';
import { listStrings } from './list.strings.ts';

const pageSize = 16;

/** Videos by category and scene. */
export default function VideoListPage() {
  const { client } = useSite();
  const words = useStrings(listStrings);
  const [search] = useSearchParams();
  const query = readSceneQuery(search);
  const { page, category, scene } = query;
  return (
    <ListPage
      words={words}
      question={`videos ${page} ${category ?? ''} ${scene}`}
      load={(signal) =>
        createVideosApi(client.http).list(
          { page, size: pageSize, scene, ...(category !== undefined && { category_id: category }) },
          { signal },
        )
      }
      rowsOf={(list) => list.data}
      place={{ page, size: pageSize }}
      addressOf={(to) => paths.videos(scenePlaceOf({ ...query, page: to.page }))}
      renderFilters={(list) => (
        <SceneFilters
          query={query}
          categories={list?.categories ?? []}
          addressOf={(to) => paths.videos(scenePlaceOf(to))}
        />
      )}
      wholeAddress={category === undefined && scene === 'all' ? null : paths.videos()}
      wayOn={{ href: paths.articles(), label: words.toArticles }}
      className={styles.books}
      skeleton={{ count: 4, row: <VideoSkeleton /> }}
    >
      {(video, index) => <VideoItem key={video.id} video={video} isPriority={index < 4} />}
    </ListPage>
  );
}

const VideoSkeleton = () => (
  <div className={styles.book}>
    <SkeletonBlock ratio="16:9" />
    <SkeletonText size="lead" width="most" />
    <SkeletonText size="small" width="half" />
  </div>
);
