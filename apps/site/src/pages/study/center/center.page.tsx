import { StudyCenter } from '@shuyuan/widgets/study-center';
import { paths } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { MyPage, useTabAddress } from '../../archetypes/my-page.tsx';

const tabs = ['learning', 'subscribed', 'collected'] as const;

/** What a person reads, has bought and has set aside. The address carries tab and page, so that they can be gone back to. */
export default function StudyCenterPage() {
  const { client, navigate } = useSite();
  const address = useTabAddress(tabs, paths.studyCenter);
  return (
    <MyPage>
      {({ onReady }) => (
        <StudyCenter
          study={client.study}
          level={1}
          {...address}
          getArticleHref={paths.article}
          onBrowse={() => navigate(paths.articles())}
          onReady={onReady}
        />
      )}
    </MyPage>
  );
}
