import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedNames, type ExportedName } from './exported-sentences.mjs';

const files = {
  'packages/ui/package.json': JSON.stringify({
    exports: {
      './badge': { 'shuyuan-source': './src/badge/index.ts', import: './dist/badge/index.js' },
      './both': { 'shuyuan-source': './src/both.ts' },
      './package.json': './package.json',
    },
  }),
  'packages/ui/src/badge/index.ts': `
    export { Badge, type BadgeProps } from './badge.tsx';
    export { inner as renamed } from './inner.ts';
    export { useMemo } from 'react';
  `,
  'packages/ui/src/badge/badge.tsx': `
    /** A word about something. */
    export function Badge() {}

    export interface BadgeProps {
      /** A member's sentence is none of its interface. */
      tone: string;
    }

    export const unpublished = 1;
  `,
  'packages/ui/src/badge/inner.ts': `
    // A comment of another kind.
    export const inner = 1;
    /** @see somewhere else */
    export type OnlyTags = string;
  `,
  'packages/ui/src/both.ts': `
    import { inner as ours, type OnlyTags } from './badge/inner.ts';

    /** Answers with words, or with none. */
    export function overloaded(): void;
    export function overloaded(words: string): void;
    export function overloaded() {}

    const kept = 1;
    export { kept, ours, type OnlyTags };
    export const [first, second] = [1, 2];
  `,
};

describe('every exported name has its sentence', () => {
  const house = mkdtempSync(join(tmpdir(), 'sentences-'));
  let names: ExportedName[] = [];
  const found = (hasSentence: boolean) =>
    names.filter((name) => name.hasSentence === hasSentence).map(({ name, place }) => `${place} ${name}`);

  beforeAll(() => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    }
    names = exportedNames(house);
  });

  afterAll(() => rmSync(house, { recursive: true }));

  it('looks for it where the name is declared, and finds it above one of several declarations', () => {
    expect(found(true).sort()).toEqual([
      'packages/ui/src/badge/badge.tsx:3 Badge',
      'packages/ui/src/both.ts:5 overloaded',
    ]);
  });

  it('misses it without a doc comment, in one that only has tags, and behind other names', () => {
    expect(found(false).sort()).toEqual([
      'packages/ui/src/badge/badge.tsx:5 BadgeProps',
      'packages/ui/src/badge/inner.ts:3 ours',
      'packages/ui/src/badge/inner.ts:3 renamed',
      'packages/ui/src/badge/inner.ts:5 OnlyTags',
      'packages/ui/src/both.ts:11 first',
      'packages/ui/src/both.ts:11 second',
      'packages/ui/src/both.ts:9 kept',
    ]);
  });

  it('asks nothing of what no entry offers, and of what other packages declare', () => {
    expect(names.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/unpublished|useMemo/)]),
    );
  });
});
