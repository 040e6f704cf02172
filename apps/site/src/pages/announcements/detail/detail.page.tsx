import { createAnnouncementsApi } from '@shuyuan/api-client';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { DetailView } from './detail.view.tsx';

/** One announcement of the site. */
export default function AnnouncementPage() {
  const { client } = useSite();
  const announcements = useMemo(() => createAnnouncementsApi(client.http), [client]);
  return (
    <DetailPage
      id={idOf(useParams()['id'] ?? null)}
      question="announcement"
      isPersonal={false}
      load={async (id, signal) => {
        const answer = await announcements.detail(id, { signal });
        await prepareRichText(answer.content);
        return answer;
      }}
      titleOf={({ title }) => title}
    >
      {(announcement) => <DetailView announcement={announcement} />}
    </DetailPage>
  );
}
