import { createCommentsApi, createRecordsApi, createUploadsApi } from '@shuyuan/api-client';
import { createBrowserUploadPorts, createBrowserUsageLog, createUploader } from '@shuyuan/api-client/upload';
import type { WidgetHost } from '../host/widget-host.ts';
import { createRecorderMedia, createTrimmer } from '../screen-recorder/index.ts';
import type { School } from './create-embed-host.browser.ts';

export interface EmbeddedRecorderToolsOptions {
  school: Pick<School, 'http' | 'baseUrl'>;
  host: WidgetHost;
  /** What the floating window looks like; null for the page. */
  overlays: HTMLElement | null;
  /** Where the page wants lines about uploads sent, as addresses of a picture. Without it none is sent, and no cookie set. */
  uploadLogUrl?: string | undefined;
}

/** The recorder's ways to a school and to this browser. */
export const createEmbeddedRecorderTools = ({
  school: { http, baseUrl },
  host,
  overlays,
  uploadLogUrl,
}: EmbeddedRecorderToolsOptions) => ({
  records: createRecordsApi(http),
  comments: createCommentsApi(http),
  trimmer: createTrimmer(),
  media: createRecorderMedia({
    storageName: `shuyuan-recordings@${baseUrl}`,
    ...(overlays && { looksLike: () => overlays }),
  }),
  uploader: createUploader({
    ...createBrowserUploadPorts(),
    auth: createUploadsApi(http),
    ownAddress: baseUrl,
    storage: host.storage,
    after: host.scheduler.after,
    createId: host.createId,
    usageLog: createBrowserUsageLog(uploadLogUrl),
    owner: () => String(host.session.current()?.id ?? ''),
  }),
});
