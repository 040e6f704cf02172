import { expect, test } from 'vitest';
import { canRepack, chooseRecordingFormat } from './recording-format.ts';

const browsers = {
  Chromium: /^video\/(webm|mp4)(;codecs=(vp9|vp8|av1|avc1\.[0-9A-F]+)(,opus)?)?$/,
  'Safari 17': /^video\/mp4(;codecs=avc1\.[0-9A-F]+(,mp4a\.40\.2)?)?$/,
  'Safari without the high profile': /^video\/mp4(;codecs=avc1\.42E01E(,mp4a\.40\.2)?)?$/,
  Firefox: /^video\/webm(;codecs=vp8(,opus)?)?$/,
  'one that tells containers only': /^video\/webm$/,
  'one without a recorder for pictures': /^audio\//,
};

const table: [keyof typeof browsers, hasSound: boolean, mimeType: string | null, canRepack?: boolean][] = [
  ['Chromium', true, 'video/webm;codecs=vp9,opus', true],
  ['Chromium', false, 'video/webm;codecs=vp9', true],
  ['Safari 17', true, 'video/mp4;codecs=avc1.640028,mp4a.40.2', false],
  ['Safari 17', false, 'video/mp4;codecs=avc1.640028', false],
  ['Safari without the high profile', true, 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', false],
  ['Firefox', true, 'video/webm;codecs=vp8,opus', false],
  ['Firefox', false, 'video/webm;codecs=vp8', false],
  ['one that tells containers only', true, 'video/webm', false],
  ['one without a recorder for pictures', true, null],
  ['one without a recorder for pictures', false, null],
];

test.each(table)('SR-11: in %s, with sound: %s, it records %s', (browser, hasSound, mimeType, repacks) => {
  const chosen = chooseRecordingFormat(hasSound, (type) => browsers[browser].test(type));
  expect(chosen).toEqual(mimeType && { mimeType, canRepack: repacks });
});

test('SR-11: no codec of sound is asked for where there is no sound', () => {
  const asked: string[] = [];
  chooseRecordingFormat(false, (type) => asked.push(type) < 0);
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((type) => /opus|mp4a/.test(type))).toEqual([]);
});

test.each([
  ['video/webm;codecs=vp9,opus', true],
  ['video/webm;codecs=vp09.00.10.08', true],
  ['video/webm;codecs=vp8,opus', false],
  ['video/webm', false],
  ['video/mp4;codecs=avc1,mp4a.40.2', false],
])('SR-04: %s is packed anew: %s', (mimeType, expected) => {
  expect(canRepack(mimeType)).toBe(expected);
});
