import { createMediaApi } from '@shuyuan/api-client/manage';
import { createBrowserUploadPorts, createBrowserUsageLog, createUploader } from '@shuyuan/api-client/upload';
import { createFilmEncoder } from '@shuyuan/widgets/media-library';
import type { Site } from '../../../stores/site-context.tsx';

/** The calls of the media library, and what sends large files to it for whoever is signed in. */
export function createMediaSources({ client, session, config, host, page }: Site) {
  const media = createMediaApi(client.http);
  const shared = {
    ...createBrowserUploadPorts(),
    ownAddress: page.url().origin,
    storage: host.storage,
    after: host.scheduler.after,
    createId: host.createId,
    usageLog: createBrowserUsageLog(() => config.getState().config?.upload_log_url),
    owner: () => String(session.getState().user?.id ?? ''),
  };
  return {
    media,
    encoder: createFilmEncoder(),
    uploaders: {
      video: createUploader({ ...shared, auth: client.uploads }),
      file: createUploader({ ...shared, auth: media.fileUploads }),
    },
  };
}
