import { MediaLibrary } from '@shuyuan/widgets/media-library';
import { useCallback, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession } from '../../../stores/site-context.tsx';
import { useManageAddress } from '../use-manage-address.ts';
import { useUseHref } from './use-href.ts';
import { useMediaSources } from './use-media-sources.ts';

/** Adding, renaming and deleting folders come together. */
const folderRights = ['mediaFolder.store', 'mediaFolder.update', 'mediaFolder.delete'] as const;

/** Pictures, videos and files of the school. What is shown and what is open stand in the address. */
export default function ManageMediaPage() {
  const { notices } = useManage();
  const sources = useMediaSources();
  const revision = useRevision();
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  const getUseHref = useUseHref();
  const { query, open, show, openOne, close } = useManageAddress(paths.manageMedia);
  const [isReady, setIsReady] = useState(false);
  const handleReady = useCallback(() => setIsReady(true), []);
  usePageReady({ isReady });
  return (
    <MediaLibrary
      {...sources}
      canUpdate={holdsOne(held, 'media.update')}
      canDelete={holdsOne(held, 'media.delete')}
      canArrange={folderRights.every((right) => holdsOne(held, right))}
      query={query}
      onQueryChange={show}
      openId={typeof open === 'number' ? open : null}
      onOpenChange={(id) => (id === null ? close() : openOne(id))}
      getUseHref={getUseHref}
      revision={revision}
      onActed={notices.add}
      onReady={handleReady}
    />
  );
}
