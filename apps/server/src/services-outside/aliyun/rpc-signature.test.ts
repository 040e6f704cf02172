import { describe, expect, it } from 'vitest';
import { rpcSignature, signedParameters } from './rpc-signature.ts';

const access = { keyId: 'testid', keySecret: 'testsecret' };

describe('the RPC signature', () => {
  it('reproduces the vector that Aliyun has published', () => {
    const parameters = signedParameters('GET', access, {
      action: 'DescribeRegions',
      version: '2014-05-26',
      parameters: { Format: 'XML' },
      now: new Date('2016-02-23T12:46:24Z'),
      nonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
    });
    // The vector asks for XML; we always ask for JSON.
    const { Signature, ...asked } = parameters;
    expect(rpcSignature('GET', access.keySecret, { ...asked, Format: 'XML' })).toBe(
      'OLeaidS1JvxuMvnyHOwuJ+uX5qY=',
    );
    expect(Signature).toBe(rpcSignature('GET', access.keySecret, asked));
    expect(asked).toEqual({
      AccessKeyId: 'testid',
      Action: 'DescribeRegions',
      Format: 'JSON',
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
      SignatureVersion: '1.0',
      Timestamp: '2016-02-23T12:46:24Z',
      Version: '2014-05-26',
    });
  });

  // What the signing string must be, written out by hand and signed with another program.
  it.each([
    ['the method', 'POST', { Action: 'A' }, '%2F&Action%3DA'],
    ['what encodeURIComponent leaves alone', 'GET', { A: "!'()*~" }, '%2F&A%3D%2521%2527%2528%2529%252A~'],
    ['spaces and plus signs', 'GET', { A: 'a b+c' }, '%2F&A%3Da%2520b%252Bc'],
    ['Chinese', 'GET', { SignName: '书院' }, '%2F&SignName%3D%25E4%25B9%25A6%25E9%2599%25A2'],
    [
      'the order of the names, capitals first',
      'GET',
      { b: '1', B: '2', A: '3' },
      '%2F&A%3D3%26B%3D2%26b%3D1',
    ],
  ] as const)('covers %s', async (_, method, parameters, text) => {
    const { createHmac } = await import('node:crypto');
    const expected = createHmac('sha1', 'testsecret&').update(`${method}&${text}`).digest('base64');
    expect(rpcSignature(method, 'testsecret', parameters)).toBe(expected);
  });

  it('never holds the secret, and changes with each nonce', () => {
    const call = { action: 'SendSms', version: '2017-05-25', parameters: {}, now: new Date(0) };
    const [one, two] = ['1', '2'].map((nonce) => signedParameters('POST', access, { ...call, nonce }));
    expect(JSON.stringify(one)).not.toContain('testsecret');
    expect(one?.['Signature']).not.toBe(two?.['Signature']);
  });
});
