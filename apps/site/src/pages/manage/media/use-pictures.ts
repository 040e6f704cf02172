import { isApiError } from '@shuyuan/api-client';
import { createMediaApi } from '@shuyuan/api-client/manage';
import { UploadRefusal } from '@shuyuan/ui/picture-field';
import type { UploadPicture } from '@shuyuan/ui/rich-text-editor';
import { useMemo } from 'react';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';
import { useMediaPicker } from './use-media-picker.tsx';

/** How the person may bring pictures into fields and texts: `picker` has to be drawn where pictures are picked. */
export function usePictures() {
  const { client } = useSite();
  const { pick, picker } = useMediaPicker();
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  const mayStore = holdsOne(held, 'media.store');
  const mayUpload = mayStore || holdsOne(held, 'article.store');
  const mayPick = holdsOne(held, 'media');

  const upload = useMemo<UploadPicture | undefined>(() => {
    if (!mayUpload) return undefined;
    // Whoever may use the library keeps pictures there; others store them for what they write.
    return async (file, { signal }) => {
      const stored = mayStore
        ? createMediaApi(client.http).storePicture(file, null, { signal, timeout: uploadTimeout })
        : client.uploads.image(file, { signal });
      const { url } = await stored.catch(refuseInWords);
      return { src: url };
    };
  }, [client, mayStore, mayUpload]);

  const pickPicture = useMemo(() => {
    if (!mayPick) return undefined;
    return async () => {
      const file = await pick('picture');
      if (!file) return null;
      const { url, width, height } = file;
      // What it is called in the library says nothing to those who do not see it.
      return { src: url, ...(width !== null && height !== null && { width, height }) };
    };
  }, [pick, mayPick]);

  return {
    props: { ...(upload && { upload }), ...(pickPicture && { pickPicture }) },
    picker,
  };
}

/** Rethrows a failed upload. Where the server has said why, its words are shown at the field. */
function refuseInWords(error: unknown): never {
  if (isApiError(error) && error.kind === 'business' && error.message !== '')
    throw new UploadRefusal(error.message, { cause: error });
  throw error;
}

/** Milliseconds: ten megabytes over a slow line. */
const uploadTimeout = 180_000;
