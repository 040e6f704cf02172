import * as z from 'zod/mini';
import { requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

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

/** Bytes of one picture that is uploaded; what it may be, and the longest side in pixels. */
export const imageLimits = {
  bytes: 10 * 2 ** 20,
  side: 10_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
} as const;

export const uploadsContract = {
  image: schemas({
    summary:
      'Stores a picture that is sent as the `file` of a form, and answers its address. Code 1 when its content is no picture of a known type, or it is too large.',
    body: z.object({ file: z.custom<Blob>((value) => value instanceof Blob) }),
    answer: z.object({
      url: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  }),
  create: schemas({
    summary:
      'Credentials to upload one video to the cloud. Code 1 with `field: quota` when the person has no room left.',
    body: z.object({
      title: requiredText(128),
      /** With its extension. */
      filename: requiredText(255),
      /** Bytes. What the store takes in is held against it; servers that know no quotas leave it out. */
      size: z.optional(z.number().check(z.int(), z.minimum(1))),
    }),
    answer: uploadAuth,
  }),
  refresh: schemas({
    summary: 'Fresh credentials when the earlier ones have expired. The address stays.',
    body: z.object({ video_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answer: uploadAuth,
  }),
};
