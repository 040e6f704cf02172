// Draws the small films of the demonstration, 960 by 540, as somebody who teaches at a screen would have recorded them,
// with sounds and without a word in them, and a picture of each. Run it only to change a film; named films are drawn alone.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserLaunchOptions } from './browser.mjs';

const root = resolve(import.meta.dirname, '..');
const target = resolve(root, 'apps/server/src/modules/records/seeds');
const writer = resolve(root, 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs');
const drawing = new URL('./draw-recordings/draw-film.mjs', import.meta.url);

const studio = `<!doctype html>
<title>films</title>
<script type="module">
  import * as mediabunny from '/mediabunny.mjs';
  import { drawFilm, drawPicture, names } from '/draw-film.mjs';
  Object.assign(window, { drawFilm: (name) => drawFilm(name, mediabunny), drawPicture, names });
</script>`;

const browser = await chromium.launch(await browserLaunchOptions());
const page = await browser.newPage();
await page.route('https://films.example/**', (route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ body: studio, contentType: 'text/html' });
  if (pathname === '/mediabunny.mjs') return route.fulfill({ path: writer, contentType: 'text/javascript' });
  return route.fulfill({
    path: fileURLToPath(new URL(`.${pathname}`, drawing)),
    contentType: 'text/javascript',
  });
});
await page.goto('https://films.example/');
const wanted = process.argv.slice(2);
for (const name of await page.evaluate(() => window.names)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  save(`${name}.mp4`, await page.evaluate((name) => window.drawFilm(name), name));
  save(`${name}.jpg`, await page.evaluate((name) => window.drawPicture(name), name));
}
await browser.close();

function save(file, base64) {
  const bytes = Buffer.from(base64, 'base64');
  writeFileSync(resolve(target, file), bytes);
  console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} KiB`);
}
