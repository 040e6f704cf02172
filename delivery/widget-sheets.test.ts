// @vitest-environment node
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { bundle, uiDir } from './built-packages.ts';

const dist = resolve(uiDir, '../widgets/dist');
const widgets = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^[\w-]+\/index\.css$/.test(name))
  .map((name) => dirname(name))
  .filter((name) => name !== 'all');

/** What a plain `<link>` takes: the sheet, and by relative addresses the sheets that it names. */
function linked(file: string): string {
  const css = readFileSync(file, 'utf8');
  return css.replace(/@import '([^']+)';/g, (_, name: string) => linked(join(dirname(file), name)));
}

const sheetOf = (name: string) => linked(join(dist, name, 'index.css'));
const classesIn = (text: string) => new Set(text.match(/\bsy_[a-z0-9]+(?=[^\w-])/g) ?? []);

/** Rules, and what at-rules hold with them, as often as they occur at the top level of a sheet. */
function doubledRules(css: string): string[] {
  const rules: string[] = css.match(/[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g) ?? [];
  return rules.filter((rule, index) => rules.indexOf(rule) !== index);
}

const sourceSheets = readdirSync(join(uiDir, 'dist'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(uiDir, 'dist', name), 'utf8'));
const styled = classesIn([...sourceSheets, sheetOf('all')].join('\n'));

describe.each(widgets)('the sheet of %s', (name) => {
  it('has a rule for each class that its code may put on an element, lazy modules included', async () => {
    const { js } = await bundle(`export * from '@shuyuan/widgets/${name}';`, {
      external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'mediabunny', 'hls.js/*', '*.worker.js'],
    });
    const dressed = classesIn(sheetOf(name));
    const naked = [...classesIn(js)].filter((each) => styled.has(each) && !dressed.has(each));
    expect(classesIn(js).size).toBeGreaterThan(0);
    expect(naked).toEqual([]);
  });

  it('has the values of the theme', () => {
    expect(sheetOf(name)).toContain('--sy-color-action:');
  });

  it('has no rule twice', () => {
    expect(doubledRules(sheetOf(name))).toEqual([]);
  });
});

describe('a page with several widgets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-sheets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The one sheet that Vite makes of these lines in a sheet of the page's own. */
  async function builtSheet(lines: string[]): Promise<string> {
    writeFileSync(join(folder, 'main.css'), lines.join('\n'));
    const built = await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      resolve: { alias: { '@shuyuan/widgets': dist } },
      build: { write: false, cssCodeSplit: true, rolldownOptions: { input: join(folder, 'main.css') } },
    });
    const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
    const sheet = outputs.find(({ fileName }) => fileName.endsWith('.css'));
    return sheet?.type === 'asset' ? String(sheet.source) : '';
  }

  const importOf = (name: string) => `@import '@shuyuan/widgets/${name}/index.css';`;

  it('has each rule once when it names their sheets in a sheet of its own, in any order', async () => {
    const css = await builtSheet(widgets.map(importOf));
    const backwards = await builtSheet(widgets.toReversed().map(importOf));
    expect(doubledRules(css)).toEqual([]);
    expect(doubledRules(backwards)).toEqual([]);
    expect([...classesIn(backwards)].sort()).toEqual([...classesIn(css)].sort());
  }, 60_000);

  it('has each rule once with the sheet of all', async () => {
    const css = await builtSheet([importOf('all'), importOf('pager')]);
    expect(doubledRules(css)).toEqual([]);
    const missing = widgets.flatMap((name) => [...classesIn(sheetOf(name))]);
    expect(missing.filter((each) => !classesIn(css).has(each))).toEqual([]);
  }, 60_000);

  it('has each rule once when its script names their sheets and the bundler knows modules of styles', async () => {
    const { css } = await bundle(widgets.map((name) => `import '@shuyuan/widgets/${name}.css';`).join('\n'));
    expect(doubledRules(css)).toEqual([]);
  });
});
