import { createHash } from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';
import type { TestServer } from '@shuyuan/server/testing';
import { createPerson } from '../../../../apps/server/src/modules/session/people.fixtures.ts';
import { checkAnswer } from '../contract.ts';
import { createClient } from '../create-client.ts';
import { createOpenAliOss } from './ali-oss-store.ts';
import { loadBrowserClient } from './real-store.fixtures.ts';
import { createFakeDevice } from './uploader.fixtures.ts';

export const mib = 1024 * 1024;
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let client: Awaited<ReturnType<typeof loadBrowserClient>>;
beforeAll(async () => {
  client = await loadBrowserClient();
});
afterAll(() => void vi.unstubAllGlobals());

/** May lose the answer to a request by throwing. */
type OnAnswer = (method: string, url: URL) => Promise<void>;

/** A page that uploads over a real line. Its waits are twenty times shorter. */
export async function createGround(address: string, token: string, onAnswer: OnAnswer = async () => {}) {
  const device = createFakeDevice();
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await globalThis.fetch(input, init);
    const { pathname, search } = new URL(input as string);
    await onAnswer(init?.method ?? '', new URL(input as string));
    requests.push(
      `${init?.method} ${response.status} ${pathname.split('/').length > 2 ? search.replace(/uploadId=\w+/, 'uploadId') : ''}`,
    );
    return response;
  };
  const api = createClient({
    baseUrl: address,
    fetch: globalThis.fetch,
    token: () => token,
    checkAnswer,
  });
  const calls: string[] = [];
  const auth = {
    create: (upload: Parameters<typeof api.uploads.create>[0]) => (
      calls.push('create'),
      api.uploads.create(upload)
    ),
    refresh: (videoId: string) => (calls.push('refresh'), api.uploads.refresh(videoId)),
  };
  const openStore = createOpenAliOss(fetch, async () => client);
  return {
    requests,
    calls,
    openPage() {
      let isAlive = true;
      const page = device.openPage(
        { auth, openStore },
        {
          ownAddress: address,
          after(delay, task) {
            const timer = setTimeout(() => isAlive && task(), delay / 20);
            return () => clearTimeout(timer);
          },
        },
      );
      return {
        uploader: page.uploader,
        end() {
          isAlive = false;
          page.end();
        },
      };
    },
  };
}

/** The token of somebody new. */
export const signedIn = async ({ db }: TestServer) => (await createPerson(db)).token;

export const source = (bytes: Uint8Array<ArrayBuffer>) => ({
  file: new Blob([bytes], { type: 'video/mp4' }),
  fileName: '2026-11-22-录制.mp4',
  title: '第三课（上）',
});

export const storedSha = async ({ objects }: TestServer, videoId: string) =>
  sha256(await objects.read(`videos/${videoId}`, 0, Infinity));
