import { createModerationApi, type ModeratedPost } from '@shuyuan/api-client/manage';
import { Moderation } from '@shuyuan/widgets/community';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { resourceAddress } from '../../../paths/resource-address.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';

/** Posts that were reported or wait because of a word. */
export default function ManageModerationPage() {
  const { client } = useSite();
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  const [isReady, setIsReady] = useState(false);
  const moderation = useMemo(() => createModerationApi(client.http), [client]);
  usePageReady({ isReady });
  return (
    <Moderation
      moderation={moderation}
      mayDecide={holdsOne(held, 'problem.update')}
      mayRemove={holdsOne(held, 'problem.delete')}
      getHref={hrefOf}
      level={1}
      onReady={() => setIsReady(true)}
    />
  );
}

/** Where a post is read. */
function hrefOf({ type, id, parent_id: parentId, target_type: targetType }: ModeratedPost): string {
  switch (type) {
    case 'problem':
      return paths.problem(id);
    case 'solution':
      return paths.solution(id);
    case 'issue':
      return paths.issue(id);
    case 'doubt':
    case 'doubt_answer':
      return paths.doubt(parentId);
    case 'comment':
      return resourceAddress(targetType ?? '', parentId) ?? paths.manageComments();
    default:
      return type satisfies never;
  }
}
