import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { readTabPlace, tabPlaceOf } from './tab-place.ts';

const tabs = ['learning', 'subscribed', 'collected'] as const;

describe('the address of a page of a tab', () => {
  it.each([
    ['', { tab: 'learning', page: 1 }],
    ['scene=collected&page=3', { tab: 'collected', page: 3 }],
    ['scene=subscribed', { tab: 'subscribed', page: 1 }],
    ['scene=nowhere&page=0', { tab: 'learning', page: 1 }],
    ['scene=Collected&page=1e3', { tab: 'learning', page: 1 }],
    ['page=-2', { tab: 'learning', page: 1 }],
    ['page=01', { tab: 'learning', page: 1 }],
    // As far as a list can be asked for, and so to its last page.
    ['page=99999999', { tab: 'learning', page: 1_000_000 }],
  ] as const)('“%s” leads to %j', (search, place) => {
    expect(readTabPlace(new URLSearchParams(search), tabs)).toEqual(place);
  });

  it.each([
    [{ tab: 'learning', page: 1 }, ''],
    [{ tab: 'learning', page: 2 }, '?page=2'],
    [{ tab: 'collected', page: 1 }, '?scene=collected'],
    [{ tab: 'subscribed', page: 4 }, '?scene=subscribed&page=4'],
  ] as const)('of %j ends in “%s”, and leads back to it', (place, search) => {
    const wanted = tabPlaceOf(place, tabs);
    expect(paths.studyCenter(wanted)).toBe(`/study-center${search}`);
    expect(paths.orders(wanted)).toBe(`/my/orders${search}`);
    expect(readTabPlace(new URLSearchParams(search), tabs)).toEqual(place);
  });
});
