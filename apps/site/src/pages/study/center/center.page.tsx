import { createMyLearningApi } from '@shuyuan/api-client';
import { StudyCenter } from '@shuyuan/widgets/study-center';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';
import { nextLessonHref } from '../../../shell/continue/next-lesson-href.ts';
import { useResourceHref } from '../use-resource-href.ts';
import { useStudyAddress } from './study-address.ts';

/** What a person goes on with, studies, has bought and has set aside. The address carries tab, type and page, so that they can be gone back to. */
export default function StudyCenterPage() {
  const { client, navigate } = useSite();
  const learning = useMemo(() => createMyLearningApi(client.http), [client]);
  const getHref = useResourceHref();
  const address = useStudyAddress();
  return (
    <MyPage width="full">
      {({ onReady }) => (
        <StudyCenter
          study={client.study}
          learning={learning}
          level={1}
          {...address}
          getHref={getHref}
          getLessonHref={nextLessonHref}
          onBrowse={() => navigate(paths.articles())}
          onReady={onReady}
        />
      )}
    </MyPage>
  );
}
