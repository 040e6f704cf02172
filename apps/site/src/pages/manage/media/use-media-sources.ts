import type { MediaSources } from '@shuyuan/widgets/media-library';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession } from '../../../stores/site-context.tsx';
import { createMediaSources } from './media-sources.ts';

/** What the library and its picker need, of the console that is open, for the person who is there. */
export function useMediaSources(): MediaSources {
  const { once } = useManage();
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  return {
    ...once(createMediaSources),
    canStore: holdsOne(held, 'media.store'),
    canSeeFolders: holdsOne(held, 'mediaFolder'),
  };
}
