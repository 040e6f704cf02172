import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openArchive } from './archive.ts';
import { fileReadingStrings as strings } from './file-reading.strings.ts';

const budget = { entries: 10, bytes: 1_000_000, field: 'content' };
const text = (words: string) => Buffer.from(words);

/** Writes a size over those that the directory and the file's own header claim. */
function claiming(archive: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(archive);
  bytes.writeUInt32LE(size, bytes.indexOf('504b0102', 0, 'hex') + 24);
  bytes.writeUInt32LE(size, bytes.indexOf('504b0304', 0, 'hex') + 22);
  return bytes;
}

describe('an archive', () => {
  it.each([0, 6] as const)('gives its files, packed by level %i', (level) => {
    const archive = openArchive(zipSync({ 'a/b.xml': text('甲乙'), 'c.txt': text('') }, { level }), budget);
    expect(archive?.names).toEqual(['a/b.xml', 'c.txt']);
    expect([...(archive?.text('a/b.xml') ?? [])].join('')).toBe('甲乙');
    expect(archive?.content('c.txt')).toEqual(new Uint8Array(0));
    expect(archive?.content('d.txt')).toBeNull();
  });

  it('that claims to be small is counted while it is unpacked', () => {
    const zeros = claiming(zipSync({ a: new Uint8Array(5_000_000) }), 10);
    expect(() => openArchive(zeros, budget)?.content('a')).toThrow(strings.unpacksTooLarge);
  });

  it('that claims to be huge costs what it holds', () => {
    const words = claiming(zipSync({ a: text('甲') }), 4_000_000_000);
    expect(Buffer.from(openArchive(words, budget)?.content('a') ?? []).toString()).toBe('甲');
  });

  it('has one budget for all of its files', () => {
    const archive = openArchive(zipSync({ a: new Uint8Array(600_000), b: new Uint8Array(600_000) }), budget);
    expect(archive?.content('a')).toHaveLength(600_000);
    expect(() => archive?.content('b')).toThrow(strings.unpacksTooLarge);
  });

  it('is unpacked no further than it is read', () => {
    const archive = openArchive(zipSync({ a: new Uint8Array(100_000_000) }), { ...budget, bytes: 8_000_000 });
    const [first = ''] = archive?.text('a') ?? [];
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThan(8_000_000);
  });

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array(0)],
    ['other bytes', text('PK'.repeat(100))],
    [
      'more files than it may hold',
      zipSync(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}`, text('')]))),
    ],
    [
      'a directory that lies elsewhere',
      Buffer.concat([text('x'.repeat(500)), zipSync({ a: text('甲') }).subarray(20)]),
    ],
    ['the first half of one', zipSync({ a: text('甲'.repeat(99)) }).subarray(0, 60)],
  ])('is none of %s', (_, bytes) => {
    expect(openArchive(bytes, budget)).toBeNull();
  });

  it('that is damaged is no end of the reader', () => {
    const bytes = Buffer.from(zipSync({ a: text('甲乙丙丁'.repeat(500)) }));
    bytes.fill(0xff, 40, 60);
    expect(() => openArchive(bytes, budget)?.content('a')).toThrow(/invalid|unexpected/);
  });
});
