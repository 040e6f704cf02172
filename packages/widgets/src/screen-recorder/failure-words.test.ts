import { ApiError } from '@shuyuan/api-client';
import { expect, test } from 'vitest';
import { callWords, uploadWords } from './failure-words.ts';
import { screenRecorderStrings } from './screen-recorder.strings.ts';

const strings = screenRecorderStrings['zh-CN'];

test.each([
  ['1', '空间不足', '空间不足'],
  ['network', 'The server could not be reached.', strings.unreachable],
  ['timeout', 'The server did not answer in time.', strings.unreachable],
  ['http', 'The server answered 502 without an envelope.', strings.oddAnswer],
  ['decode', 'answer.video_id: expected string', strings.oddAnswer],
  ['UnreadableCredentials', 'upload_auth has no AccessKeyId.', strings.oddAnswer],
])(
  'SR-06: credentials that are refused with %s are told in the words of server or page',
  (code, message, words) => {
    expect(uploadWords({ kind: 'call', code, message }, strings)).toBe(words);
  },
);

test('SR-06: a store that has not answered is told in the specified words around our own', () => {
  const words = uploadWords({ kind: 'store', code: 'RequestError', message: '' }, strings);
  expect(words).toBe(`视频上到阿里云失败传失败，错误信息：${strings.unreachable}:code:RequestError`);
});

test.each([
  ['network', strings.unreachable],
  ['http', strings.oddAnswer],
  ['decode', strings.oddAnswer],
] as const)('SR-06: a call that fails with %s says nothing of a parser', (kind, words) => {
  expect(callWords(new ApiError({ kind, message: '<html>502' }), strings)).toBe(words);
});
