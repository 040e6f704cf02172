import type { NewRecord } from '@shuyuan/api-client';
import type { FilmOptions } from '../../services-outside/cloud-video/probe/video-files.fixtures.ts';
import { clientOf, type TestServer } from '../../testing/index.ts';
import type { Person } from '../session/people.fixtures.ts';
import { uploadFilm } from '../uploads/uploads.fixtures.ts';

/** Puts a film into a person's library the way they would, and answers the recording's id. */
export async function createRecording(
  server: TestServer,
  person: Person,
  record: Partial<NewRecord> = {},
  film: FilmOptions = { seconds: 1 },
): Promise<number> {
  const videoId = record.aliyun_video_id ?? (await uploadFilm(server, person, film));
  return clientOf(server, person).records.create({
    title: '第三讲 二次函数',
    ...record,
    aliyun_video_id: videoId,
  });
}
