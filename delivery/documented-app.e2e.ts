import { test as base, expect, type Page } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PNG } from 'pngjs';
import { build, type InlineConfig } from 'vite';
import { fromSource } from '../workspace-source.ts';
import { difference } from './cell-pictures.ts';
import { codeBlocks, createPackedApp, writeApp } from './packed-app.ts';
import { schoolAnswers } from './school-answers.ts';

const root = resolve(import.meta.dirname, '..');
const fonts = join(root, 'node_modules/@fontsource-variable/noto-sans-sc');

const buildApp = (app: string, config: InlineConfig = {}) =>
  build({ configFile: false, root: app, logLevel: 'error', ...config });

/** What the document says of React, from the packages that a stranger installs and as the stories draw it: from the sources. */
const test = base.extend<
  { open: (app: string) => Promise<Page> },
  { apps: Record<'packed' | 'source', string> }
>({
  apps: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright spells a fixture that leans on nothing
    async ({}, use) => {
      const folder = createPackedApp();
      const [recipe = ''] = codeBlocks('docs/embedding.md', 'tsx');
      const packed = writeApp(folder, 'packed', { 'main.tsx': recipe });
      await buildApp(packed);
      // Sources bring their styles along, all but the theme's.
      const undressed = recipe.replace(/^import '@shuyuan\/widgets\/.*\.css';$/gm, '');
      const source = writeApp(join(root, 'test-results'), 'documented-app', {
        'main.tsx': `import '@shuyuan/ui/theme.css';\n${undressed}`,
      });
      await buildApp(source, { ...fromSource, plugins: [vanillaExtractPlugin()] });
      await use({ packed: join(packed, 'dist'), source: join(source, 'dist') });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ context }, use) => {
    await use(async (app) => {
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date('2026-03-02T02:00:00Z'));
      await page.route('http://partner.example/**', (route) => {
        const { pathname } = new URL(route.request().url());
        const file = pathname === '/' ? 'index.html' : pathname.slice(1);
        return route.fulfill({
          path: file.startsWith('fonts/') ? join(fonts, file.slice(6)) : join(app, file),
        });
      });
      await page.route('https://school.example/**', (route) => {
        const data = schoolAnswers(new URL(route.request().url()).pathname);
        return route.fulfill({
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          json: { code: 0, message: 'ok', data },
        });
      });
      await page.goto('http://partner.example/');
      await page.getByText('第一条评论').waitFor();
      await page.evaluate(() => document.fonts.ready);
      return page;
    });
  },
});

const photograph = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

function sizeOf(picture: Buffer) {
  const { width, height } = PNG.sync.read(picture);
  return [width, height];
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('the documented React recipe draws from the packed packages what the stories draw', async ({
      apps,
      open,
    }) => {
      const expected = await photograph(await open(apps.source));
      const actual = await photograph(await open(apps.packed));
      expect(sizeOf(actual)).toEqual(sizeOf(expected));
      expect(difference(`documented-app.${colorScheme}`, expected, actual)).toBe(0);
    });
  });
