import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createLocalBlobs } from './local-blobs.ts';
import { createObjectFolder } from './objects/object-folder.ts';
import { openSigningKey } from './objects/signing-key.ts';
import { makePrivate } from './private-folder.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** The modes of a folder and of everything below it. */
const modesOf = (folder: string) =>
  new Set(
    [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))].map(
      modeOf,
    ),
  );
const closed = new Set(['700', '600']);

// Windows has no such rights.
describe.skipIf(process.platform === 'win32')('what is stored', () => {
  it('is for the account of the server alone', async () => {
    const folder = join(temporaryFolder(), 'data');
    mkdirSync(folder, { mode: 0o755 });
    const blobs = createLocalBlobs(join(folder, 'blobs'));
    await blobs.check();
    await blobs.put('covers/2026/one.svg', '<svg/>');
    openSigningKey(join(folder, 'objects'));
    await createObjectFolder(join(folder, 'objects')).write('ab12', Readable.from([Buffer.from('film')]), 4);
    expect(modesOf(join(folder, 'blobs'))).toEqual(closed);
    expect(modesOf(join(folder, 'objects'))).toEqual(closed);
  });

  it('of earlier days is closed to others at the start, without following links', async () => {
    const base = temporaryFolder();
    const outside = join(base, 'outside');
    writeFileSync(outside, 'x', { mode: 0o644 });
    const folder = join(base, 'blobs');
    mkdirSync(join(folder, 'covers/2025'), { recursive: true });
    writeFileSync(join(folder, 'covers/2025/one.svg'), '<svg/>', { mode: 0o644 });
    symlinkSync(outside, join(folder, 'link'));
    for (const path of [folder, join(folder, 'covers'), join(folder, 'covers/2025')]) chmodSync(path, 0o755);
    await makePrivate(folder);
    for (const path of ['', 'covers', 'covers/2025']) expect(modeOf(join(folder, path))).toBe('700');
    expect(modeOf(join(folder, 'covers/2025/one.svg'))).toBe('600');
    expect(modeOf(outside)).toBe('644');
  });

  it('need not be there yet', async () => {
    const folder = join(temporaryFolder(), 'none');
    await expect(makePrivate(folder)).resolves.toBeUndefined();
  });
});
