import { createFollowsApi } from '@shuyuan/api-client/community';
import { useSearchParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { UserView } from './user.view.tsx';

/** A person: who they are, and how one stands to them. */
export default function UserPage() {
  const { client } = useSite();
  const [search] = useSearchParams();
  return (
    <DetailPage
      id={idOf(search.get('id'))}
      question="user"
      load={(id, signal) => createFollowsApi(client.http).profile(id, { signal })}
      titleOf={(profile) => profile.nick_name}
    >
      {(profile) => <UserView profile={profile} />}
    </DetailPage>
  );
}
