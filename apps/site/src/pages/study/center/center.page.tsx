import { StudyCenter, type StudyPlace } from '@shuyuan/widgets/study-center';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { readTabPlace, tabPlaceOf } from '../../../paths/tab-place.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';

const tabs = ['learning', 'subscribed', 'collected'] as const;

/** What a person reads, has bought and has set aside. The address carries tab and page, so that they can be gone back to. */
export default function StudyCenterPage() {
  const { client, navigate } = useSite();
  const [search] = useSearchParams();
  const [isReady, setIsReady] = useState(false);
  const place = useMemo(() => readTabPlace(search, tabs), [search]);
  usePageReady({ isReady });

  function keep(next: StudyPlace) {
    // The arrow keys go through the tabs, which is no way to go back one by one.
    navigate(paths.studyCenter(tabPlaceOf(next, tabs)), { replace: next.tab !== place.tab });
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
