import { expect, it } from 'vitest';
import { parseVtt } from './parse-vtt.ts';

it('reads what the server stores, and leaves out what it does not', () => {
  const vtt =
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n林尽水源\na &lt; b &amp; c\n\nNOTE x\n\n01:00:00.250 --> 01:00:01.000\n便得一山\n';
  expect(parseVtt(vtt)).toEqual([
    { start: 1, end: 2.5, text: '林尽水源\na < b & c' },
    { start: 3600.25, end: 3601, text: '便得一山' },
  ]);
  expect(parseVtt('')).toEqual([]);
});
