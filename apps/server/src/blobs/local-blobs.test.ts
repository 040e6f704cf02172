import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createLocalBlobs } from './local-blobs.ts';

describe('the local blob store', () => {
  it('gives back what was put in, text or bytes, and tells its public address', async () => {
    const blobs = createLocalBlobs(join(temporaryFolder(), 'blobs'));
    expect(await blobs.put('covers/2026/one.svg', '<svg/>')).toBe('/blobs/covers/2026/one.svg');
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    await blobs.put('covers/two.bin', bytes);
    expect(String(await blobs.get('covers/2026/one.svg'))).toBe('<svg/>');
    expect(new Uint8Array((await blobs.get('covers/two.bin'))!)).toEqual(bytes);
  });

  it('answers null for what it does not hold', async () => {
    const blobs = createLocalBlobs(temporaryFolder());
    await blobs.put('covers/one.svg', '<svg/>');
    expect(await blobs.get('covers/two.svg')).toBeNull();
    expect(await blobs.get('covers')).toBeNull();
  });

  it('removes a file and no other, and one that is gone likewise', async () => {
    const blobs = createLocalBlobs(temporaryFolder());
    for (const key of ['covers/one.svg', 'covers/two.svg']) await blobs.put(key, '<svg/>');
    await blobs.remove('covers/one.svg');
    await blobs.remove('covers/one.svg');
    expect(await blobs.get('covers/one.svg')).toBeNull();
    expect(String(await blobs.get('covers/two.svg'))).toBe('<svg/>');
  });

  it('never shows a file that is half written', async () => {
    const blobs = createLocalBlobs(temporaryFolder());
    const [one, two] = ['a', 'b'].map((letter) => letter.repeat(2 ** 20));
    await blobs.put('big', one!);
    const seen = new Set<number | undefined>();
    const writing = (async () => {
      for (let round = 0; round < 10; round += 1) await blobs.put('big', round % 2 ? one! : two!);
    })();
    for (let read = 0; read < 40; read += 1) seen.add((await blobs.get('big'))?.length);
    await writing;
    expect([...seen]).toEqual([2 ** 20]);
  });

  it.each([
    '',
    '/etc/passwd',
    '../outside',
    'a/../../outside',
    'a//b',
    'a/',
    '.hidden',
    'a/.hidden',
    'A.svg',
    'a b',
    'a\\b',
    'a\0',
  ])('takes no key like %j', async (key) => {
    const blobs = createLocalBlobs(temporaryFolder());
    await expect(blobs.put(key, 'x')).rejects.toThrow('Not a key of a blob');
    await expect(blobs.get(key)).rejects.toThrow('Not a key of a blob');
    await expect(async () => blobs.remove(key)).rejects.toThrow('Not a key of a blob');
  });

  it('leaves nothing behind of what it could not store', async () => {
    const folder = temporaryFolder();
    const blobs = createLocalBlobs(folder);
    await blobs.put('covers/one.svg', '<svg/>');
    await expect(blobs.put('covers', '<svg/>')).rejects.toThrow('EISDIR');
    expect(readdirSync(folder)).toEqual(['covers']);
  });

  it('leaves nothing behind by checking itself', async () => {
    const folder = temporaryFolder();
    await createLocalBlobs(folder).check();
    expect(readdirSync(folder)).toEqual([]);
  });
});
