import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, transform, type BuildOptions, type Plugin } from 'esbuild';

const packages = fileURLToPath(new URL('..', import.meta.url));
const theme = join(packages, 'ui/src/theme/themes.css.ts');

/** Only our own sources have styles: what is installed stays outside. */
const installedAside: Plugin = {
  name: 'installed-aside',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@shuyuan/') ? undefined : { path, external: true },
    );
  },
};

const shared = {
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  logLevel: 'error',
  outdir: 'unwritten',
  conditions: ['shuyuan-source'],
} satisfies BuildOptions;

/** The name of a class counts from the package in which its styles are built, so each package builds its own. */
const stylesOf = () =>
  vanillaExtractPlugin({
    identifiers: ({ hash }) => `sy_${hash}`,
    esbuildOptions: { conditions: ['shuyuan-source'] },
  });

/** The style files below each entry, lazy modules included. */
async function findStyles(entries: Record<string, string>): Promise<Record<string, string[]>> {
  const absWorkingDir = join(packages, 'widgets');
  const { metafile } = await build({
    ...shared,
    absWorkingDir,
    entryPoints: entries,
    plugins: [stylesOf(), installedAside],
  });
  const found = Object.entries(entries).map(([name, entry]) => {
    const visited = new Set([relative('.', entry)]);
    for (const file of visited)
      for (const { path, external } of metafile.inputs[file]?.imports ?? []) if (!external) visited.add(path);
    const styles = [...visited].filter((file) => file.endsWith('.css.ts'));
    return [name, styles.map((file) => join(absWorkingDir, file))] as const;
  });
  return Object.fromEntries(found);
}

/** The rules of each style file, as the built code of its package names the classes. */
async function compileStyles(files: string[]): Promise<Map<string, string>> {
  const rules = new Map<string, string>();
  for (const name of ['ui', 'widgets']) {
    const absWorkingDir = join(packages, name);
    const { outputFiles } = await build({
      ...shared,
      absWorkingDir,
      entryPoints: files.filter((file) => file.startsWith(join(absWorkingDir, '/'))),
      plugins: [stylesOf(), installedAside],
    });
    // One bundle holds the rules of several files; each begins with a comment that names its file.
    for (const { path, text } of outputFiles) {
      if (!path.endsWith('.css')) continue;
      const parts = text.split(/\/\* vanilla-extract-css-ns:([^?*]*)\.vanilla\.css[^*]*\*\//);
      for (let index = 1; index < parts.length; index += 2)
        rules.set(join(absWorkingDir, parts[index] ?? ''), parts[index + 1] ?? '');
    }
  }
  return rules;
}

/** `ui/button/button.css` for the sheet of `packages/ui/src/button/button.css.ts`. */
const sheetName = (file: string) => relative(packages, file).replace('/src/', '/').replace(/\.ts$/, '');

/** The theme first, then the components of `ui`, then our own. */
function inOrder(files: string[], rules: Map<string, string>): string[] {
  const rank = (file: string) =>
    ['ui/theme', 'ui', 'widgets'].findIndex((place) => sheetName(file).startsWith(`${place}/`));
  const filled = [...new Set(files)].filter((file) => rules.get(file)?.trim());
  return filled.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/**
 * Writes what dresses each entry completely: a list of `@import`s of the sheets of our two packages that it stands on.
 * Entries share the files, so a bundler, and a browser's cache, has each once.
 */
export async function writeSheets(entries: Record<string, string>, output: string) {
  const styles = Object.entries(await findStyles(entries)).filter(([, files]) => files.length > 0);
  const used = styles.flatMap(([, files]) => files);
  const rules = await compileStyles([theme, ...new Set(used)]);
  const themeFiles = [...rules.keys()].filter((file) => file.startsWith(dirname(theme)));
  const write = (name: string, css: string) => {
    mkdirSync(dirname(join(output, name)), { recursive: true });
    writeFileSync(join(output, name), css);
  };
  // The bundler's own sheets lack what comes from `ui`, and nothing imports those of lazy modules.
  for (const name of readdirSync(output, { recursive: true, encoding: 'utf8' }))
    if (/\.css(\.map)?$/.test(name)) rmSync(join(output, name));
  for (const file of inOrder([...rules.keys()], rules)) {
    const { code } = await transform(rules.get(file) ?? '', {
      loader: 'css',
      minify: true,
      target: 'es2022',
    });
    write(join('sheets', sheetName(file)), code);
  }
  for (const [name, files] of [...styles, ['all/index', used] as const])
    write(
      `${name}.css`,
      inOrder([...themeFiles, ...files], rules)
        .map((file) => `@import '../sheets/${sheetName(file)}';\n`)
        .join(''),
    );
}
