import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { surround } from './surroundings.ts';

/** A page that notes what it is told. */
function createPage() {
  const told: string[] = [];
  let size = { width: 1280, height: 720 };
  const page = {
    viewportSize: () => size,
    setViewportSize: async (next: typeof size) => {
      size = next;
      told.push(`${next.width}x${next.height}`);
    },
    emulateMedia: async ({ forcedColors }: { forcedColors: string }) => {
      told.push(forcedColors);
    },
  } as unknown as Page;
  return { page, told };
}

it('tells a page of its surroundings only when they change', async () => {
  const { page, told } = createPage();
  const own = { width: 800, height: 600 };
  await surround(page, own);
  await surround(page, own);
  await surround(page, { ...own, forcedColors: 'active' });
  await surround(page, { ...own, width: 320 });
  expect(told).toEqual(['none', '800x600', 'active', 'none', '320x600']);
});

it('tells each page for itself', async () => {
  const [one, other] = [createPage(), createPage()];
  await surround(one.page, { width: 800, height: 600 });
  await surround(other.page, { width: 800, height: 600 });
  expect(other.told).toEqual(one.told);
});
