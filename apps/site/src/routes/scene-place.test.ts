import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { readScenePlace, scenePlaceOf } from './scene-place.ts';

const scenes = ['learning', 'subscribed', 'collected'] as const;

describe('the address of a page of a scene', () => {
  it.each([
    ['', { scene: 'learning', page: 1 }],
    ['scene=collected&page=3', { scene: 'collected', page: 3 }],
    ['scene=subscribed', { scene: 'subscribed', page: 1 }],
    ['scene=nowhere&page=0', { scene: 'learning', page: 1 }],
    ['scene=Collected&page=1e3', { scene: 'learning', page: 1 }],
    ['page=-2', { scene: 'learning', page: 1 }],
    ['page=99999999', { scene: 'learning', page: 1 }],
  ] as const)('“%s” leads to %j', (search, place) => {
    expect(readScenePlace(new URLSearchParams(search), scenes)).toEqual(place);
  });

  it.each([
    [{ scene: 'learning', page: 1 }, ''],
    [{ scene: 'learning', page: 2 }, '?page=2'],
    [{ scene: 'collected', page: 1 }, '?scene=collected'],
    [{ scene: 'subscribed', page: 4 }, '?scene=subscribed&page=4'],
  ] as const)('of %j ends in “%s”, and leads back to it', (place, search) => {
    const wanted = scenePlaceOf(place, scenes);
    expect(paths.studyCenter(wanted)).toBe(`/study-center${search}`);
    expect(paths.orders(wanted)).toBe(`/my/orders${search}`);
    expect(readScenePlace(new URLSearchParams(search), scenes)).toEqual(place);
  });
});
