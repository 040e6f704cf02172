import { describe, expect, it } from 'vitest';
import { countStories, namesOf, sheetsFirst, within } from './selection.mjs';

describe('the selection of a check', () => {
  it('keeps everything that fits, in its order', () => {
    expect(within([3, 4], 7, Number)).toEqual({ kept: [3, 4], left: [] });
  });

  it('leaves out what comes after the bound, however small', () => {
    expect(within([3, 5, 1], 7, Number)).toEqual({ kept: [3], left: [5, 1] });
  });

  it('keeps the first file whatever it weighs, and nothing of nothing', () => {
    expect(within([9, 1], 7, Number)).toEqual({ kept: [9], left: [1] });
    expect(within([], 7)).toEqual({ kept: [], left: [] });
  });

  it('looks at sheets first among files equally near, and at near files before far sheets', () => {
    const distances = new Map([
      ['page', 2],
      ['sheet', 2],
      ['near', 1],
    ]);
    expect(sheetsFirst(['near', 'page', 'sheet'], distances, (path) => path === 'sheet')).toEqual([
      'near',
      'sheet',
      'page',
    ]);
  });

  it('counts the stories of a file, not its meta data', () => {
    const text =
      'const meta = {};\nexport default meta;\nexport const One: Story = {};\nexport const Two = {};\n';
    expect(countStories(text)).toBe(2);
  });

  it('names files, the first of many', () => {
    expect(namesOf(['a/pager.stories.tsx', 'b/site.test.ts', 'c/d.test.tsx'], 2)).toBe(
      'pager, site and 1 more',
    );
  });
});
