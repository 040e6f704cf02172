import type { UploadAuth } from '../uploads/uploads.api.ts';

/** Credentials to upload one object, as the store's client takes them. */
export interface Credentials {
  videoId: string;
  accessKeyId: string;
  accessKeySecret: string;
  securityToken: string;
  /** Seconds from now on; null when the cloud does not say. */
  validFor: number | null;
  /** With its scheme. */
  endpoint: string;
  bucket: string;
  /** Name of the object. */
  key: string;
  /** The bucket is the first part of the path instead of the host's name. */
  isPathStyle: boolean;
}

/** What was answered as credentials cannot be read. */
export class UnreadableCredentials extends Error {
  /** The code that lines about uploads have told from the first. */
  override readonly name = 'UnreadableCredentials';
}

/** Opens what the cloud answers. What they hold beside the known fields does no harm. Throws `UnreadableCredentials`. */
export function openCredentials(answer: UploadAuth, ownAddress: string): Credentials {
  const auth = openFields(answer.upload_auth, 'upload_auth');
  const address = openFields(answer.upload_address, 'upload_address');
  const isPathStyle = answer.is_own_store === true;
  return {
    videoId: answer.video_id,
    accessKeyId: auth.text('AccessKeyId'),
    accessKeySecret: auth.text('AccessKeySecret'),
    securityToken: auth.text('SecurityToken'),
    validFor: auth.seconds('Expiration'),
    endpoint: isPathStyle ? ownAddress : secured(address.text('Endpoint')),
    bucket: address.text('Bucket'),
    key: address.text('FileName'),
    isPathStyle,
  };
}

/** Says whether two credentials are about the same object, wherever its store is called: what was sent for one counts for the other. */
export const addressOf = ({ bucket, key }: Credentials) => `${bucket} ${key}`;

function openFields(encoded: string, name: string) {
  const fields = decode(encoded, name);
  return {
    text(field: string): string {
      const value = fields[field];
      if (typeof value === 'string' && value !== '') return value;
      throw new UnreadableCredentials(`${name} has no ${field}.`);
    },
    /** A figure, or a figure as text. */
    seconds(field: string): number | null {
      const value = Number(fields[field] ?? NaN);
      return value > 0 ? value : null;
    },
  };
}

function decode(encoded: string, name: string): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below in words that name the field.
  }
  throw new UnreadableCredentials(`${name} is no JSON in base64.`);
}

/** The cloud names its store with or without a scheme, sometimes the plain one, which a secure page may not call. */
const secured = (endpoint: string) => `https://${endpoint.replace(/^https?:\/\//, '')}`;
