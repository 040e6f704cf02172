import { StudyCenter, type StudyPlace } from '@shuyuan/widgets/study-center';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../composition/site-context.tsx';
import { paths } from '../../../routes/paths.ts';
import { readScenePlace, scenePlaceOf } from '../../../routes/scene-place.ts';
import { useArrival } from '../../../shell/use-arrival.ts';
import * as columns from '../../columns.css.ts';

const scenes = ['learning', 'subscribed', 'collected'] as const;

/** What a person reads, has bought and has set aside. The address carries scene and page, so that they can be gone back to. */
export default function StudyCenterPage() {
  const { client, navigate } = useSite();
  const [search] = useSearchParams();
  const [isReady, setIsReady] = useState(false);
  const place = useMemo(() => readScenePlace(search, scenes), [search]);
  useArrival({ isReady });

  function keep(next: StudyPlace) {
    // The arrow keys go through the scenes, which is no way to go back one by one.
    navigate(paths.studyCenter(scenePlaceOf(next, scenes)), { replace: next.scene !== place.scene });
  }

  return (
    <div className={columns.film}>
      <StudyCenter
        study={client.study}
        level={1}
        place={place}
        onPlace={keep}
        getArticleHref={paths.article}
        onBrowse={() => navigate(paths.articles())}
        onReady={() => setIsReady(true)}
      />
    </div>
  );
}
