import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../file-reading/decode-text.ts';
import { readCues } from './read-cues.ts';
import { writeVtt } from './write-vtt.ts';

const srt =
  '1\r\n00:00:01,000 --> 00:00:02,500\r\n林尽水源\r\n便得一山\r\n\r\n2\r\n01:00:03,5 --> 01:00:04,250\r\n山有小口\r\n';

const cuesOf = (text: string) => {
  const read = readCues(text);
  return 'cues' in read ? read.cues : read;
};

describe('captions that are uploaded', () => {
  it('are read from SRT and from WebVTT, without what is not said', () => {
    expect(cuesOf(srt)).toEqual([
      { start: 1, end: 2.5, text: '林尽水源\n便得一山' },
      { start: 3603.5, end: 3604.25, text: '山有小口' },
    ]);
    const vtt = [
      'WEBVTT - 第二讲',
      'NOTE 校对过',
      'STYLE\n::cue { color: red }',
      'opening\n00:01.000 --> 00:02.000 align:start line:0\n<v 老师><b>若</b>&lt;光&gt;',
      '00:03.000 --> 00:04.000\n{\\an8}便舍船',
    ].join('\n\n');
    expect(cuesOf(vtt)).toEqual([
      { start: 1, end: 2, text: '若<光>' },
      { start: 3, end: 4, text: '便舍船' },
    ]);
  });

  it.each([
    ['no times', '1\n林尽水源\n', 'times', 2 - 1],
    ['times that no clock shows', '1\n00:00:75,000 --> 00:01:20,000\n甲\n', 'times', 2],
    [
      'an end before the start',
      '1\n00:00:01,000 --> 00:00:02,000\n甲\n\n2\n00:00:05,000 --> 00:00:04,000\n乙\n',
      'order',
      6,
    ],
    ['nothing', 'WEBVTT\n\n', 'empty', 1],
  ])('CL-14 name the line of %s', (_, text, fault, line) => {
    expect(readCues(text)).toEqual({ fault, line });
  });

  it('CL-14 are stored as WebVTT that reads as what was sent', () => {
    const cues = [
      { start: 0, end: 1.25, text: 'a < b & c' },
      { start: 3600, end: 3661.007, text: '一\n二' },
    ];
    expect(cuesOf(writeVtt(cues))).toEqual(cues);
    expect(writeVtt(cues)).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:01\.250\na &lt; b &amp; c\n/);
  });
});

it.each([
  ['a mark that is not closed', '{\\an8 便舍船', '{\\an8 便舍船'],
  ['a mark within a mark', '{\\an8{\\i1}便舍船', '{\\an8便舍船'],
  ['a tag that is not closed', '若 a<b 且', '若 a<b 且'],
  ['a tag behind one that is not closed', '若 a<b 且<i>便舍船</i>', '若 a<b 且便舍船'],
])('words stay behind %s', (_, line, text) => {
  expect(cuesOf(`1\n00:00:01,000 --> 00:00:02,000\n${line}\n`)).toEqual([{ start: 1, end: 2, text }]);
});

it('ends reading behind the last cue that a file may have', () => {
  const cue = '00:01.000 --> 00:02.000\n字\n\n';
  expect(readCues(cue.repeat(3), 3)).toHaveProperty('cues');
  expect(readCues(cue.repeat(9), 3)).toEqual({ fault: 'many', line: 10 });
});

describe('the encoding of a file', () => {
  const words = '1\n00:00:01,000 --> 00:00:02,000\n桃花源记\n';
  const utf16 = (mark: boolean) => Buffer.from((mark ? '\uFEFF' : '') + words, 'utf16le');
  const gb = Buffer.from([0xcc, 0xd2, 0xbb, 0xa8]);
  it.each([
    ['UTF-8', Buffer.from(words)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${words}`)],
    ['UTF-16', utf16(true)],
    ['UTF-16 without a mark', utf16(false)],
    ['big-endian UTF-16', Buffer.from(utf16(true)).swap16()],
  ])('CL-14 is found: %s', (_, bytes) => {
    expect(cuesOf(decodeText(bytes) ?? '')).toEqual([{ start: 1, end: 2, text: '桃花源记' }]);
  });

  it('CL-14 is GB18030 for what is no UTF-8', () => {
    expect(decodeText(gb)).toBe('桃花');
  });
});
