import type { MediaFile } from '@shuyuan/api-client/manage';
import type { MediaContext } from '../media-library.state.ts';

/** Gives a film that has come its first picture as its cover. Resolves to whether it has one now: a film without is whole. */
export async function keepCover(
  { getProps, lifetime }: Pick<MediaContext, 'getProps' | 'lifetime'>,
  film: MediaFile,
  source: Blob,
): Promise<boolean> {
  const { encoder, media, uploaders } = getProps();
  const signal = lifetime.signal();
  try {
    const picture = await encoder?.firstPicture?.(source);
    const credentials = picture && (await media.startPicture(film.id, { signal }));
    if (!credentials || !uploaders.video.sendPicture) return false;
    await uploaders.video.sendPicture(credentials, picture, signal);
    await media.keepPicture(film.id, { signal });
    return !signal.aborted;
  } catch {
    return false;
  }
}
