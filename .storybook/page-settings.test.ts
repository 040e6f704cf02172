import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { applyPageSettings } from './page-settings.ts';

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

it('sets what has changed and nothing else', async () => {
  const { page, told } = createPage();
  const own = { width: 800, height: 600 };
  await applyPageSettings(page, own);
  await applyPageSettings(page, own);
  await applyPageSettings(page, { ...own, forcedColors: 'active' });
  await applyPageSettings(page, { ...own, width: 320 });
  expect(told).toEqual(['none', '800x600', 'active', 'none', '320x600']);
});

it('remembers the settings of each page by itself', async () => {
  const [one, other] = [createPage(), createPage()];
  await applyPageSettings(one.page, { width: 800, height: 600 });
  await applyPageSettings(other.page, { width: 800, height: 600 });
  expect(other.told).toEqual(one.told);
});
