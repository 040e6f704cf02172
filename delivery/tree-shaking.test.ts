// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundle, entries, manifest, reactOutside, uiDir } from './built-packages.ts';
import { specimens, withoutSpecimen } from './specimens.tsx';

const bundleEntry = (entry: string, names = '* as all') =>
  bundle(`import ${names} from '@shuyuan/ui/${entry}'; globalThis.kept = [${names.replace('* as ', '')}];`, {
    external: reactOutside,
  });

const componentsIn = (js: string) =>
  [
    ...new Set([...js.matchAll(/(?:"data-component"|component):"([\w-]+)"/g)].map(([, name]) => name ?? '')),
  ].sort();

it('brings with an entry these components, and no other: whoever imports it pays for them', async () => {
  const brought: Record<string, string> = {};
  for (const entry of entries) brought[entry] = componentsIn((await bundleEntry(entry)).js).join(' ');
  expect(brought).toMatchInlineSnapshot();
}, 60_000);

it('DS-01 gives Button nothing of dialogs, popovers, menus or lists', async () => {
  const { used } = await bundle(`import { Button } from '@shuyuan/ui/button'; globalThis.kept = Button;`, {
    external: reactOutside,
  });
  expect(
    used.filter((path) =>
      /[/](dialog|popover|modal|overlays?|menu|select|list-?box|table|combo-?box)([/]|[.]m?js)/i.test(path),
    ),
  ).toEqual([]);
});

it('leaves out what nobody uses, and keeps the style sheets that are asked for', async () => {
  const unused = await bundle(entries.map((entry) => `import '@shuyuan/ui/${entry}';`).join(''), {
    external: reactOutside,
  });
  expect(unused.js).toBe('');
  const styled = await bundle(`import '@shuyuan/ui/button.css'; import '@shuyuan/ui/theme.css';`);
  expect(styled.css).toContain('--sy-color-action');
});

it('takes React from the page: nothing but declared packages is imported, and none of them is in the files', () => {
  const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  const dist = join(uiDir, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(entries.length);
  const outside = files.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*\(?["']([^."'][^"']*)["']/g)].map(
      ([, name]) => name?.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? '',
    ),
  );
  expect([...new Set(outside)].filter((name) => !declared.includes(name))).toEqual([]);
});

it('has a specimen of every entry that offers something', () => {
  const offering = entries.filter((entry) => /export\s*\{\s*\w/.test(read(entry)));
  const missing = offering.filter((entry) => !(entry in specimens) && !(entry in withoutSpecimen));
  expect(missing).toEqual([]);
});

const read = (entry: string) => {
  const file = join(uiDir, 'dist', entry, 'index.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
