import { describe, expect, it } from 'vitest';
import { screenRecorderStrings } from '../screen-recorder.strings.ts';
import {
  chapterLines,
  cutChapters,
  cutMarkers,
  fileNameOf,
  standardTitle,
  uploadNameOf,
} from './draft-facts.ts';

const strings = screenRecorderStrings['zh-CN'];
const morning = new Date(2026, 2, 2, 8, 5).getTime();

describe('the facts of a draft', () => {
  it('SR-05: the title is the day on the person’s calendar, and “-录制”', () => {
    expect(standardTitle(morning, strings)).toBe('2026-03-02-录制');
    expect(standardTitle(new Date(2026, 10, 22, 23, 59).getTime(), strings)).toBe('2026-11-22-录制');
  });

  it.each([
    ['video/mp4', '2026-03-02-录制.mp4'],
    ['video/mp4;codecs=vp09.00.10.08,opus', '2026-03-02-录制.mp4'],
    ['video/webm', '2026-03-02-录制.webm'],
    ['video/webm;codecs=vp8', '2026-03-02-录制.webm'],
    ['', '2026-03-02-录制.webm'],
  ])('T4: a file of %s is downloaded under the name of what it is: %s', (mimeType, name) => {
    expect(fileNameOf({ startedAt: morning, mimeType }, strings)).toBe(name);
  });

  it.each(['video/mp4', 'video/webm;codecs=vp9,opus', ''])(
    'T4 SR-05: a file of %j is uploaded under its date, “-录制” and the name of an mp4',
    (mimeType) => {
      const draft = { startedAt: morning, mimeType };
      expect(uploadNameOf(draft, strings)).toBe('2026-03-02-录制.mp4');
    },
  );

  it('SR-15: markers become lines that begin with their moments', () => {
    expect(chapterLines([{ at: 0 }, { at: 42 }, { at: 185 }], strings)).toBe(
      '00:00 第1段\n00:42 第2段\n03:05 第3段',
    );
    expect(chapterLines([], strings)).toBe('');
  });

  it('SR-15: takes no more lines than a description may hold', () => {
    const markers = Array.from({ length: 300 }, (_, at) => ({ at }));
    const text = chapterLines(markers, strings);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text.length).toBeGreaterThan(1980);
    expect(text.endsWith('段')).toBe(true);
  });

  it('SR-16: what is cut away takes its lines along, and the others move', () => {
    const text = '今天讲三件事\n00:10 引子\n00:42 断句\n1:02:03 尾声\n00:50没有空格';
    expect(cutChapters(text, { from: 30, to: 120 })).toBe('今天讲三件事\n00:12 断句\n00:50没有空格');
  });

  it('SR-16: a marker on the very cut stays, at the beginning', () => {
    expect(cutMarkers([{ at: 29 }, { at: 30 }, { at: 42 }, { at: 120 }], { from: 30.4, to: 120 })).toEqual([
      { at: 0 },
      { at: 11 },
    ]);
  });
});
