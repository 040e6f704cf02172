import { isApiError, type RecordsApi, type VideoRecord } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';

/** So often it is asked whether a video has been processed. */
const pause = 5000;

interface ProcessingDeps {
  records: Pick<RecordsApi, 'detail'>;
  host: Pick<WidgetHost, 'scheduler'>;
  /** Somebody still waits for it. */
  isOpen: (id: number) => boolean;
  onChange: (id: number, part: Partial<VideoRecord>) => void;
}

/** Asks again and again until the cloud is done with the video of the open recording. */
export function createProcessingWatch({ records, host, isOpen, onChange }: ProcessingDeps) {
  let stop = () => {};

  async function look(record: VideoRecord) {
    const { id } = record;
    try {
      const { video } = await records.detail(id);
      const { url, thumb, duration, size } = video;
      onChange(id, { url, thumb, duration, size });
      if (isOpen(id)) follow(video);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isOpen(id)) follow(record);
    }
  }

  function follow(record: VideoRecord) {
    stop();
    if (record.url === '') stop = host.scheduler.after(pause, () => void look(record));
  }

  return { follow, stop: () => stop() };
}
