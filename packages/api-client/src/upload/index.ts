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
