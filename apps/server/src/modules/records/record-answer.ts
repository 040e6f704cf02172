import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { CloudVideo } from '../../services-outside/cloud-video/cloud-video.ts';
import type { RecordRow } from './records.repo.ts';

type VideoRecord = AnswerOf<Contract['records']['detail']>['video'];

/** Asked of the cloud at once: a real one is asked for each film. */
const atOnce = 8;

/** A recording as its owner gets it. */
export async function recordAnswer(cloudVideo: CloudVideo, row: RecordRow): Promise<VideoRecord> {
  const { url, thumb } = await cloudVideo.play(row.videoId);
  return {
    id: row.id,
    title: row.title,
    url,
    thumb: thumb || (row.hasPicture ? cloudVideo.picture(row.videoId) : ''),
    short_description: row.shortDescription,
    category_id: row.categoryId ?? 0,
    duration: row.duration,
    size: row.bytes ?? 0,
    aliyun_video_id: row.videoId,
    is_shared: row.isShared,
    created_at: row.createdAt.toISOString(),
  };
}

export async function recordAnswers(
  cloudVideo: CloudVideo,
  rows: readonly RecordRow[],
): Promise<VideoRecord[]> {
  const answers: VideoRecord[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    answers.push(...(await Promise.all(some.map((row) => recordAnswer(cloudVideo, row)))));
  }
  return answers;
}

/** As somebody sees it who was given the link: how its owner keeps order, and the cloud's id, is not theirs to know. */
export const asVisited = (record: VideoRecord): VideoRecord => ({
  ...record,
  category_id: 0,
  aliyun_video_id: '',
});
