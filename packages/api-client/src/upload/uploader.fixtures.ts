import { ApiError } from '../http/api-error.ts';
import type { UploadAuth } from '../uploads/uploads.api.ts';
import { createUploaderOver } from './create-uploader.ts';
import { NoAnswer } from './fetch-transport.ts';
import { noAnswer, notInTime } from './upload-fault.ts';
import type { OpenStore } from './upload-store.ts';
import type { Upload, UploadState, UploadStorage, UploaderDeps } from './upload.types.ts';

export type RequestKind = 'put' | 'initiate' | 'part' | 'complete' | 'abort' | 'size';

/** What becomes of one request. */
export type Fate =
  | 'answered'
  /** It never arrives. */
  | 'lost'
  /** It arrives and is carried out, and nobody hears of it. */
  | 'answer-lost'
  | 'late'
  | 'expired'
  | 'broken'
  | 'refused'
  | 'forgotten';

export interface SeenRequest {
  kind: RequestKind;
  number: number;
  fate: Fate;
}

/** Base64 of JSON, as the cloud writes it. */
export const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

const cut = () => new NoAnswer('RequestError', noAnswer, 'cut');
const forgotten = () => storeError(404, 'NoSuchUpload', 'The upload does not exist.');

const faults: Partial<Record<Fate, () => Error>> = {
  lost: cut,
  late: () => new NoAnswer('ConnectionTimeoutError', notInTime, 'slow'),
  expired: () => storeError(403, 'SecurityTokenExpired', 'The security token has expired.'),
  broken: () => storeError(500, 'InternalError', 'Please try again later.'),
  refused: () => storeError(400, 'InvalidArgument', 'The request is wrong.'),
  forgotten,
};

/** As the vendor's client rejects. */
export function storeError(status: number, code: string, message: string): Error {
  return Object.assign(new Error(message), { name: `${code}Error`, status, code });
}

/** A cloud in memory: gives credentials, and keeps what is sent with them. */
export function createFakeCloud({
  fate = (): Fate => 'answered',
}: { fate?: (seen: SeenRequest) => Fate } = {}) {
  const uploads = new Map<string, Map<number, { etag: string; part: Blob }>>();
  const objects = new Map<string, Blob>();
  const requests: SeenRequest[] = [];
  const calls: string[] = [];
  const ended = new Set<string>();
  let count = 0;
  let open = 0;
  let most = 0;
  let decide = fate;
  let answerCall: (call: string) => unknown = () => {};

  function credentialsFor(videoId: string): UploadAuth {
    const token = `token-${(count += 1)}`;
    return {
      video_id: videoId,
      upload_auth: encoded({
        AccessKeyId: 'key',
        AccessKeySecret: 'secret',
        SecurityToken: token,
        Expiration: '3000',
      }),
      upload_address: encoded({ Endpoint: 'https://oss.example', Bucket: 'videos', FileName: videoId }),
    };
  }

  const openStore: OpenStore = async ({ key, securityToken }, signal) => {
    async function request<Result>(kind: RequestKind, number: number, carryOut: () => Result) {
      signal.throwIfAborted();
      const seen: SeenRequest = { kind, number, fate: 'answered' };
      seen.fate = ended.has(securityToken) ? 'expired' : decide(seen);
      requests.push(seen);
      most = Math.max(most, (open += 1));
      // Others come in between, as they do on a line.
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      if (signal.aborted) throw cut();
      if (seen.fate === 'expired') ended.add(securityToken);
      if (seen.fate === 'forgotten') uploads.clear();
      const fault = faults[seen.fate]?.();
      if (fault) throw fault;
      const result = carryOut();
      if (seen.fate === 'answer-lost') throw cut();
      return result;
    }
    const partsOf = (uploadId: string) => {
      const parts = uploads.get(uploadId);
      if (!parts) throw forgotten();
      return parts;
    };
    return {
      put: (file) => request('put', 0, () => void objects.set(key, file)),
      initiate: () =>
        request('initiate', 0, () => {
          const uploadId = `upload-${(count += 1)}`;
          uploads.set(uploadId, new Map());
          return uploadId;
        }),
      putPart: (uploadId, number, part) =>
        request('part', number, () => {
          const etag = `"${(count += 1)}"`;
          partsOf(uploadId).set(number, { etag, part });
          return etag;
        }),
      complete: (uploadId, sent) =>
        request('complete', 0, () => {
          const held = partsOf(uploadId);
          const parts = sent.map(({ number, etag }) => {
            const one = held.get(number);
            if (one?.etag !== etag) throw storeError(400, 'InvalidPart', 'A part is missing.');
            return one.part;
          });
          objects.set(key, new Blob(parts));
          uploads.delete(uploadId);
        }),
      abort: (uploadId) => request('abort', 0, () => void uploads.delete(uploadId)),
      size: () =>
        request('size', 0, () => {
          const object = objects.get(key);
          if (!object) throw storeError(404, 'NoSuchKey', 'Object not exists');
          return object.size;
        }),
    };
  };

  const call = (name: string) => {
    calls.push(name);
    answerCall(name);
  };
  return {
    requests,
    calls,
    uploads,
    objects,
    openStore,
    decide: (next: (seen: SeenRequest) => Fate) => void (decide = next),
    onCall: (next: (call: string) => unknown) => void (answerCall = next),
    /** The most requests that were open at once, since the beginning or `forgetMost`. */
    most: () => most,
    forgetMost: () => void (most = 0),
    count: (kind: RequestKind) => requests.filter((seen) => seen.kind === kind).length,
    auth: {
      async create() {
        call('create');
        return credentialsFor(`video-${(count += 1)}`);
      },
      async refresh(videoId: string) {
        call('refresh');
        return credentialsFor(videoId);
      },
    } satisfies UploaderDeps['auth'],
  };
}

export type FakeCloud = ReturnType<typeof createFakeCloud>;

/** A device whose pages share what is stored and locked, and whose time passes when it is told to. */
export function createFakeDevice() {
  const values = new Map<string, unknown>();
  const locks = new Map<string, symbol>();
  let time = 0;
  let ids = 0;
  let refusal: Error | null = null;

  function openPage(
    cloud: Pick<UploaderDeps, 'auth'> & { openStore: OpenStore },
    more: Partial<UploaderDeps> = {},
  ) {
    const page = Symbol('page');
    let isAlive = true;
    let timers: { due: number; task: () => void }[] = [];
    const whileAlive = <Result>(work: () => Result) => (isAlive ? work() : new Promise<never>(() => {}));
    const kept = <Result>(work: () => Result) => {
      if (refusal) throw refusal;
      return whileAlive(work);
    };
    const storage: UploadStorage = {
      get: async (key) => kept(() => values.get(key)),
      set: async (key, value) => kept(() => void values.set(key, structuredClone(value))),
      remove: async (key) => kept(() => void values.delete(key)),
      entries: async (prefix) =>
        kept(() =>
          [...values].filter(([key]) => key.startsWith(prefix)).map((pair) => structuredClone(pair)),
        ),
    };
    const deps: UploaderDeps = {
      auth: cloud.auth,
      ownAddress: 'https://school.example',
      fetch: () => Promise.reject(new Error('The fake store needs none.')),
      storage,
      after(delay, task) {
        const timer = { due: time + delay, task };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
      createId: () => `id-${(ids += 1)}`,
      owner: () => 'lin',
      async lock(id, work) {
        if (locks.has(id)) return false;
        locks.set(id, page);
        await work();
        locks.delete(id);
        return true;
      },
      ...more,
    };
    const openStore: OpenStore = async (credentials, signal) => {
      const store = await cloud.openStore(credentials, signal);
      // What a page that has ended is answered, it does not hear.
      const heard = <Result>(answer: Promise<Result>) =>
        answer.then(
          (result) => whileAlive(() => result),
          (error: unknown) =>
            whileAlive(() => {
              throw error;
            }),
        );
      return {
        put: (file) => heard(store.put(file)),
        initiate: (type) => heard(store.initiate(type)),
        putPart: (...part) => heard(store.putPart(...part)),
        complete: (...all) => heard(store.complete(...all)),
        abort: (uploadId) => heard(store.abort(uploadId)),
        size: () => heard(store.size()),
      };
    };
    return {
      uploader: createUploaderOver(deps, openStore),
      /** Time goes on, and what is due happens. */
      async advance(ms: number) {
        time += ms;
        const due = timers.filter((timer) => timer.due <= time);
        timers = timers.filter((timer) => timer.due > time);
        for (const { task } of due) task();
        await settle();
      },
      /** It is left or crashes: nothing of it happens any more. */
      end() {
        isAlive = false;
        timers = [];
        for (const [id, holder] of locks) if (holder === page) locks.delete(id);
      },
    };
  }

  return {
    openPage,
    values,
    /** From now on nothing can be kept. */
    refuse: (error: Error | null) => void (refusal = error),
  };
}

export type FakePage = ReturnType<ReturnType<typeof createFakeDevice>['openPage']>;

/** Lets everything happen that waits for no time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass until the upload stands still or `limit` seconds are over. */
export async function untilStill(page: FakePage, upload: Upload, limit = 120): Promise<UploadState> {
  await settle();
  for (let second = 0; second < limit && !isStill(upload.state()); second += 1) await page.advance(1000);
  return upload.state();
}

const isStill = ({ step }: UploadState) => !['preparing', 'uploading', 'waiting'].includes(step);

/** Bytes that no part shares with another. */
export function bytesOf(length: number): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(length / 4));
  for (let index = 0; index < words.length; index += 1) words[index] = Math.imul(index + 1, 2_654_435_761);
  return new Uint8Array(words.buffer, 0, length);
}

export const videoOf = (length: number) => new Blob([bytesOf(length)], { type: 'video/mp4' });

export const refusedCall = (code: number, message: string) =>
  new ApiError({ kind: 'business', code, message });
