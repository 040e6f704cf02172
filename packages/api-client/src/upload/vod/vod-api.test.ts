import { createHmac, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rpcSignature } from './rpc-signature.ts';
import { createVodApi, type VodDeps } from './vod-api.ts';

const subtle = webcrypto.subtle as SubtleCrypto;
const published = {
  AccessKeyId: 'testid',
  Action: 'DescribeRegions',
  Format: 'XML',
  SignatureMethod: 'HMAC-SHA1',
  SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
  SignatureVersion: '1.0',
  Timestamp: '2016-02-23T12:46:24Z',
  Version: '2014-05-26',
};

describe('the signature of the cloud’s queries', () => {
  it('reproduces the vector that Aliyun has published', async () => {
    expect(await rpcSignature(subtle, 'testsecret', published)).toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=');
  });

  it.each([
    ['what encodeURIComponent leaves alone', { A: "!'()*~" }, 'GET&%2F&A%3D%2521%2527%2528%2529%252A~'],
    ['spaces and plus signs', { A: 'a b+c' }, 'GET&%2F&A%3Da%2520b%252Bc'],
    ['Chinese', { Title: '书院' }, 'GET&%2F&Title%3D%25E4%25B9%25A6%25E9%2599%25A2'],
    ['the order of the names, capitals first', { b: '1', B: '2', A: '3' }, 'GET&%2F&A%3D3%26B%3D2%26b%3D1'],
  ])('covers %s', async (_, parameters, text) => {
    const expected = createHmac('sha1', 'testsecret&').update(text).digest('base64');
    expect(await rpcSignature(subtle, 'testsecret', parameters)).toBe(expected);
  });
});

function set(answer: () => Response | Promise<Response>, more: Partial<VodDeps> = {}) {
  const asked: URL[] = [];
  const api = createVodApi({
    credentials: async () => ({ keyId: 'key', keySecret: 'secret', securityToken: 'STS+token' }),
    fetch: async (address) => {
      asked.push(new URL(address as string));
      return answer();
    },
    subtle,
    now: () => Date.UTC(2026, 10, 22, 3, 4, 5, 678),
    createNonce: () => 'nonce-1',
    ...more,
  });
  return { api, asked, query: () => Object.fromEntries(asked[0]!.searchParams) };
}

const every = {
  Version: '2017-03-21',
  Format: 'JSON',
  AccessKeyId: 'key',
  SecurityToken: 'STS+token',
  SignatureMethod: 'HMAC-SHA1',
  SignatureVersion: '1.0',
  SignatureNonce: 'nonce-1',
  Timestamp: '2026-11-22T03:04:05Z',
};

describe('the calls of the video cloud', () => {
  it('CreateUploadVideo carries every field of the specification, signed', async () => {
    const credentials = { RequestId: 'r', VideoId: 'v', UploadAddress: 'a', UploadAuth: 'b' };
    const { api, asked, query } = set(() => Response.json(credentials));
    const video = {
      title: '第三课（上）',
      fileName: '2026-11-22-录制.mp4',
      fileSize: 45_223_799,
      description: '面积*公式',
      cateId: 7,
      tags: ['数学', '五年级'],
      templateGroupId: 'group',
      storageLocation: 'outin-1.oss-cn-shanghai.aliyuncs.com',
      coverUrl: 'https://school.example/a.png?x=1&y=2',
      transCodeMode: 'NoTranscode',
      userData: '{"a":"b c"}',
    };
    expect(await api.createUploadVideo(video)).toEqual(credentials);
    const { Signature, ...asParameters } = query();
    expect(asParameters).toEqual({
      ...every,
      Action: 'CreateUploadVideo',
      Title: '第三课（上）',
      FileName: '2026-11-22-录制.mp4',
      FileSize: '45223799',
      Description: '面积*公式',
      CateId: '7',
      Tags: '数学,五年级',
      TemplateGroupId: 'group',
      StorageLocation: 'outin-1.oss-cn-shanghai.aliyuncs.com',
      CoverURL: 'https://school.example/a.png?x=1&y=2',
      TranscodeMode: 'NoTranscode',
      UserData: '{"a":"b c"}',
    });
    expect(Signature).toBe(await rpcSignature(subtle, 'secret', asParameters));
    expect(asked[0]!.origin).toBe('https://vod.cn-shanghai.aliyuncs.com');
    expect(asked[0]!.href).not.toContain('+');
  });

  it('RefreshUploadVideo names the video, at an endpoint of the caller’s choice and without a token', async () => {
    const { api, asked, query } = set(() => Response.json({}), {
      endpoint: 'https://vod.eu-central-1.aliyuncs.com',
      credentials: async () => ({ keyId: 'key', keySecret: 'secret' }),
    });
    await api.refreshUploadVideo('video-1');
    expect(query()).toMatchObject({ Action: 'RefreshUploadVideo', VideoId: 'video-1' });
    expect(query()).not.toHaveProperty('SecurityToken');
    expect(asked[0]!.host).toBe('vod.eu-central-1.aliyuncs.com');
  });

  it('are signed with the `key` of an answer of the product’s server', async () => {
    const key = { keyId: 'lent', keySecret: 'secret', securityToken: 'STS' };
    const { api, query } = set(() => Response.json({}), { credentials: async () => ({ key }) });
    await api.refreshUploadVideo('video-1');
    const { Signature, ...asParameters } = query();
    expect(asParameters).toMatchObject({ AccessKeyId: 'lent', SecurityToken: 'STS' });
    expect(Signature).toBe(await rpcSignature(subtle, 'secret', asParameters));
  });

  it('CreateUploadImage asks for a default picture, or for what it is told', async () => {
    const one = set(() => Response.json({}));
    await one.api.createUploadImage();
    const { Signature, ...plain } = one.query();
    expect(plain).toEqual({ ...every, Action: 'CreateUploadImage', ImageType: 'default' });
    expect(Signature).toBeTruthy();
    const other = set(() => Response.json({}));
    const image = { imageType: 'cover', title: '封面', imageExt: 'png', tags: ['一'], storageLocation: 's' };
    await other.api.createUploadImage(image);
    const told = { ImageType: 'cover', Title: '封面', ImageExt: 'png', Tags: '一', StorageLocation: 's' };
    expect(other.query()).toMatchObject(told);
  });

  it('hands on what the cloud refuses with as parsed JSON', async () => {
    const refusal = {
      RequestId: 'r',
      HostId: 'vod',
      Code: 'InvalidVideo.NotFound',
      Message: 'The video does not exist.',
    };
    const { api } = set(() => Response.json(refusal, { status: 404 }));
    await expect(api.refreshUploadVideo('x')).rejects.toMatchObject({
      name: 'VodError',
      status: 404,
      answer: refusal,
    });
  });

  it.each([
    ['an answer that is no JSON', () => new Response('<html>', { status: 200 }), 200],
    ['no answer', () => Promise.reject(new TypeError('offline')), 0],
  ])('says so for %s', async (_, answer, status) => {
    await expect(set(answer).api.refreshUploadVideo('x')).rejects.toMatchObject({
      name: 'VodError',
      status,
      answer: null,
    });
  });
});
