import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../http/api-error.ts';
import { NoAnswer } from './fetch-transport.ts';
import { failureOf, judgeCall, judgeStore } from './upload-fault.ts';
import { UnreadableCredentials } from './upload-credentials.ts';
import { storeError } from './uploader.fixtures.ts';

const api = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: 'business', message: '不行', ...details });

describe('SR-06 what to do about an answer of the store', () => {
  it.each([
    ['a line that is cut', new NoAnswer('RequestError', -1, 'x'), 'again'],
    ['no answer in time', new NoAnswer('ConnectionTimeoutError', -2, 'x'), 'late'],
    ['a timeout that the store tells', storeError(400, 'RequestTimeout', ''), 'late'],
    ['a fault of the store', storeError(500, 'InternalError', ''), 'again'],
    ['a gateway without a store', storeError(502, '', ''), 'again'],
    ['a request that was cut on its way', storeError(400, 'IncompleteBody', ''), 'again'],
    ['too many requests', storeError(429, '', ''), 'again'],
    ['a token that has ended', storeError(403, 'SecurityTokenExpired', ''), 'renew'],
    ['a key that is gone', storeError(403, 'InvalidAccessKeyId', ''), 'renew'],
    ['credentials that are not enough', storeError(403, 'AccessDenied', ''), 'renew'],
    ['a refusal without words', { status: 403, name: 'UnknownError', message: 'x' }, 'renew'],
    ['no authorisation', storeError(401, '', ''), 'renew'],
    ['an upload that is forgotten', storeError(404, 'NoSuchUpload', ''), 'gone'],
    ['an object that is not there', storeError(404, 'NoSuchKey', ''), 'gone'],
    ['a part that is lost', storeError(400, 'InvalidPart', ''), 'gone'],
    ['a clock that is wrong', storeError(403, 'RequestTimeTooSkewed', ''), 'final'],
    ['a signature that is wrong', storeError(403, 'SignatureDoesNotMatch', ''), 'final'],
    ['too much', storeError(400, 'EntityTooLarge', ''), 'final'],
    ['a defect', new TypeError('x is undefined'), 'final'],
  ])('%s', (_, error, verdict) => {
    expect(judgeStore(error)).toBe(verdict);
  });
});

describe('what to do about an answer to a call for credentials', () => {
  it.each([
    ['no network', api({ kind: 'network' }), 'again'],
    ['no answer in time', api({ kind: 'timeout' }), 'again'],
    ['a proxy without a server', api({ kind: 'http', status: 502 }), 'again'],
    ['a fault of the server', api({ code: 500 }), 'again'],
    ['too many calls', api({ code: 429 }), 'again'],
    ['no such upload', api({ code: 404 }), 'gone'],
    ['no room left', api({ code: 1 }), 'final'],
    ['a page in the way', api({ kind: 'http', status: 403 }), 'final'],
    ['no session', api({ kind: 'unauthorized', code: 401 }), 'final'],
    ['a defect', new TypeError('x'), 'final'],
  ])('%s', (_, error, verdict) => {
    expect(judgeCall(error)).toBe(verdict);
  });
});

describe('what the person is told', () => {
  it.each([
    [
      'the store’s words',
      storeError(400, 'EntityTooLarge', '太大'),
      { kind: 'store', message: '太大', code: 'EntityTooLarge' },
    ],
    [
      'a status when there are none',
      { status: 418, message: 'no' },
      { kind: 'store', message: 'no', code: '418' },
    ],
    [
      'the server’s words',
      api({ code: 1, message: '空间不足' }),
      { kind: 'call', message: '空间不足', code: '1' },
    ],
    ['no network', api({ kind: 'network', message: 'x' }), { kind: 'call', message: 'x', code: 'network' }],
    [
      'no session',
      api({ kind: 'unauthorized', code: 401 }),
      { kind: 'signed-out', message: '不行', code: '401' },
    ],
    [
      'credentials that cannot be read',
      new UnreadableCredentials('x'),
      { kind: 'call', message: 'x', code: 'UnreadableCredentials' },
    ],
    [
      'a file that is gone',
      new DOMException('x', 'NotReadableError'),
      { kind: 'refused', message: 'x', code: 'unreadable' },
    ],
    [
      'nothing when the store has not answered',
      new NoAnswer('RequestError', -1, 'x'),
      { kind: 'store', message: '', code: 'RequestError' },
    ],
    ['a defect', new TypeError('x'), { kind: 'store', message: 'x', code: 'TypeError' }],
  ] as const)('%s', (_, error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });
});
