import type { CloudVideo } from '../../services-outside/cloud-video/cloud-video.ts';
import type { mediaFiles } from '../../db/schema.ts';

/** What is known of a video, by the columns that say it. */
export type VideoFacts = Pick<
  typeof mediaFiles.$inferInsert,
  'status' | 'failure' | 'contentType' | 'bytes' | 'width' | 'height' | 'duration'
>;

/** How far a video is that stands in the library. May take seconds: never call it within a transaction. */
export async function lookAtVideo(cloudVideo: CloudVideo, videoId: string): Promise<Partial<VideoFacts>> {
  const found = await cloudVideo.inspect(videoId);
  switch (found.status) {
    case 'ready': {
      const { seconds: duration, bytes, mimeType, width = null, height = null } = found;
      const [contentType = mimeType] = mimeType.split(';', 1);
      return { status: 'ready', failure: null, duration, bytes, contentType, width, height };
    }
    case 'processing':
      return { status: 'running', failure: null };
    case 'missing':
      return { status: 'failed', failure: 'missing' };
    case 'refused':
      return { status: 'failed', failure: 'not-video' };
  }
}
