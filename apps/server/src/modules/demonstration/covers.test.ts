import { describe, expect, it } from 'vitest';
import { drawCover } from '../pictures/cover.ts';
import type { Motif } from '../pictures/motif.ts';
import { courseSeeds } from './courses.seed.ts';
import { comboSeeds } from './learning/combos.seed.ts';
import { videoSeeds } from './learning/videos.seed.ts';

interface Covered {
  key: string;
  cover: Motif;
  daysAgo: number | null;
}

/** As many as stand on one page of a list. */
const onAPage = 16;

/** What is seen of a cover from afar: what it shows, and the sky that it stands before. */
function looksOf(kind: string, seeds: readonly Covered[]): string[] {
  const newest = seeds
    .filter(({ daysAgo }) => daysAgo !== null && daysAgo > 0)
    .toSorted((a, b) => (a.daysAgo ?? 0) - (b.daysAgo ?? 0));
  return newest
    .slice(0, onAPage)
    .map(
      ({ key, cover }) => `${cover} ${/stop-color="(#\w+)"/.exec(drawCover(`${kind}-${key}`, cover))?.[1]}`,
    );
}

describe('covers do not repeat within a screen', () => {
  it.each([
    ['course', courseSeeds],
    ['video', videoSeeds],
    ['combo', comboSeeds],
  ] as const)('in the list of %s', (kind, seeds) => {
    const looks = looksOf(kind, seeds);
    expect(looks.filter((look, place) => looks.indexOf(look) !== place)).toEqual([]);
  });

  it('each course in its list has a motif of its own', () => {
    const shown = courseSeeds.filter(({ daysAgo }) => daysAgo !== null && daysAgo > 0);
    expect(new Set(shown.map(({ cover }) => cover)).size).toBe(shown.length);
  });
});
