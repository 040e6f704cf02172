// Builds what a page without React takes: the boot script, its hashed parts with their hashes, and the proof pages.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, transform } from 'esbuild';
import * as schemas from 'zod/mini';
import { buildPages } from './build-pages.mjs';

const here = import.meta.dirname;
const root = resolve(here, '../../..');
const output = join(here, 'dist');

/** Elements with code of their own, by the name of their entry. */
const entries = {
  'shuyuan-comments': 'comments',
  'shuyuan-pager': 'pager',
  'shuyuan-search': 'search',
  'shuyuan-login': 'login',
};

/** What stands in for React, and for the library that sends requests. */
const lighter = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  ofetch: join(here, 'small-ofetch.ts'),
};

export const shared = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  charset: 'utf8',
  legalComments: 'none',
  conditions: ['shuyuan-source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  absWorkingDir: root,
  logLevel: 'error',
  write: false,
  metafile: true,
};

/** Classes begin as in the packages, so that the guard of the theme knows them. */
export const styles = () =>
  vanillaExtractPlugin({
    identifiers: ({ hash }) => `sy_${hash}`,
    esbuildOptions: { conditions: ['shuyuan-source'] },
  });

const kib = (bytes) => gzipSync(bytes, { level: 9 }).length / 1024;
const hashOf = (bytes, name) => createHash(name).update(bytes);
const integrityOf = (bytes) => `sha256-${hashOf(bytes, 'sha256').digest('base64')}`;

/**
 * Sizes count from the reader's own text size, which the root measures: a page may have another one. The condition of a
 * container knows no variables and would count from the page's; one of the screen counts from the reader's anyway.
 */
const ownRem = (css) =>
  css.replace(/(@[^{;]*[{;])|(?<![\w#.-])(\d*\.?\d+)rem\b/g, (_, rule, number) => {
    if (!rule) return `calc(${number}*var(--sy-private-rem))`;
    if (!rule.startsWith('@container')) return rule;
    return rule.replace(/(\d*\.?\d+)rem\b/g, (__, length) => `${length * 16}px`);
  });

/** One bundle for each element: a page has one or two of them, and many small parts would come later and weigh more. */
async function buildElement(element, name) {
  const { outputFiles, metafile } = await build({
    ...shared,
    alias: lighter,
    entryPoints: [join(here, `${name}.ts`)],
    outdir: output,
    entryNames: '[name]-[hash]',
    chunkNames: `${name}-[hash]`,
    splitting: true,
    plugins: [styles(), schemasAside, oneNameOfAria, wholeEvents, namesInRoots],
  });
  const [path, made] = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(`embed/${name}.ts`),
  );
  const scripts = outputFiles.filter((file) => file.path.endsWith('.js'));
  const sheet = outputFiles.find((file) => file.path.endsWith(made.cssBundle));
  const { code } = await transform(ownRem(sheet.text), { loader: 'css', minify: true, target: 'es2022' });
  const sheetName = `${name}-${hashOf(code, 'sha256').digest('hex').slice(0, 8)}.css`;
  return {
    element,
    metafile,
    files: [
      ...scripts.map((file) => [basename(file.path), Buffer.from(file.contents)]),
      [sheetName, Buffer.from(code)],
    ],
    first: [sheetName, ...firstFiles(metafile.outputs, path)],
  };
}

async function buildParts() {
  const made = await Promise.all(Object.entries(entries).map((entry) => buildElement(...entry)));
  return {
    files: new Map(made.flatMap(({ files }) => files)),
    parts: Object.fromEntries(made.map(({ element, first }) => [element, first])),
    metafile: { outputs: Object.assign({}, ...made.map(({ metafile }) => metafile.outputs)) },
  };
}

/** react-aria and preact mean different things by a copied event. */
const wholeEvents = {
  name: 'whole-events',
  setup(plugin) {
    plugin.onResolve({ filter: /\/createEventHandler\.mjs$/ }, () => ({
      path: join(here, 'whole-events.ts'),
    }));
  },
};

/** A dialog in a shadow root has its name there. */
const namesInRoots = {
  name: 'names-in-roots',
  setup(plugin) {
    plugin.onLoad({ filter: /react-aria\/dist\/private\/utils\/useId\.mjs$/ }, ({ path }) => {
      const asked = 'document.getElementById(id)';
      const text = readFileSync(path, 'utf8');
      if (!text.includes(asked)) throw new Error(`${path} asks otherwise than by ${asked}.`);
      const finder = JSON.stringify(join(here, 'find-in-roots.ts'));
      return {
        contents: `import { findInRoots } from ${finder};\n${text.replace(asked, 'findInRoots(id)')}`,
      };
    });
  },
};

/**
 * The provider of `ui` takes one name from the entry of everything; through it esbuild would put all of react-aria that
 * any later part needs into the first one.
 */
const oneNameOfAria = {
  name: 'one-name-of-aria',
  setup(plugin) {
    plugin.onResolve({ filter: /^react-aria-components$/ }, ({ resolveDir }) =>
      plugin.resolve('react-aria/private/utils/openLink', { kind: 'import-statement', resolveDir }),
    );
  },
};

/** Schemas are only asked when answers are checked, which no embedded client does: everything they say is left out. */
const schemasAside = {
  name: 'schemas-aside',
  setup(plugin) {
    plugin.onResolve({ filter: /^zod\/mini$/ }, () => ({ path: 'zod/mini', namespace: 'no-schemas' }));
    // Whatever is asked of it answers something that can be asked again.
    const nothing = 'const nothing = new Proxy(() => nothing, { get: () => nothing, apply: () => nothing });';
    const names = Object.keys(schemas).filter((name) => name !== 'default');
    const exported = names.map((name) => `nothing as ${name}`).join(', ');
    plugin.onLoad({ filter: /.*/, namespace: 'no-schemas' }, () => ({
      contents: `${nothing} export { ${exported} };`,
    }));
  },
};

/** The bundle of an entry and what it imports, directly or not, without waiting. */
function firstFiles(outputs, entry) {
  const files = new Set([entry]);
  for (const file of files)
    for (const { path, kind } of outputs[file].imports) if (kind === 'import-statement') files.add(path);
  return [...files].map((path) => basename(path));
}

/** Adds to the files the list of each element's first ones, and makes the boot script that knows the lists. */
async function buildBoot({ files, parts }) {
  const lists = {};
  for (const [element, names] of Object.entries(parts)) {
    const list = Buffer.from(JSON.stringify(names.map((name) => [name, integrityOf(files.get(name))])));
    const name = `${entries[element]}-${hashOf(list, 'sha256').digest('hex').slice(0, 8)}.json`;
    files.set(name, list);
    names.unshift(name);
    lists[element] = [name, integrityOf(list)];
  }
  const { outputFiles } = await build({
    ...shared,
    entryPoints: [join(here, 'boot.ts')],
    outdir: output,
    define: { ...shared.define, LISTS: JSON.stringify(lists) },
  });
  return Buffer.from(outputFiles[0].contents);
}

function writeAll(files) {
  for (const [name, contents] of files) {
    mkdirSync(dirname(join(output, name)), { recursive: true });
    writeFileSync(join(output, name), contents);
    if (/\.(js|css|json)$/.test(name) && contents.length > 1024)
      writeFileSync(join(output, `${name}.br`), brotliCompressSync(contents));
  }
}

const made = await buildParts();
const boot = await buildBoot(made);
const manifest = {
  boot: { file: 'shuyuan.js', integrity: integrityOf(boot), gzip: round(kib(boot)) },
  elements: Object.fromEntries(
    Object.entries(made.parts).map(([element, names]) => [
      element,
      {
        files: names.map((name) => `assets/${name}`),
        gzip: round(kib(boot) + names.reduce((sum, name) => sum + kib(made.files.get(name)), 0)),
      },
    ]),
  ),
  integrity: Object.fromEntries(
    [...made.files].map(([name, contents]) => [`assets/${name}`, integrityOf(contents)]),
  ),
};
function round(size) {
  return Math.round(size * 10) / 10;
}

rmSync(output, { recursive: true, force: true });
writeAll([...made.files].map(([name, contents]) => [`assets/${name}`, contents]));
writeAll([
  ['shuyuan.js', boot],
  ['manifest.json', JSON.stringify(manifest, null, 2)],
]);
writeAll(await buildPages({ shared, styles }));

console.log(`shuyuan.js ${manifest.boot.gzip} KiB gzip ${manifest.boot.integrity}`);
for (const [element, { gzip, files }] of Object.entries(manifest.elements)) {
  console.log(`${element} ${gzip} KiB gzip with the boot script`);
  for (const file of files) console.log(`  ${file} ${manifest.integrity[file]}`);
}
if (process.argv.includes('--verbose')) {
  for (const [path, { bytes, inputs }] of Object.entries(made.metafile.outputs)) {
    if (path.endsWith('.css')) continue;
    console.log(basename(path), bytes);
    for (const [input, { bytesInOutput }] of Object.entries(inputs)
      .sort((a, b) => b[1].bytesInOutput - a[1].bytesInOutput)
      .slice(0, 25))
      console.log('    ', bytesInOutput, input);
  }
}
