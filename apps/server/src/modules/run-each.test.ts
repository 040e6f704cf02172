import { expect, it } from 'vitest';
import { runEach } from './run-each.ts';

it('runs what comes after a failure too, one at a time, and says what failed first', async () => {
  const seen: string[] = [];
  const job =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
    };
  await expect(runEach([job('one', true), job('two', true), job('three')])).rejects.toThrow('one');
  expect(seen).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  await expect(runEach([job('one')])).resolves.toBeUndefined();
});
