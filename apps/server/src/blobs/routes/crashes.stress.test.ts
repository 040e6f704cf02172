import { expect, it } from 'vitest';
import { completeThroughKills, sendThroughKills } from './crashes.fixtures.ts';

it('loses no part that it has acknowledged, however often it is killed', async () => {
  expect(await sendThroughKills(4)).toBe(4);
});

it('is whole or not there, at whatever moment of its completion it is killed', async () => {
  const moments = [0, 4, 8, 12, 16, 20];
  expect(await completeThroughKills(moments)).toEqual(moments.map(() => true));
});
