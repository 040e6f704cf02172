import { describe, expect, it } from 'vitest';
import { readDiscussion } from './discussion.ts';
import { spreadInTime } from './spread.ts';

const written = `
甲：第一条
> 乙：答甲
> 丙@乙：答乙⏎第二行
丁：〔1:05〕第二条：带冒号
`;

describe('a written discussion', () => {
  it('is read as comments and the replies under them', () => {
    expect(readDiscussion(written)).toEqual([
      { by: '甲', text: '第一条', parent: null, answers: null, atSeconds: null },
      { by: '乙', text: '答甲', parent: 0, answers: null, atSeconds: null },
      { by: '丙', text: '答乙\n第二行', parent: 0, answers: 1, atSeconds: null },
      { by: '丁', text: '第二条：带冒号', parent: null, answers: null, atSeconds: 65 },
    ]);
  });

  it.each([
    ['没有冒号', 'Not a line of a discussion'],
    ['甲：一\n> 乙@丙：不在', 'Nobody to answer: 丙'],
    ['> 乙@甲：没有可答的', 'Nobody to answer: 甲'],
  ])('refuses %j', (wrong, message) => {
    expect(() => readDiscussion(wrong)).toThrow(message);
  });

  it('is spread between two moments, each reply after what it answers, the same every time', () => {
    const [from, until] = [new Date('2026-11-01'), new Date('2026-11-21')];
    const posts = readDiscussion(written);
    const times = spreadInTime(posts, from, until, 'seed').map((time) => time.getTime());
    expect(spreadInTime(posts, from, until, 'seed').map((time) => time.getTime())).toEqual(times);
    expect(Math.min(...times)).toBeGreaterThan(from.getTime());
    expect(Math.max(...times)).toBeLessThan(until.getTime());
    const tooEarly = posts.filter(({ parent, answers }, place) =>
      [parent, answers].some((earlier) => earlier !== null && times[earlier]! >= times[place]!),
    );
    expect(tooEarly).toEqual([]);
  });
});
