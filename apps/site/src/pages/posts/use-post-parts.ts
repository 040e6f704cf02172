import { createPostsApi } from '@shuyuan/api-client/community';
import type { UploadPicture } from '@shuyuan/ui/rich-text-editor';
import { useMemo } from 'react';
import { useResource } from '../../shell/use-resource.ts';
import { useSite } from '../../stores/site-context.tsx';

/** How pictures come into what people post, for the editor of a post. */
export function usePostPictures(): { upload: UploadPicture } {
  const { client } = useSite();
  return useMemo(() => {
    const posts = createPostsApi(client.http);
    return { upload: async (file, { signal }) => ({ src: (await posts.picture(file, { signal })).url }) };
  }, [client]);
}

/** Pictures, and the tags to choose from. Without tags, until they have come or where they do not, one can post all the same. */
export function usePostParts() {
  const { client } = useSite();
  const { upload } = usePostPictures();
  const tags = useResource('tags of posts', (signal) => createPostsApi(client.http).tags({ signal }));
  return { upload, ...(tags.status === 'ready' && { tags: tags.data }) };
}

/** The ids of the tags that a post carries. */
export const idsOf = (tags: readonly { id: number }[] = []): number[] => tags.map(({ id }) => id);
