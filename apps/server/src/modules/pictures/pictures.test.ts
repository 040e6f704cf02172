import { describe, expect, it } from 'vitest';
import { drawAvatar } from './avatar.ts';
import { drawAnthologyCover, drawCover } from './cover.ts';
import { motifs } from './motif.ts';
import { dawn, dusk, mist, night, palettes, pine } from './palette.ts';
import { createRandom } from './random.ts';
import { drawSlider } from './slider.ts';

const names = Array.from({ length: 12 }, (_, index) => `name ${index}`);
const drawn = motifs.flatMap((motif) =>
  names.map((name) => ({
    motif,
    cover: drawCover(name, motif),
    upright: drawAnthologyCover(name, motif),
    slider: drawSlider(name, motif),
  })),
);

describe('pictures', () => {
  it('are the same for the same seed, and differ between seeds', () => {
    expect(drawCover('a', 'mountains')).toBe(drawCover('a', 'mountains'));
    expect(new Set(names.map((name) => drawCover(name, 'mountains'))).size).toBe(names.length);
    expect(new Set(names.map(drawAvatar)).size).toBe(names.length);
  });

  it('have the proportions that pages reserve for them', () => {
    expect(drawCover('a', 'stars')).toContain('viewBox="0 0 960 540"');
    expect(drawAnthologyCover('a', 'stars')).toContain('viewBox="0 0 600 800"');
    expect(drawSlider('a', 'stars')).toContain('viewBox="0 0 1200 400"');
    expect(drawAvatar('a')).toContain('viewBox="0 0 240 240"');
  });

  it('stay below 12 KB, whatever the seed', () => {
    const sizes = [
      ...drawn.flatMap(({ cover, upright, slider }) => [cover, upright, slider]),
      ...names.map(drawAvatar),
    ].map((svg) => Buffer.byteLength(svg));
    expect(Math.max(...sizes)).toBeLessThan(12 * 1024);
  });

  it('hold only shapes: no words, no scripts, no styles that a strict policy refuses, no broken numbers', () => {
    const broken = drawn.filter(({ cover, upright, slider }) =>
      /<text|<script|<style|style=|href=|NaN|undefined|Infinity/.test(cover + upright + slider),
    );
    expect(broken.map(({ motif }) => motif)).toEqual([]);
  });

  it('are painted with the palettes alone', () => {
    const allowed = new Set(
      [dawn, mist, dusk, night, pine].flatMap((palette) => JSON.stringify(palette).match(/#\w{6}/g) ?? []),
    );
    const used = new Set(drawn.flatMap(({ cover }) => cover.match(/#[0-9a-f]{6}/g) ?? []));
    expect([...used].filter((colour) => !allowed.has(colour))).toEqual([]);
    expect(palettes).toHaveLength(5);
  });

  it('keep the left of a slider dark enough for a white title', () => {
    for (const palette of [night, pine]) {
      const sky = [palette.skyTop, palette.skyBottom].map(luminance);
      expect(1.05 / (sky[0]! + 0.05)).toBeGreaterThan(4.5);
      expect(1.05 / (sky[1]! + 0.05)).toBeGreaterThan(3);
    }
  });
});

it('random numbers lie in [0, 1) and spread over it', () => {
  const random = createRandom('seed');
  const numbers = Array.from({ length: 2000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, each) => sum + each) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});

function luminance(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
