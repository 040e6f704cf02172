import { createDecipheriv } from 'node:crypto';
import * as z from 'zod/mini';

/** What a notification holds, sealed with the APIv3 key. */
export const sealedResource = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  /** In base64, its last 16 bytes the tag. */
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z._default(z.string(), ''),
});

const tagBytes = 16;

/** The text inside; undefined when another key sealed it, or somebody has touched it. */
export function openResource(resource: z.output<typeof sealedResource>, key: Buffer): string | undefined {
  const sealed = Buffer.from(resource.ciphertext, 'base64');
  if (sealed.length < tagBytes) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(resource.nonce), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(resource.associated_data));
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
