import { expect, it } from 'vitest';
import { momentText } from '../../widget/moment-text.ts';
import { bytesText } from './bytes-text.ts';
import { categoryOptions } from '../preview/category-options.ts';
import { chaptersOf } from '../preview/chapters.ts';
import { codecText } from '../setup/codec-text.ts';
import { durationText } from './duration-text.ts';
import { recorderViewStrings } from './recorder-views.strings.ts';
import { tenth, tenthsText } from '../preview/trim-text.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1024, '1 KB'],
  [3_100_000, '3 MB'],
  [8_612_344, '8.2 MB'],
  [1_048_000, '1 MB'],
  [104_857_600, '100 MB'],
  [41_231_686_041, '38.4 GB'],
  [-5, '0 B'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

it.each([
  ['video/webm;codecs=vp9,opus', 'WebM · VP9 · Opus'],
  ['video/mp4;codecs="vp09.00.10.08,opus"', 'MP4 · VP9 · Opus'],
  ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'MP4 · H.264 · AAC'],
  ['video/webm;codecs=vp8', 'WebM · VP8'],
  ['video/webm;codecs=av1', 'WebM · AV1'],
  ['video/x-matroska', 'video/x-matroska'],
])('calls %s %s', (type, text) => {
  expect(codecText(type)).toBe(text);
});

it('says a length in words, in the seconds that the player shows', () => {
  const strings = recorderViewStrings['zh-CN'];
  expect([42.4, 60, 83.6, 218.7, -1].map((seconds) => durationText(seconds, strings))).toEqual([
    '42秒',
    '1分钟',
    '1分23秒',
    '3分38秒',
    '0秒',
  ]);
  expect(momentText(218.7)).toBe('03:38');
});

it('loses no second of what is kept between two tenths', () => {
  const kept = { from: 4.1, to: 64.1 };
  expect(kept.to - kept.from).toBeLessThan(60);
  expect(durationText(tenth(kept.to - kept.from), recorderViewStrings['zh-CN'])).toBe('1分钟');
});

it('writes a moment to the tenth, and never sixty seconds', () => {
  expect([0, 9.96, 59.96, 62.4, 299.9].map(tenthsText)).toEqual([
    '0:00.0',
    '0:10.0',
    '1:00.0',
    '1:02.4',
    '4:59.9',
  ]);
});

it('SR-15: finds the moments that a description names, and no other lines', () => {
  const description = '板书和讲解\n00:21 带着问题读\n1:02:07 尾声\n12:3 不是\n见 00:40\n  01:03\n';
  expect(chaptersOf(description, null)).toEqual([
    { at: 21, label: '带着问题读' },
    { at: 3727, label: '尾声' },
    { at: 63, label: '' },
  ]);
  expect(chaptersOf(description, 84).map(({ at }) => at)).toEqual([21, 63]);
});

it('moves a category in by how deep it lies', () => {
  const tree = [
    {
      id: 1,
      name: '读书法',
      children: [{ id: 2, name: '第一讲', children: [{ id: 3, name: '答疑', children: [] }] }],
    },
    { id: 4, name: '论语', children: [] },
  ];
  expect(categoryOptions(tree, '不分类')).toEqual([
    { value: '0', label: '不分类' },
    { value: '1', label: '读书法' },
    { value: '2', label: '\u3000第一讲' },
    { value: '3', label: '\u3000\u3000答疑' },
    { value: '4', label: '论语' },
  ]);
});
