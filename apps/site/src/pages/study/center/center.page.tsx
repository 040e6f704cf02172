import { StudyCenter, type ResourceRef } from '@shuyuan/widgets/study-center';
import { useCallback } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useSite } from '../../../stores/site-context.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';
import { useStudyAddress } from './study-address.ts';

/** What a person studies, has bought and has set aside. The address carries tab, type and page, so that they can be gone back to. */
export default function StudyCenterPage() {
  const { client, navigate } = useSite();
  const isReachable = useReachable();
  const address = useStudyAddress();
  const getHref = useCallback(
    ({ type, id }: ResourceRef) => {
      const href = paths[type](id);
      // The section may be closed.
      return isReachable(href) ? href : null;
    },
    [isReachable],
  );
  return (
    <MyPage>
      {({ onReady }) => (
        <StudyCenter
          study={client.study}
          level={1}
          {...address}
          getHref={getHref}
          onBrowse={() => navigate(paths.articles())}
          onReady={onReady}
        />
      )}
    </MyPage>
  );
}
