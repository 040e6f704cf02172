// Fetched when somebody first wants to record: nothing of this is in a first view.
import { createBrowserUploadPorts, createBrowserUsageLog, createUploader } from '@shuyuan/api-client/upload';
import { countUnfinished, createRecorderMedia, ScreenRecorder } from '@shuyuan/widgets/screen-recorder';
import { createRecorderPresence } from '../stores/recorder-presence.ts';
import type { RecorderTools } from '../stores/recorder-store.ts';
import type { Site } from '../stores/site-context.tsx';

/** The recorder over this browser, and the uploader of whoever is signed in. */
export function createRecorderTools({
  client,
  session,
  config,
  host,
}: Pick<Site, 'client' | 'session' | 'config' | 'host'>): RecorderTools {
  const media = createRecorderMedia();
  const uploader = createUploader({
    auth: client.uploads,
    ...createBrowserUploadPorts(),
    ownAddress: window.location.origin,
    storage: host.storage,
    after: host.scheduler.after,
    createId: host.createId,
    usageLog: createBrowserUsageLog(() => config.getState().config?.upload_log_url),
    owner: () => String(session.getState().user?.id ?? ''),
  });
  return {
    ScreenRecorder,
    media,
    uploader,
    countUnfinished: () => countUnfinished({ host, media, uploader }),
    // Missing in pages that are not secure.
    presence: createRecorderPresence(navigator.locks as LockManager | undefined),
  };
}
