import { describe, expect, it } from 'vitest';
import { addressOf, openCredentials, UnreadableCredentials } from './upload-credentials.ts';
import { encoded } from './uploader.fixtures.ts';

const auth = {
  AccessKeyId: 'STS.key',
  AccessKeySecret: 'secret',
  SecurityToken: 'CAIS/+token==',
  Expiration: '3000',
  ExpireUTCTime: '2026-11-22T03:00:00Z',
  Region: 'cn-shanghai',
};
const address = {
  Endpoint: 'https://oss-cn-shanghai.aliyuncs.com',
  Bucket: 'outin-1',
  FileName: 'sv/课堂-1.mp4',
};
const answer = (more: { auth?: object; address?: object } = {}) => ({
  upload_auth: encoded(more.auth ?? auth),
  upload_address: encoded(more.address ?? address),
  video_id: 'video-1',
});
const own = 'http://school.example:4174';

describe('credentials to upload in the form of the cloud', () => {
  it('opens to what the store’s client needs, a name of Chinese included', () => {
    expect(openCredentials(answer(), own)).toEqual({
      videoId: 'video-1',
      accessKeyId: 'STS.key',
      accessKeySecret: 'secret',
      securityToken: 'CAIS/+token==',
      validFor: 3000,
      endpoint: 'https://oss-cn-shanghai.aliyuncs.com',
      bucket: 'outin-1',
      key: 'sv/课堂-1.mp4',
      isPathStyle: false,
    });
  });

  it.each([
    ['oss-cn-beijing.aliyuncs.com', 'https://oss-cn-beijing.aliyuncs.com'],
    ['http://oss-cn-beijing.aliyuncs.com', 'https://oss-cn-beijing.aliyuncs.com'],
  ])('calls %s by https', (endpoint, expected) => {
    expect(openCredentials(answer({ address: { ...address, Endpoint: endpoint } }), own).endpoint).toBe(
      expected,
    );
  });

  it('goes to the server itself when that is the store, whatever endpoint it names', () => {
    const { endpoint, isPathStyle } = openCredentials({ ...answer(), is_own_store: true }, own);
    expect({ endpoint, isPathStyle }).toEqual({ endpoint: own, isPathStyle: true });
  });

  it.each([
    ['as a figure', 1200, 1200],
    ['not at all', undefined, null],
    ['as something else', 'soon', null],
  ])('takes credentials whose end is given %s', (_, Expiration, validFor) => {
    expect(openCredentials(answer({ auth: { ...auth, Expiration } }), own).validFor).toBe(validFor);
  });

  it('reads what has line breaks, the letters of addresses, or further fields', () => {
    const wrapped = encoded({ ...auth, Extra: { deep: '～～～???>>>' } });
    const upload_auth = wrapped
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/(.{60})/g, '$1\n');
    expect(openCredentials({ ...answer(), upload_auth }, own).accessKeyId).toBe('STS.key');
  });

  it.each([
    ['no base64', { upload_auth: '%%%' }, 'upload_auth is no JSON in base64.'],
    ['no JSON', { upload_auth: btoa('<html>') }, 'upload_auth is no JSON in base64.'],
    ['no object', { upload_address: encoded(7) }, 'upload_address is no JSON in base64.'],
    [
      'no token',
      { upload_auth: encoded({ ...auth, SecurityToken: '' }) },
      'upload_auth has no SecurityToken.',
    ],
    ['no bucket', { upload_address: encoded({ ...address, Bucket: 7 }) }, 'upload_address has no Bucket.'],
  ])('says which field is at fault: %s', (_, broken, message) => {
    expect(() => openCredentials({ ...answer(), ...broken }, own)).toThrow(
      new UnreadableCredentials(message),
    );
  });

  it('knows the same object wherever its store is called', () => {
    const one = openCredentials({ ...answer(), is_own_store: true }, own);
    const other = openCredentials({ ...answer(), is_own_store: true }, 'https://elsewhere.example');
    expect(addressOf(one)).toBe(addressOf(other));
    expect(addressOf(openCredentials(answer({ address: { ...address, FileName: 'b' } }), own))).not.toBe(
      addressOf(one),
    );
  });
});
