import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWrittenFile } from './written-file.ts';

it('holds what was written last at each place', async () => {
  const writes = fc.array(
    fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 9 }), fc.double({ min: 0, max: 1, noNaN: true })),
    { minLength: 1, maxLength: 9 },
  );
  await fc.assert(
    fc.asyncProperty(writes, async (pieces) => {
      const file = createWrittenFile();
      const expected: number[] = [];
      for (const [bytes, place] of pieces) {
        const at = Math.round(place * expected.length);
        file.write(new Uint8Array(bytes), at);
        expected.splice(at, bytes.length, ...bytes);
      }
      const blob = file.blob('video/mp4');
      expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual(expected);
      expect(blob.type).toBe('video/mp4');
    }),
  );
});

it('has no holes', () => {
  expect(() => createWrittenFile().write(new Uint8Array(1), 1)).toThrow('no holes');
});
