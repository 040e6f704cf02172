import { expect, it } from 'vitest';
import { loadExistingFeatures } from './existing-features.ts';

it('names the features that calls belong to, and none that nothing stands behind', async () => {
  const features = await loadExistingFeatures();
  expect([...features]).toEqual(expect.arrayContaining(['vip', 'paper', 'wenda', 'tuangou']));
  expect(features.has('ke')).toBe(false);
});
