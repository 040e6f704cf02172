import { describe, expect, it } from 'vitest';
import { momentText } from '../widget/moment-text.ts';
import { parseMoment, stampAt } from './note-moment.ts';

describe('the moment of a note', () => {
  it.each([
    ['75', 75],
    ['1:15', 75],
    ['1：15', 75],
    ['75:00', 4500],
    ['1:02:03', 3723],
    [' 0:05 ', 5],
  ])('is %s as people write it', (text, seconds) => {
    expect(parseMoment(text)).toBe(seconds);
  });

  it.each(['', 'x', '1:60', '1:60:00', '-5', '1:2:3:4', '1.5'])('is not %s', (text) => {
    expect(parseMoment(text)).toBeNull();
  });

  it('CL-10 is written with hours from an hour on, and read back as the same', () => {
    expect([3599, 3600].map(momentText)).toEqual(['59:59', '1:00:00']);
    for (const seconds of [0, 59, 3599, 3600, 86_399]) expect(parseMoment(momentText(seconds))).toBe(seconds);
  });

  it('CL-10 lies before what was heard by the chosen seconds, and never before the beginning', () => {
    expect(stampAt(61.9, 5)).toBe(56);
    expect(stampAt(3, 10)).toBe(0);
  });
});
