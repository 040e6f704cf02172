import { afterAll, describe, expect, it } from 'vitest';
import { createFileReading } from './file-reading.ts';
import { defineReader, type ReadingBudget } from './file-reader.ts';
import { fileReadingStrings as strings } from './file-reading.strings.ts';
import type { OddDeed, read as readOddly } from './odd.fixtures.ts';

const budget: ReadingBudget = { time: 20_000, bytes: 1_000_000, memory: 64, field: 'file' };
const odd = (more: Partial<ReadingBudget> = {}) =>
  defineReader<typeof readOddly>(new URL('./odd.fixtures.ts', import.meta.url), {
    ...budget,
    ...more,
  });

const files = createFileReading({ atOnce: 2, waiting: 20 });
afterAll(() => files.close());
const read = (deed: OddDeed, more: Partial<ReadingBudget> = {}, bytes = new Uint8Array(10)) =>
  files.read(odd(more), bytes, deed);
const refused = (message: string) => ({ code: 1, message, data: { field: 'file' } });

describe('a file that a person sends', () => {
  it('is read in another thread, and its bytes are moved there', async () => {
    const bytes = new Uint8Array(500_000);
    expect(await read('count', {}, bytes)).toBe(500_000);
    expect(bytes.length).toBe(0);
    expect(await read('thread')).toBeGreaterThan(0);
  });

  it('that shares its memory with others leaves them as they are', async () => {
    const whole = new Uint8Array([1, 2, 3, 4]);
    expect(await read('count', {}, whole.subarray(1, 3))).toBe(2);
    expect([...whole]).toEqual([1, 2, 3, 4]);
  });

  it('is refused as its reader refuses it', async () => {
    await expect(read('refuse')).rejects.toMatchObject({
      code: 1,
      message: '第3行：不行',
      data: { field: 'line' },
    });
  });

  it.each<[string, OddDeed, Partial<ReadingBudget>, string]>([
    ['has more bytes than it may', 'count', { bytes: 9 }, strings.tooLarge],
    ['is read for longer than it may', 'loop', { time: 2_000 }, strings.tooSlow],
    ['nests too deep', 'nest', {}, strings.tooComplex],
    ['fills the memory', 'fill', {}, strings.tooComplex],
  ])('is refused when it %s', async (_, deed, more, message) => {
    await expect(read(deed, more)).rejects.toMatchObject(refused(message));
  });

  it.each<[string, OddDeed]>([
    ['is wrong', 'fail'],
    ['ends without an answer', 'exit'],
  ])('fails as a fault of the server when its reader %s', async (_, deed) => {
    await expect(read(deed)).rejects.not.toHaveProperty('code');
  });
});

it('so many are read at once, so many wait, and further ones are sent away for now', async () => {
  const few = createFileReading({ atOnce: 1, waiting: 1 });
  const slow = few.read(odd({ time: 1_000 }), new Uint8Array(1), 'loop');
  const waiting = few.read(odd(), new Uint8Array(1), 'count');
  await expect(few.read(odd(), new Uint8Array(1), 'count')).rejects.toMatchObject({
    code: 503,
    data: { retry_after: 5 },
  });
  await expect(slow).rejects.toMatchObject(refused(strings.tooSlow));
  expect(await waiting).toBe(1);
  await few.close();
});

it('a closing server ends what is read and what waits', async () => {
  const closing = createFileReading({ atOnce: 1, waiting: 1 });
  const running = closing.read(odd(), new Uint8Array(1), 'loop');
  const waiting = closing.read(odd(), new Uint8Array(1), 'count');
  const all = Promise.allSettled([running, waiting]);
  await closing.close();
  for (const each of await all) expect(each).toMatchObject({ status: 'rejected', reason: { code: 503 } });
  await expect(closing.read(odd(), new Uint8Array(1), 'count')).rejects.toMatchObject({ code: 503 });
});
