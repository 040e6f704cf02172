import type { Upload } from '@shuyuan/api-client/upload';
import type { Scheduler } from '../host/widget-host.ts';
import type { FakeBrowser } from './fake-browser.fixtures.ts';
import {
  MediaProblem,
  type FinishedRecording,
  type RecoverableRecording,
  type RecordInput,
} from './recorder-media.ts';

interface SpooledDraft extends RecoverableRecording {
  owner: string;
  /** The page that is busy with it; null when none is. */
  page: object | null;
}

/** What is on the disk of one browser profile, over reloads and crashes. */
export interface FakeDevice {
  drafts: Map<string, SpooledDraft>;
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
  begin: (input: RecordInput) => SpooledDraft;
  letGo: (id: string) => void;
  fileOf: (id: string, browser: FakeBrowser) => FinishedRecording;
  recoverable: (owner: string) => RecoverableRecording[];
  recover: (id: string, browser: FakeBrowser) => FinishedRecording;
  discard: (id: string) => void;
}

export function createFakeDevice(): FakeDevice {
  const drafts = new Map<string, SpooledDraft>();

  function fileOf(id: string, browser: FakeBrowser): FinishedRecording {
    const draft = drafts.get(id);
    if (!draft) throw new MediaProblem('unreadable');
    const { mimeType } = browser;
    const file = new Blob(browser.stop === 'empty' ? [] : [new Uint8Array(browser.bytes)], {
      type: mimeType,
    });
    return { id, file, mimeType, duration: browser.duration };
  }

  return {
    drafts,
    uploads: new Map(),
    endPages() {
      for (const draft of drafts.values()) draft.page = null;
    },
    openPage: () => {
      const page = {};
      return {
        begin({ id, owner, startedAt }) {
          const draft: SpooledDraft = { id, owner, startedAt, duration: 0, bytes: 0, page };
          drafts.set(id, draft);
          return draft;
        },
        letGo(id) {
          const draft = drafts.get(id);
          if (draft?.page === page) draft.page = null;
        },
        fileOf,
        recoverable: (owner) =>
          [...drafts.values()]
            .filter((draft) => draft.owner === owner && draft.page === null)
            .sort((a, b) => b.startedAt - a.startedAt)
            .map(({ id, startedAt, duration, bytes }) => ({ id, startedAt, duration, bytes })),
        recover(id, browser) {
          const draft = drafts.get(id);
          if (!draft || (draft.page !== null && draft.page !== page)) throw new MediaProblem('unreadable');
          draft.page = page;
          return fileOf(id, browser);
        },
        discard: (id) => void drafts.delete(id),
      };
    },
  };
}
