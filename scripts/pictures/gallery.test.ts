import { describe, expect, it } from 'vitest';
import {
  checkGallery,
  chooseRenewals,
  galleryAlong,
  galleryLimit,
  galleryOf,
  succeed,
  toBeWritten,
} from './gallery.mjs';

const story = (title: string, name: string) => ({
  id: `${title.toLowerCase().replaceAll('/', '-')}--${name.toLowerCase()}`,
  title,
});
const stories = [
  story('UI/button', 'Plain'),
  story('UI/button', 'Sheet'),
  story('Site/home', 'Full'),
  story('Site/home', 'Empty'),
];
const picture = 'ui-button--sheet.light';
const receipt = { picture, sha256: 'look', webp: 'file' };
const receiptsOf = (...all: { picture: string; sha256: string; webp?: string; webpOf?: string }[]) =>
  new Map(all.map((one) => [one.picture, one]));

describe('what the gallery shows', () => {
  it('is every sheet and the first story of each page', () => {
    expect([...galleryOf(stories)]).toEqual([picture, 'site-home--full.light']);
  });

  it('stays for titles that the Storybook at hand was not built of', () => {
    const receipts = receiptsOf(receipt, { picture: 'site-login--form.light', sha256: 'a', webp: 'b' });
    expect([...galleryAlong(receipts, stories.slice(0, 2))]).toEqual(['site-login--form.light', picture]);
  });
});

describe('what is wrong with the gallery', () => {
  const check = (files: [string, { sha256: string; size: number }][], receipts = receiptsOf(receipt)) =>
    checkGallery({ receipts, files: new Map(files), expected: new Set([picture]) });

  it('is nothing when each receipt names its file', () => {
    expect(check([[picture, { sha256: 'file', size: 9 }]])).toEqual({ wrong: [], earlier: 0 });
  });

  it.each([
    ['missing', [], receiptsOf(receipt)],
    ['not the file that its receipt names', [[picture, { sha256: 'other', size: 9 }]], receiptsOf(receipt)],
    [
      'left over',
      [
        [picture, { sha256: 'file', size: 9 }],
        ['ui-gone--sheet.light', { sha256: 'x', size: 9 }],
      ],
      receiptsOf(receipt),
    ],
    ['not in visual/gallery', [], receiptsOf({ picture, sha256: 'look' })],
    ['show less', [[picture, { sha256: 'file', size: galleryLimit + 1 }]], receiptsOf(receipt)],
  ] as [string, [string, { sha256: string; size: number }][], ReturnType<typeof receiptsOf>][])(
    'is a picture that is %s',
    (words, files, receipts) => {
      expect(check(files, receipts).wrong.join()).toContain(words);
    },
  );
});

describe('a change of look', () => {
  it('leaves the file of the earlier look, and says of what it is', () => {
    expect(succeed({ picture, sha256: 'new look' }, receipt)).toEqual({
      picture,
      sha256: 'new look',
      webp: 'file',
      webpOf: 'look',
    });
  });

  it('that returns to the look of the file needs no other file', () => {
    const changed = succeed({ picture, sha256: 'new look' }, receipt);
    expect(succeed({ picture, sha256: 'look' }, changed)).toMatchObject({ webp: 'file', webpOf: undefined });
  });

  it('writes new pictures always, and others up to a limit', () => {
    const sizes = [
      { picture: 'a', size: 60, isNew: false },
      { picture: 'b', size: 60, isNew: false },
      { picture: 'c', size: 30, isNew: false },
      { picture: 'd', size: 500, isNew: true },
    ];
    expect(chooseRenewals(sizes, 0, 100).map((one: { picture: string }) => one.picture)).toEqual([
      'a',
      'c',
      'd',
    ]);
    expect(chooseRenewals(sizes, 90, 100).map((one: { picture: string }) => one.picture)).toEqual(['d']);
  });

  it('is written for pictures without a file and for those of an earlier look', () => {
    const files = new Map([[picture, { sha256: 'file', size: 1 }]]);
    expect(toBeWritten(receiptsOf(receipt), files, new Set([picture]))).toEqual([]);
    expect(toBeWritten(receiptsOf({ ...receipt, webpOf: 'earlier' }), files, new Set([picture]))).toEqual([
      picture,
    ]);
    expect(toBeWritten(receiptsOf(receipt), new Map(), new Set([picture]))).toEqual([picture]);
  });
});
