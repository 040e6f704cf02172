import { expect, test } from 'vitest';
import { writeWhole } from './synchronous-file.browser.ts';

const fileThatAnswers = (written: number) => ({
  write: () => written,
  truncate() {},
  flush() {},
  close() {},
});

test('SR-09: a write counts when the file answers the exact length', () => {
  expect(() => writeWhole(fileThatAnswers(8), new Uint8Array(8), 0)).not.toThrow();
});

test.each([
  ['a part', 3],
  ['nothing', 0],
  ['its own negative code as an unsigned number', 4_294_967_288],
  ['more than there was', 9],
])('SR-09: a full device that answers %s is told', (_, written) => {
  expect(() => writeWhole(fileThatAnswers(written), new Uint8Array(8), 0)).toThrow(
    expect.objectContaining({ name: 'QuotaExceededError' }),
  );
});
