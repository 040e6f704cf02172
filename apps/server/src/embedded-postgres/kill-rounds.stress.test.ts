import { expect, it } from 'vitest';
import { lostByKilling } from './kill-rounds.fixtures.ts';

it('loses nothing that was acknowledged, however often everything is killed', async () => {
  expect(await lostByKilling(12)).toBe(0);
});
