import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { uploadsContract } from './uploads.contract.ts';
import { uploadsEndpoints } from './uploads.endpoints.ts';

/** Credentials for one upload as the cloud writes them, base64 of JSON. They expire: refresh them by `video_id`. */
export type UploadAuth = AnswerOf<typeof uploadsContract.create>;
/** Title and file name of a video. `size` in bytes is counted against the account's quota. */
export type NewUpload = CallInput<typeof uploadsContract.create>['body'];

/** Credentials to upload. The uploader takes this slice. */
export type UploadsApi = ReturnType<typeof createUploadsApi>;

/** The upload calls alone, for a bundle without the other domains. All need a session. */
export function createUploadsApi(http: Http) {
  const calls = callsOf<typeof uploadsContract>(http, uploadsEndpoints);
  return {
    create: (upload: NewUpload, options?: CallOptions) => calls.create({ body: upload }, options),
    /** Stores a picture and resolves to its address. Rejects with code 1 for what is none. */
    image: (file: Blob, options?: CallOptions) => calls.image({ body: { file } }, options),
    refresh: (videoId: string, options?: CallOptions) =>
      calls.refresh({ body: { video_id: videoId } }, options),
  };
}
