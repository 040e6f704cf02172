import type OSS from 'ali-oss';
import { createFetchTransport, NoAnswer } from './fetch-transport.ts';
import { noAnswer } from './upload-fault.ts';
import { uploadPolicy } from './upload-policy.ts';
import { withinCodeLimit } from './within-code-limit.ts';
import type { OpenStore } from './upload-store.ts';

/** A module of the browser's build has its class as itself or as its default, by how it was bundled. */
type AliOss = typeof OSS | { default: typeof OSS };

/** Its types do not know this call; `head` warns in every browser that its length may be that of a compressed answer. */
type Client = OSS & {
  getObjectMeta: (key: string) => Promise<{ res: { headers: Record<string, string> } }>;
};

/** The store by its vendor's client, fetched with the first upload. `load` stands in for that where modules are loaded otherwise. */
export function createOpenAliOss(
  fetch: typeof globalThis.fetch,
  load: () => Promise<AliOss> = () => import('ali-oss'),
): OpenStore {
  return async (credentials, signal) => {
    const loaded = await withinCodeLimit(load()).catch((cause: unknown) => {
      throw new NoAnswer('LoadError', noAnswer, cause);
    });
    const Oss = 'default' in loaded ? loaded.default : loaded;
    const { bucket, key, endpoint } = credentials;
    const options = {
      accessKeyId: credentials.accessKeyId,
      accessKeySecret: credentials.accessKeySecret,
      stsToken: credentials.securityToken,
      bucket,
      endpoint,
      secure: endpoint.startsWith('https:'),
      sldEnable: credentials.isPathStyle,
      timeout: uploadPolicy.requestTimeout,
      // The credentials are renewed when they have expired; said here, so that the client does not recommend it in the console.
      refreshSTSTokenInterval: Number.MAX_SAFE_INTEGER,
      urllib: createFetchTransport(fetch, signal),
    };
    const client = new Oss(options) as Client;
    // As the client itself does for parts: TLS guards the bytes, and a digest in script holds up the page.
    const withoutDigest: OSS.RequestOptions & { disabledMD5: boolean } = { disabledMD5: true };
    return {
      async put(file) {
        await client.put(key, file, { mime: file.type });
      },
      initiate: async (mimeType) => (await client.initMultipartUpload(key, { mime: mimeType })).uploadId,
      putPart: async (uploadId, number, part) =>
        (await client.uploadPart(key, uploadId, number, part, 0, part.size, withoutDigest)).etag,
      async complete(uploadId, parts) {
        await client.completeMultipartUpload(key, uploadId, parts);
      },
      async abort(uploadId) {
        await client.abortMultipartUpload(key, uploadId);
      },
      async size() {
        const { res } = await client.getObjectMeta(key);
        return Number(res.headers['content-length']);
      },
    };
  };
}
