import { isApiError, type RecordsApi, type VideoRecord } from '@shuyuan/api-client';
import { isMissing } from '../failures/refusals.ts';
import type { WidgetHost } from '../host/widget-host.ts';

/** So often it is asked at first whether a video has been processed, in milliseconds. */
const pause = 5000;

/** After so long nobody expects anything of the cloud any more. */
const patience = 24 * 60 * 60 * 1000;

interface ProcessingDeps {
  records: Pick<RecordsApi, 'detail'>;
  host: Pick<WidgetHost, 'scheduler'>;
  /** Somebody still waits for it. */
  isOpen: (id: number) => boolean;
  onChange: (id: number, part: Partial<VideoRecord>) => void;
}

/** Asks again and again until the cloud is done with the video of the open recording, the longer it takes the more seldom. */
export function createProcessingWatch({ records, host, isOpen, onChange }: ProcessingDeps) {
  let cancel = () => {};
  /** What is on its way for an earlier one counts for nothing. */
  let round = 0;

  function stop() {
    round += 1;
    cancel();
  }

  function wait({ id, url }: Pick<VideoRecord, 'id' | 'url'>, waited: number) {
    if (url !== '' || waited >= patience) return;
    const next = Math.max(pause, waited / 10);
    cancel = host.scheduler.after(next, () => void look(id, waited + next));
  }

  async function look(id: number, waited: number) {
    const own = round;
    const isWanted = () => own === round && isOpen(id);
    try {
      const { video } = await records.detail(id);
      if (!isWanted()) return;
      const { url, thumb, duration, size } = video;
      onChange(id, { url, thumb, duration, size });
      wait(video, waited);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isWanted() && !isMissing(error)) wait({ id, url: '' }, waited);
    }
  }

  return {
    stop,
    follow: (record: VideoRecord) => {
      stop();
      wait(record, 0);
    },
  };
}
