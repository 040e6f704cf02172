import { createMessagesApi } from '@shuyuan/api-client/community';
import { useLocation } from 'react-router-dom';
import { useSession, useSite } from '../stores/site-context.tsx';
import { useResource } from './use-resource.ts';

/** How many messages are not read, asked on each page that is gone to; 0 until that is known. */
export function useUnread(): number {
  const { client } = useSite();
  const { pathname } = useLocation();
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const answer = useResource(`unread ${session} ${pathname}`, (signal) =>
    createMessagesApi(client.http).unread({ signal }),
  );
  if (answer.status === 'loading') return answer.stale ?? 0;
  return answer.status === 'ready' ? answer.data : 0;
}
