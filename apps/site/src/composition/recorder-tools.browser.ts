// Fetched with the first wish to record: nothing of this is in a first view.
import { createUploader } from '@shuyuan/api-client/upload';
import { createRecorderMedia, ScreenRecorder } from '@shuyuan/widgets/screen-recorder';
import type { RecorderTools } from './recorder-store.ts';
import type { Site } from './site-context.tsx';

/** The recorder over this browser, and the uploader of whoever is signed in. */
export const createRecorderTools = ({
  client,
  session,
  host,
}: Pick<Site, 'client' | 'session' | 'host'>): RecorderTools => ({
  ScreenRecorder,
  media: createRecorderMedia(),
  uploader: createUploader({
    auth: client.uploads,
    fetch: (...request) => window.fetch(...request),
    ownAddress: window.location.origin,
    storage: host.storage,
    after: host.scheduler.after,
    createId: host.createId,
    owner: () => String(session.getState().user?.id ?? ''),
    lock: holdLock,
  }),
});

/** Keeps an upload to one tab. A browser without locks has to do without. */
async function holdLock(id: string, work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work();
    return true;
  }
  return navigator.locks.request(`shuyuan.upload.${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}
