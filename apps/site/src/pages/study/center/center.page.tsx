import { createMyLearningApi, type NextLesson } from '@shuyuan/api-client';
import { StudyCenter } from '@shuyuan/widgets/study-center';
import { useCallback, useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';
import { useResourceHref } from '../use-resource-href.ts';
import { useStudyAddress } from './study-address.ts';

/** What a person goes on with, studies, has bought and has set aside. The address carries tab, type and page, so that they can be gone back to. */
export default function StudyCenterPage() {
  const { client, navigate } = useSite();
  const learning = useMemo(() => createMyLearningApi(client.http), [client]);
  const getHref = useResourceHref();
  // A lesson is watched in its course, with those before and after it.
  const getLessonHref = useCallback(
    (lesson: NextLesson) =>
      lesson.kind === 'video'
        ? paths.play({ id: lesson.resource_id, course: lesson.course.id })
        : paths.article(lesson.resource_id),
    [],
  );
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
          getLessonHref={getLessonHref}
          onBrowse={() => navigate(paths.articles())}
          onReady={onReady}
        />
      )}
    </MyPage>
  );
}
