import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../../errors/problem.ts';
import { rpcSignature } from '../aliyun/rpc-signature.ts';
import { createAliyunVod } from './aliyun-vod.ts';
import { aliyunVodStrings as strings } from './aliyun-vod.strings.ts';

const access = { keyId: 'LTAI-key', keySecret: 'key-secret' };
const settings = { access, region: 'cn-shanghai', origins: [] };
const videoId = '93ab850b4f654b6e91d24d81d44';
const auth = { UploadAddress: 'eyJCdWNrZXQiOiJvdXQifQ==', UploadAuth: 'eyJBY2Nlc3NLZXlJZCI6IlNUUyJ9' };
const requestId = '25818875-5F78-4AF6-D7393642CA58';

/** Aliyun, answering as recorded; `fetch` and `warn` remember. */
function aliyun(body: unknown, status = 200, more: object = {}) {
  return withFetch(
    vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status })),
    more,
  );
}

function withFetch(fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>, more: object = {}) {
  const warn = vi.fn<(text: string) => void>();
  const clock = { now: () => new Date('2026-11-22T08:00:05.678Z') };
  const cloud = createAliyunVod({ ...settings, ...more }, { fetch, warn, clock });
  const asked = () => addressOf(fetch.mock.lastCall);
  return { cloud, fetch, warn, asked };
}

/** We ask for addresses as text. */
const addressOf = (call: Parameters<typeof globalThis.fetch> | undefined) => new URL(call?.[0] as string);

const refused = (Code: string) => ({ Code, Message: 'told to nobody', RequestId: requestId, HostId: 'vod' });

describe('a call of Aliyun VOD', () => {
  it('is one GET with the parameters of its action, signed', async () => {
    const { cloud, fetch, asked, warn } = aliyun({ VideoId: videoId, ...auth, RequestId: requestId });
    const upload = { userId: 7, title: '第三讲 & 答疑', fileName: '第三讲.mp4', size: 1024 };
    expect(await cloud.createUpload(upload)).toEqual({
      videoId,
      uploadAuth: auth.UploadAuth,
      uploadAddress: auth.UploadAddress,
      isOwnStore: false,
    });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect([asked().origin, asked().pathname]).toEqual(['https://vod.cn-shanghai.aliyuncs.com', '/']);
    const { Signature, SignatureNonce, ...query } = Object.fromEntries(asked().searchParams);
    expect(query).toEqual({
      AccessKeyId: 'LTAI-key',
      Action: 'CreateUploadVideo',
      FileName: '第三讲.mp4',
      FileSize: '1024',
      Format: 'JSON',
      SignatureMethod: 'HMAC-SHA1',
      SignatureVersion: '1.0',
      Timestamp: '2026-11-22T08:00:05Z',
      Title: '第三讲 & 答疑',
      Version: '2017-03-21',
    });
    const signed = { ...query, SignatureNonce: SignatureNonce ?? '' };
    expect(Signature).toBe(rpcSignature('GET', 'key-secret', signed));
    expect(fetch.mock.lastCall?.[1]?.method ?? 'GET').toBe('GET');
    expect(warn).not.toHaveBeenCalled();
  });

  it('goes to the region, the templates and the bucket of the settings', async () => {
    const more = { region: 'ap-southeast-1', templateGroup: 'VOD_NO_TRANSCODE', storage: 'out-1.oss' };
    const { cloud, asked } = aliyun({ VideoId: videoId, ...auth }, 200, more);
    await cloud.createUpload({ userId: 7, title: '课', fileName: '课.mp4', size: null });
    expect(asked().host).toBe('vod.ap-southeast-1.aliyuncs.com');
    const query = Object.fromEntries(asked().searchParams);
    expect(query).toMatchObject({ TemplateGroupId: 'VOD_NO_TRANSCODE', StorageLocation: 'out-1.oss' });
    expect(query).not.toHaveProperty('FileSize');
  });

  it('never repeats its nonce', async () => {
    const { cloud, fetch } = aliyun(auth);
    await cloud.refreshUpload(videoId);
    await cloud.refreshUpload(videoId);
    const nonces = fetch.mock.calls.map((call) => addressOf(call).searchParams.get('SignatureNonce'));
    expect(new Set(nonces).size).toBe(2);
  });

  it('asks for credentials for a picture', async () => {
    const answer = { ImageId: 'bbc65bba53f6', ImageURL: 'https://img.example/1.png', ...auth };
    const { cloud, asked } = aliyun(answer);
    expect(await cloud.createUploadImage({ imageType: 'cover', title: '封面', imageExt: 'jpg' })).toEqual({
      imageId: 'bbc65bba53f6',
      imageUrl: 'https://img.example/1.png',
      uploadAuth: auth.UploadAuth,
      uploadAddress: auth.UploadAddress,
    });
    const query = Object.fromEntries(asked().searchParams);
    expect(query).toMatchObject({
      Action: 'CreateUploadImage',
      ImageType: 'cover',
      Title: '封面',
      ImageExt: 'jpg',
    });
  });

  it('asks for credentials for a picture with the cloud’s own defaults', async () => {
    const { cloud, asked } = aliyun({ ImageId: '1', ImageURL: '', ...auth });
    await cloud.createUploadImage();
    expect(asked().searchParams.get('ImageType')).toBe('default');
    expect(asked().searchParams.get('ImageExt')).toBe('png');
  });
});

describe('leave anew', () => {
  it('is for the same video', async () => {
    const { cloud, asked } = aliyun(auth);
    expect(await cloud.refreshUpload(videoId)).toMatchObject({ videoId, uploadAuth: auth.UploadAuth });
    const { Action, VideoId } = Object.fromEntries(asked().searchParams);
    expect([Action, VideoId]).toEqual(['RefreshUploadVideo', videoId]);
  });

  it('is not given for what the cloud does not know', async () => {
    const { cloud, warn } = aliyun(refused('InvalidVideo.NotFound'), 404);
    expect(await cloud.refreshUpload(videoId)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a look at a video', () => {
  const info = (Status: string) => ({ Video: { VideoId: videoId, Status, Duration: 61.5, Size: 2048 } });

  it.each([
    ['Uploading', { status: 'missing' }],
    ['UploadFail', { status: 'missing' }],
    ['UploadSucc', { status: 'processing' }],
    ['Transcoding', { status: 'processing' }],
    ['Checking', { status: 'processing' }],
    ['SomethingNew', { status: 'processing' }],
    ['Normal', { status: 'ready', seconds: 61.5, bytes: 2048, mimeType: 'video/mp4' }],
  ])('says of %s that it is %j', async (status, found) => {
    const { cloud, asked } = aliyun(info(status));
    expect(await cloud.inspect(videoId)).toEqual(found);
    expect(asked().searchParams.get('Action')).toBe('GetVideoInfo');
  });

  it.each(['TranscodeFail', 'ProduceFail', 'Blocked'])('refuses %s and takes it away', async (status) => {
    const { cloud, asked } = aliyun(info(status));
    expect(await cloud.inspect(videoId)).toEqual({ status: 'refused' });
    const { Action, VideoIds } = Object.fromEntries(asked().searchParams);
    expect([Action, VideoIds]).toEqual(['DeleteVideo', videoId]);
  });

  it('finds nothing where the cloud knows no such video', async () => {
    const { cloud } = aliyun(refused('InvalidVideo.NotFound'), 404);
    expect(await cloud.inspect(videoId)).toEqual({ status: 'missing' });
  });
});

describe('playing', () => {
  const plays = {
    VideoBase: { CoverURL: 'https://vod.example/cover.jpg' },
    PlayInfoList: {
      PlayInfo: [
        { PlayURL: 'https://vod.example/a.mp4?auth_key=1' },
        { PlayURL: 'https://vod.example/b.m3u8' },
      ],
    },
  };

  it('is by an address that is good for half an hour', async () => {
    const { cloud, asked } = aliyun(plays);
    expect(await cloud.play(videoId)).toEqual({
      url: 'https://vod.example/a.mp4?auth_key=1',
      thumb: 'https://vod.example/cover.jpg',
    });
    const query = Object.fromEntries(asked().searchParams);
    expect(query).toMatchObject({ Action: 'GetPlayInfo', VideoId: videoId, AuthTimeout: '1800' });
  });

  it.each(['InvalidVideo.NoneStream', 'InvalidVideo.NotFound', 'Forbidden.IllegalStatus'])(
    'waits without a word while the cloud is not done: %s',
    async (code) => {
      const { cloud, warn } = aliyun(refused(code), 403);
      expect(await cloud.play(videoId)).toEqual({ url: '', thumb: '' });
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('takes nothing else with it when it fails, and tells the operator', async () => {
    const { cloud, warn } = aliyun(refused('Forbidden.RAM'), 403);
    expect(await cloud.play(videoId)).toEqual({ url: '', thumb: '' });
    expect(warn.mock.lastCall?.[0]).toBe(
      `Aliyun VOD refused GetPlayInfo: Forbidden.RAM (request ${requestId})`,
    );
  });
});

it('draws first pictures by itself, and asks for none', async () => {
  const { cloud } = aliyun({});
  expect(await cloud.createPicture({ videoId, userId: 1 })).toBeNull();
  expect(await cloud.keepPicture(videoId)).toBe(false);
  expect(cloud.picture(videoId)).toBe('');
});

describe('removing', () => {
  it('is done, also what is gone already', async () => {
    for (const [body, status] of [
      [{ RequestId: requestId }, 200],
      [refused('InvalidVideo.NotFound'), 404],
    ] as const) {
      const { cloud, fetch, warn } = aliyun(body, status);
      await cloud.remove(videoId);
      expect([fetch.mock.calls.length, warn.mock.calls.length]).toEqual([1, 0]);
    }
  });

  it('fails aloud, so that it is tried again', async () => {
    const { cloud } = aliyun(refused('ServiceUnavailable'), 503);
    await expect(cloud.remove(videoId)).rejects.toThrow(strings.failed);
  });
});

it('takes no files of our own', async () => {
  const { cloud, fetch } = aliyun({});
  const film = { userId: 7, fileName: '课.mp4', bytes: new Uint8Array(1), picture: new Uint8Array(1) };
  expect(await cloud.place(undefined as never, film)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

describe('what fails', () => {
  const newUpload = { userId: 7, title: '私人标题', fileName: '课.mp4', size: 1 };
  const secrets = /key-secret|LTAI-key|Signature|私人标题|told to nobody/;

  it.each([
    ['a refusal', () => aliyun(refused('InvalidAccessKeyId.NotFound'), 404), 'InvalidAccessKeyId.NotFound'],
    ['a form that is not known', () => aliyun({ surprise: 1 }), 'CreateUploadVideo'],
    ['a refusal in a form that is not known', () => aliyun({ surprise: 1 }, 500), 'CreateUploadVideo'],
    [
      'a page of a proxy',
      () => withFetch(vi.fn<typeof globalThis.fetch>(async () => new Response('<html>', { status: 502 }))),
      'SyntaxError',
    ],
    [
      'no way there',
      () =>
        withFetch(
          vi.fn<typeof globalThis.fetch>(async (...call) => {
            throw new TypeError(`fetch failed: ${addressOf(call).href}`);
          }),
        ),
      'TypeError',
    ],
  ])('is %s: the person reads that it failed, the operator why, nobody a secret', async (_, make, why) => {
    const { cloud, warn } = make();
    const failure: unknown = await cloud.createUpload(newUpload).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Problem);
    expect(failure).toMatchObject({ code: 1, message: strings.failed });
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(secrets);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.lastCall?.[0]).toContain(why);
    expect(warn.mock.lastCall?.[0]).not.toMatch(secrets);
  });
});
