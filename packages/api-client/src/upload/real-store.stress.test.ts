import { expect, it } from 'vitest';
import { mib } from './real-store-ground.fixtures.ts';
import { mishaps, uploadThrough } from './real-store-mishaps.fixtures.ts';
import { numbersOf } from './real-store.fixtures.ts';

it('SR-06 SR-14 line cut, credentials revoked, page reloaded, server killed at random: thirty files, each the same to the byte', async () => {
  const files = Array.from({ length: 30 }, (_, index) => {
    const random = numbersOf(index + 1);
    const size = Math.floor((2 + random() * 6) * mib);
    const plan = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
      at: Math.floor(random() * 99),
      deed: mishaps[Math.floor(random() * mishaps.length)]!,
    }));
    return { size, plan: plan.toSorted((one, other) => one.at - other.at) };
  });
  const counts = await uploadThrough(files);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(5);
});
