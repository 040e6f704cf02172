export { createBrowserUploadPorts, createBrowserUsageLog } from './browser-upload.browser.ts';
export { createUploader } from './create-uploader.ts';
export type {
  Upload,
  UploadFailure,
  UploadSource,
  UploadState,
  UploadStorage,
  Uploader,
  UploaderDeps,
  UsageLog,
} from './upload.types.ts';
export { createUsageLog, type UsageLogOptions } from './usage-log.ts';
export {
  createVodApi,
  VodError,
  type CloudImageCredentials,
  type CloudVideoCredentials,
  type NewCloudImage,
  type NewCloudVideo,
  type VodApi,
  type VodCredentials,
  type VodDeps,
} from './vod/vod-api.ts';
