import { createModerationApi } from '@shuyuan/api-client/manage';
import { PostVersions, type PostVersionsProps } from '@shuyuan/widgets/community';
import { useMemo } from 'react';
import { holdsOne, noPermissions } from '../../stores/permissions.ts';
import { useSession, useSite } from '../../stores/site-context.tsx';

export interface VersionsPanelProps {
  post: PostVersionsProps['post'];
  /** Of one's own nothing is hidden. @default false */
  isOwn?: boolean;
}

/** What a post or comment said before it was changed, for who looks after posts, and nothing for everybody else. */
export function VersionsPanel({ post, isOwn = false }: VersionsPanelProps) {
  const { client } = useSite();
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  const moderation = useMemo(() => createModerationApi(client.http), [client]);
  if (!holdsOne(held, 'problem')) return null;
  return (
    <PostVersions
      post={post}
      moderation={moderation}
      mayDecide={!isOwn && holdsOne(held, 'problem.update')}
    />
  );
}
