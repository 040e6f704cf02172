import { isApiError, type RecordsApi, type VideoRecord } from '@shuyuan/api-client';
import { createPoll } from '../async/poll.ts';
import { isMissing } from '../async/refusals.ts';
import type { WidgetHost } from '../host/widget-host.ts';

/** So often it is asked at first whether a video has been processed, in milliseconds. */
const leastDelay = 5000;

/** After so long nobody expects anything of the cloud any more. */
const timeout = 24 * 60 * 60 * 1000;

interface ProcessingDeps {
  records: Pick<RecordsApi, 'detail'>;
  host: Pick<WidgetHost, 'scheduler'>;
  /** Somebody still waits for it. */
  isOpen: (id: number) => boolean;
  onChange: (id: number, part: Partial<VideoRecord>) => void;
}

/** Asks again and again until the cloud is done with the video of the open recording, the longer it takes the more seldom. */
export function createProcessingWatch({ records, host, isOpen, onChange }: ProcessingDeps) {
  let id = 0;
  const { start, stop } = createPoll({
    scheduler: host.scheduler,
    ask: async (signal) => (await records.detail(id, { signal })).video,
    delay: ({ waited }) => (waited >= timeout ? null : Math.max(leastDelay, waited / 10)),
    onResult({ url, thumb, duration, size }) {
      if (!isOpen(id)) return stop();
      onChange(id, { url, thumb, duration, size });
      if (url !== '') stop();
    },
    onError(error) {
      if (!isApiError(error)) throw error;
      if (!isOpen(id) || isMissing(error)) stop();
    },
  });

  return {
    stop,
    follow(record: Pick<VideoRecord, 'id' | 'url'>) {
      stop();
      ({ id } = record);
      if (record.url === '') start();
    },
  };
}
