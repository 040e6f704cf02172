// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundle, bundleEach, entries, manifest, reactOutside, uiDir } from './built-packages.ts';
import { specimens, withoutSpecimen } from './specimens.tsx';

const componentsIn = (js: string) =>
  [
    ...new Set([...js.matchAll(/(?:"data-component"|component):"([\w-]+)"/g)].map(([, name]) => name ?? '')),
  ].sort();

it('brings with an entry these components, and no other: whoever imports it pays for them', async () => {
  const outputs = await bundleEach(entries);
  const brought = Object.fromEntries(
    Object.entries(outputs).map(([entry, js]) => [entry, componentsIn(js).join(' ')]),
  );
  expect(brought).toMatchInlineSnapshot(`
    {
      "avatar": "avatar avatar-group icon",
      "badge": "badge",
      "breadcrumbs": "breadcrumbs icon",
      "button": "button",
      "button-group": "button-group",
      "card": "card icon image list-row media-card statistic-card visually-hidden",
      "carousel": "carousel icon icon-button",
      "checkbox": "checkbox checkbox-group",
      "code-field": "code-field",
      "combo-box": "combo-box icon",
      "confirm-dialog": "button dialog icon icon-button",
      "count-text": "count-text",
      "countdown": "countdown live-region",
      "date-field": "date-field",
      "date-picker": "button date-picker date-picker-popover date-range-picker icon",
      "dialog": "dialog icon icon-button",
      "disclosure": "accordion disclosure icon",
      "drawer": "drawer icon icon-button",
      "drop-zone": "button drop-zone icon",
      "empty-state": "empty-state icon",
      "error-state": "error-state icon native-button",
      "file-trigger": "button file-trigger icon",
      "form": "button form icon visually-hidden",
      "grid-list": "empty-state grid-list icon skeleton",
      "highlight": "highlight",
      "icon-button": "icon-button",
      "icons": "icon",
      "image": "icon image",
      "layout": "columns divider fill grid heading inline page scroll-area section stack sticky text",
      "lazy-module": "",
      "light-box": "icon icon-button light-box live-region",
      "light-dialog": "dialog icon native-icon-button",
      "light-tabs": "light-tabs",
      "link-button": "link-button",
      "live-region": "live-region",
      "menu": "menu",
      "meter": "level-meter meter",
      "modality": "",
      "native-button": "live-region native-button native-form-button native-icon-button",
      "native-radio-group": "native-checkbox native-checkbox-group native-radio-group",
      "native-select": "icon native-select",
      "number-field": "icon number-field",
      "password-field": "icon native-icon-button password-field",
      "permission": "icon icon-button link-button menu native-button",
      "popover": "popover",
      "price": "price",
      "progress": "progress-bar progress-ring",
      "provider": "",
      "radio-group": "radio-group",
      "rating": "rating rating-field",
      "relative-time": "relative-time",
      "rich-text": "icon icon-button light-box live-region rich-text",
      "rich-text-editor": "icon live-region native-button native-checkbox rich-text-editor rich-text-editor-text text-area text-field",
      "search-field": "icon search-field",
      "select": "icon multi-select select",
      "skeleton": "skeleton",
      "slider": "range-slider slider",
      "steps": "icon steps",
      "switch": "switch",
      "table": "button empty-state icon table",
      "tabs": "tabs",
      "tag-group": "icon tag-group",
      "testing": "",
      "text-area": "live-region text-area",
      "text-field": "text-field",
      "theme": "theme-root",
      "timeline": "timeline",
      "toast": "icon native-button toast-region",
      "toggle-button": "toggle-button toggle-button-group",
      "toolbar": "toolbar",
      "tooltip": "tooltip",
      "tree": "empty-state icon tree",
      "video-player": "icon live-region native-button video-player",
      "visually-hidden": "visually-hidden",
      "watermark": "watermark",
    }
  `);
}, 120_000);

it('DS-01 gives Button nothing of dialogs, popovers, menus or lists', async () => {
  const { used } = await bundle(`import { Button } from '@shuyuan/ui/button'; globalThis.kept = Button;`, {
    external: reactOutside,
  });
  expect(
    used.filter((path) =>
      /[/](dialog|popover|modal|overlays?|menu|select|list-?box|table|combo-?box)([/]|[.]m?js)/i.test(path),
    ),
  ).toEqual([]);
}, 60_000);

it('leaves out what nobody uses, and keeps the style sheets that are asked for', async () => {
  const unused = await bundle(entries.map((entry) => `import '@shuyuan/ui/${entry}';`).join(''), {
    external: reactOutside,
  });
  expect(unused.js).toBe('');
  const styled = await bundle(`import '@shuyuan/ui/button.css'; import '@shuyuan/ui/theme.css';`);
  expect(styled.css).toContain('--sy-color-action');
}, 60_000);

it('takes React from the page: nothing but declared packages is imported, and none of them is in the files', () => {
  const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  const dist = join(uiDir, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(entries.length);
  const outside = files.flatMap((file) =>
    [
      ...readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*\(?["']([^."'\s][^"'\s]*)["']/g),
    ].map(([, name]) => name?.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? ''),
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
