import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** What an upload needs, in the cloud's own form. Good for a while: refresh it when the store says so. */
export const uploadAuth = z.object({
  /** Base64 of JSON: AccessKeyId, AccessKeySecret, SecurityToken, ExpireUTCTime, Expiration (seconds, as text), Region. */
  upload_auth: z.string(),
  /** Base64 of JSON: Endpoint, Bucket, FileName (the key of the object). */
  upload_address: z.string(),
  video_id: z.string(),
  /** The store is the server itself: its endpoint is the address that the API is called at, the bucket the first part of the path. */
  is_own_store: z.optional(z.boolean()),
});

export const uploadsContract = {
  create: endpoint({
    method: 'POST',
    path: '/api/v2/video/token/aliyun/create',
    summary:
      'Leave to upload one video to the cloud. Code 1 with `field: quota` when the person has no room left.',
    access: 'signed-in',
    isStorable: false,
    body: z.object({
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(128)),
      /** With its extension. */
      filename: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
      /** Bytes. What the store takes in is held against it; servers that know no quotas leave it out. */
      size: z.optional(z.number().check(z.int(), z.minimum(1))),
    }),
    answer: uploadAuth,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/v2/video/token/aliyun/refresh',
    summary: 'The same leave anew, when the earlier one has run out. The address stays.',
    access: 'signed-in',
    isStorable: false,
    body: z.object({ video_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answer: uploadAuth,
  }),
};
