import type { Upload } from '@shuyuan/api-client/upload';
import type { Scheduler } from '../host/widget-host.ts';
import type { FakeBrowser } from './fake-browser.fixtures.ts';
import { MediaProblem, type FinishedRecording, type Leftover, type RecordInput } from './recorder-media.ts';

interface SpooledTake extends Leftover {
  owner: string;
  /** The page that is busy with it; null when none is. */
  page: object | null;
}

/** What is on the disk of one browser profile, over reloads and crashes. */
export interface FakeDevice {
  takes: Map<string, SpooledTake>;
  /** What an uploader keeps. */
  uploads: Map<string, KeptUpload>;
  openPage: (scheduler: Scheduler) => FakePage;
  /** Every page has ended, one way or another: what they recorded is free. */
  endPages: () => void;
}

export interface KeptUpload {
  owner: string;
  source: Upload['source'];
  percent: number;
  videoId: string | null;
}

export interface FakePage {
  begin: (input: RecordInput) => SpooledTake;
  letGo: (id: string) => void;
  fileOf: (id: string, browser: FakeBrowser) => FinishedRecording;
  leftovers: (owner: string) => Leftover[];
  recover: (id: string, browser: FakeBrowser) => FinishedRecording;
  discard: (id: string) => void;
}

const mimeType = 'video/mp4';

export function createFakeDevice(): FakeDevice {
  const takes = new Map<string, SpooledTake>();

  function fileOf(id: string, browser: FakeBrowser): FinishedRecording {
    const take = takes.get(id);
    if (!take) throw new MediaProblem('unreadable');
    const file = new Blob(browser.stop === 'empty' ? [] : [new Uint8Array(browser.bytes)], {
      type: mimeType,
    });
    return { id, file, mimeType, duration: browser.duration };
  }

  return {
    takes,
    uploads: new Map(),
    endPages() {
      for (const take of takes.values()) take.page = null;
    },
    openPage: () => {
      const page = {};
      return {
        begin({ id, owner, startedAt }) {
          const take: SpooledTake = { id, owner, startedAt, duration: 0, bytes: 0, page };
          takes.set(id, take);
          return take;
        },
        letGo(id) {
          const take = takes.get(id);
          if (take?.page === page) take.page = null;
        },
        fileOf,
        leftovers: (owner) =>
          [...takes.values()]
            .filter((take) => take.owner === owner && take.page === null)
            .sort((a, b) => b.startedAt - a.startedAt)
            .map(({ id, startedAt, duration, bytes }) => ({ id, startedAt, duration, bytes })),
        recover(id, browser) {
          const take = takes.get(id);
          if (!take || (take.page !== null && take.page !== page)) throw new MediaProblem('unreadable');
          take.page = page;
          return fileOf(id, browser);
        },
        discard: (id) => void takes.delete(id),
      };
    },
  };
}
