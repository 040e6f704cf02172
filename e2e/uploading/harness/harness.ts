import { createClient } from '@shuyuan/api-client';
import {
  createBrowserUploadPorts,
  createBrowserUsageLog,
  createUploader,
  type Upload,
  type UploadState,
} from '@shuyuan/api-client/upload';
import { createBrowserHost } from '@shuyuan/widgets/host';
import { createFilmEncoder } from '@shuyuan/widgets/media-library';
import { createTestHost } from '@shuyuan/widgets/testing';

/** What the tests call in the page. */
function createHarness() {
  const client = createClient({
    baseUrl: '',
    fetch: (...request) => window.fetch(...request),
    token: () => localStorage.getItem('shuyuan.token'),
  });
  const host = createBrowserHost(createTestHost());
  const usageLog = createBrowserUsageLog(new URLSearchParams(location.search).get('log') ?? '');
  const uploader = createUploader({
    ...createBrowserUploadPorts(),
    auth: client.uploads,
    ownAddress: location.origin,
    storage: host.storage,
    after: host.scheduler.after,
    createId: host.createId,
    owner: () => 'harness',
    ...(usageLog && { usageLog }),
  });
  let upload: Upload | undefined;
  let states: UploadState[] = [];

  function take(next: Upload | undefined) {
    upload = next;
    states = next ? [next.state()] : [];
    next?.subscribe((state) => states.push(state));
    return next?.state() ?? null;
  }

  return {
    /** Uploads so many bytes in which nothing repeats; answers their sha256. */
    async start(size: number): Promise<string> {
      const bytes = new Uint8Array(size);
      for (let from = 0; from < size; from += 65_536)
        crypto.getRandomValues(bytes.subarray(from, from + 65_536));
      const file = new Blob([bytes], { type: 'video/mp4' });
      take(uploader.start({ file, fileName: '2026-11-22-录制.mp4', title: '第三课讲解', note: { size } }));
      const digest = await crypto.subtle.digest('SHA-256', bytes);
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    /** Uploads the file that was put into the page's field. */
    startChosen(): void {
      const [file] = document.querySelector('input')?.files ?? [];
      if (file) take(uploader.start({ file, fileName: file.name, title: '第三课讲解', note: {} }));
    },
    /** Makes a film of an address smaller, and uploads what came of it. Answers how far it was from time to time. */
    async uploadSmaller(address: string, height: number): Promise<number[]> {
      const told: number[] = [];
      const { signal } = new AbortController();
      const onProgress = (part: number) => void told.push(part);
      const file = await createFilmEncoder().encode(address, { height, signal, onProgress });
      if (!file) throw new Error('This browser has no encoder for it.');
      take(uploader.start({ file, fileName: `${height}p.mp4`, title: '第三课讲解', note: {} }));
      return told;
    },
    /** Goes on with what an earlier page has left; answers how it found it. */
    async goOn(): Promise<UploadState | null> {
      const [found] = await uploader.unfinished();
      const state = take(found);
      found?.resume();
      return state;
    },
    count: async () => (await uploader.unfinished()).length,
    state: () => upload?.state() ?? null,
    states: () => states,
    pause: () => upload?.pause(),
    resume: () => upload?.resume(),
    cancel: () => upload?.cancel(),
    forget: () => upload?.forget(),
  };
}

declare global {
  interface Window {
    uploading: ReturnType<typeof createHarness>;
  }
}

window.uploading = createHarness();
