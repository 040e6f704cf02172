import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import { uploadsContract } from './uploads.contract.ts';

export type UploadAuth = AnswerOf<typeof uploadsContract.create>;
export type NewUpload = CallInput<typeof uploadsContract.create>['body'];

/** Leave to upload. The uploader takes this slice. */
export type UploadsApi = ReturnType<typeof createUploadsApi>;

export function createUploadsApi(http: Http) {
  return {
    create: (upload: NewUpload, options?: CallOptions) =>
      http.call(uploadsContract.create, { body: upload }, options),
    refresh: (videoId: string, options?: CallOptions) =>
      http.call(uploadsContract.refresh, { body: { video_id: videoId } }, options),
  };
}
