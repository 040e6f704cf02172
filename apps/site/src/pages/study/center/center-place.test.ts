import { describe, expect, it } from 'vitest';
import { paths } from '../../../routes/paths.ts';
import { centerPlaceOf, readCenterPlace } from './center-place.ts';

describe('the address of the study center', () => {
  it.each([
    ['', { scene: 'learning', page: 1 }],
    ['scene=collected&page=3', { scene: 'collected', page: 3 }],
    ['scene=subscribed', { scene: 'subscribed', page: 1 }],
    ['scene=nowhere&page=0', { scene: 'learning', page: 1 }],
    ['scene=Collected&page=1e3', { scene: 'learning', page: 1 }],
    ['page=-2', { scene: 'learning', page: 1 }],
    ['page=99999999', { scene: 'learning', page: 1 }],
  ] as const)('“%s” leads to %j', (search, place) => {
    expect(readCenterPlace(new URLSearchParams(search))).toEqual(place);
  });

  it.each([
    [{ scene: 'learning', page: 1 }, '/study-center'],
    [{ scene: 'learning', page: 2 }, '/study-center?page=2'],
    [{ scene: 'collected', page: 1 }, '/study-center?scene=collected'],
    [{ scene: 'subscribed', page: 4 }, '/study-center?scene=subscribed&page=4'],
  ] as const)('of %j is %s, and leads back to it', (place, address) => {
    expect(paths.studyCenter(centerPlaceOf(place))).toBe(address);
    expect(readCenterPlace(new URL(address, 'https://story.test').searchParams)).toEqual(place);
  });
});
