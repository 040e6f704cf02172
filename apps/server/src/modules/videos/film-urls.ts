import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import type { CloudVideo, VideoInspection } from '../../services-outside/cloud-video/cloud-video.ts';
import { listRenditions } from '../media/renditions.repo.ts';
import { videoStrings as strings } from './videos.strings.ts';

type FilmUrl = AnswerOf<Contract['videos']['play']>['urls'][number];

/** What is known of a film once the cloud has it. */
type Found = Extract<VideoInspection, { status: 'ready' }>;

/** A film of the media library, by the cloud's id and its own. */
interface Film {
  cloudId: string;
  mediaId: number;
}

/** Whether a video has a film. */
export const isUploaded = <Video extends { [Name in keyof Film]: Film[Name] | null }>(
  video: Video,
): video is Video & Film => video.cloudId !== null && video.mediaId !== null;

/**
 * Where a film plays for the next half hour, in each of its qualities, the best first; nothing while it does not play.
 * Qualities are called by their lines where there is a choice.
 */
export async function filmUrls(
  cloudVideo: CloudVideo,
  db: Database,
  { cloudId, mediaId }: Film,
): Promise<FilmUrl[]> {
  const found = await cloudVideo.inspect(cloudId);
  if (found.status !== 'ready') return [];
  const smaller: FilmUrl[] = [];
  for (const { videoId, height } of await listRenditions(db, mediaId)) {
    const rendition = await cloudVideo.inspect(videoId);
    if (rendition.status === 'ready')
      smaller.push(await urlOf(cloudVideo, videoId, rendition, strings.quality(height)));
  }
  const { height } = found;
  const name = smaller.length > 0 && height ? strings.quality(height) : strings.original;
  return [await urlOf(cloudVideo, cloudId, found, name), ...smaller];
}

async function urlOf(cloudVideo: CloudVideo, videoId: string, found: Found, name: string): Promise<FilmUrl> {
  const { url } = await cloudVideo.play(videoId);
  const [format = found.mimeType] = found.mimeType.split(';', 1);
  return { url, format, duration: found.seconds, name };
}
