import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Incoming } from '../objects/receive-files.ts';
import { StoreRefusal, wrongDigest } from '../objects/store-refusal.ts';

/** Names 10,000 parts with room to spare. */
const longestText = 2 * 2 ** 20;

/** The body as it comes in, with what the headers announce of it. */
export function incomingOf({ headers, raw }: FastifyRequest): Incoming {
  const length = headers['content-length'];
  if (length === undefined)
    throw new StoreRefusal('MissingContentLength', 'You must provide the Content-Length HTTP header.');
  const contentMd5 = headers['content-md5']?.toString();
  if (contentMd5 !== undefined && !/^[A-Za-z0-9+/]{22}==$/.test(contentMd5))
    throw new StoreRefusal('InvalidDigest', 'The Content-MD5 you specified is not valid.');
  return { source: raw, bytes: Number(length), contentMd5 };
}

/** A short body as text. */
export async function readText(request: FastifyRequest): Promise<string> {
  const { source, bytes, contentMd5 } = incomingOf(request);
  if (bytes > longestText) throw new StoreRefusal('EntityTooLarge', 'The list of parts is too long.');
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks);
  if (contentMd5 !== undefined && createHash('md5').update(text).digest('base64') !== contentMd5)
    throw wrongDigest();
  return text.toString();
}
