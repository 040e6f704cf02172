// Builds what a page without React takes: the boot script, its hashed parts with their hashes, and the proof pages.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { buildPages } from './build-pages.mjs';
import {
  lazyModuleOf,
  lighter,
  namesInRoots,
  oneNameOfAria,
  ownSources,
  root,
  styles,
  wholeEvents,
} from './build-plugins.mjs';
import { splitSheet } from './split-sheet.mjs';
import { workerFiles } from './worker-files.mjs';

const here = import.meta.dirname;
const output = join(here, 'dist');

/** Elements with code of their own, by the name of their entry. */
const entries = {
  'shuyuan-comments': 'comments',
  'shuyuan-pager': 'pager',
  'shuyuan-search': 'search',
  'shuyuan-recorder': 'recorder',
  'shuyuan-login': 'login',
  'shuyuan-exam': 'exam',
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

const kib = (bytes) => gzipSync(bytes, { level: 9 }).length / 1024;
const hashOf = (bytes, name) => createHash(name).update(bytes);
const shortHash = (bytes) => hashOf(bytes, 'sha256').digest('hex').slice(0, 8);
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

/**
 * One bundle for each element: a page has one or two of them, and many small parts would come later and weigh more. What
 * is needed by some only is a lazy module: its files are listed by its name, the sheet first when it has one.
 */
async function buildElement(element, name) {
  const { outputFiles, metafile } = await build({
    ...shared,
    alias: lighter,
    entryPoints: [join(here, `${name}.ts`)],
    outdir: output,
    entryNames: '[name]-[hash]',
    chunkNames: `${name}-[hash]`,
    splitting: true,
    plugins: [styles(), ownSources, oneNameOfAria, wholeEvents, namesInRoots],
  });
  const { outputs } = metafile;
  const contents = Object.fromEntries(
    outputFiles.map((file) => [basename(file.path), Buffer.from(file.contents)]),
  );
  const textOf = (names) => names.map((each) => contents[each].toString()).join('\n');
  const [path, made] = Object.entries(outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(`embed/${name}.ts`),
  );
  const first = filesOf(outputs, path);
  const lazy = Object.fromEntries(
    Object.entries(outputs)
      .filter(([each, { entryPoint }]) => entryPoint && each.endsWith('.js') && each !== path)
      .map(([each, { entryPoint }]) => [
        lazyModuleOf(entryPoint),
        filesOf(outputs, each).filter((file) => !first.includes(file)),
      ]),
  );
  for (const [, asked] of textOf(Object.keys(contents).filter(isScript)).matchAll(
    /\("(\w{6})"\)\.then\(\(\)=>import\(/g,
  ))
    if (!lazy[asked])
      throw new Error(`${element} asks for a lazy module ${asked} that the build has not made.`);

  const { code } = await transform(ownRem(contents[basename(made.cssBundle)].toString()), {
    loader: 'css',
    minify: true,
    target: 'es2022',
  });
  const sheets = splitSheet(
    code,
    textOf(first),
    Object.fromEntries(Object.entries(lazy).map(([part, files]) => [part, textOf(files)])),
  );
  const files = new Map(Object.entries(contents).filter(([each]) => isScript(each)));
  const putSheet = (css) => {
    const sheetName = `${name}-${shortHash(css)}.css`;
    files.set(sheetName, Buffer.from(css));
    return sheetName;
  };
  for (const [part, css] of Object.entries(sheets.lazy)) lazy[part].unshift(putSheet(css));
  return { element, outputs, files, first: [putSheet(sheets.first), ...first], lazy };
}

const isScript = (name) => name.endsWith('.js');

/** The bundle of an entry and what it imports, directly or not, without waiting. */
function filesOf(outputs, entry) {
  const files = new Set([entry]);
  for (const file of files)
    for (const { path, kind } of outputs[file].imports) if (kind === 'import-statement') files.add(path);
  return [...files].map((path) => basename(path));
}

/** Adds to the files of an element the lists of what it loads, and answers the list that the boot script must know. */
function putLists({ element, files, first, lazy }) {
  const checked = (name) => [name, integrityOf(files.get(name))];
  const put = (list) => {
    const bytes = Buffer.from(JSON.stringify(list));
    const name = `${entries[element]}-${shortHash(bytes)}.json`;
    files.set(name, bytes);
    return checked(name);
  };
  const lazyLists = Object.entries(lazy).map(([part, names]) => [part, names.map(checked)]);
  return put([put(Object.fromEntries(lazyLists)), ...first.map(checked)]);
}

/** The boot script, which knows the list of each element. */
async function buildBoot(lists) {
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

const made = await Promise.all(Object.entries(entries).map((entry) => buildElement(...entry)));
const lists = Object.fromEntries(made.map((each) => [each.element, putLists(each)]));
const files = new Map([...made.flatMap((each) => [...each.files]), ...workerFiles]);
const boot = await buildBoot(lists);
const sizeOf = (names) => names.reduce((sum, name) => sum + kib(files.get(name)), 0);
const inAssets = (names) => names.map((name) => `assets/${name}`);
const manifest = {
  boot: { file: 'shuyuan.js', integrity: integrityOf(boot), gzip: round(kib(boot)) },
  elements: Object.fromEntries(
    made.map(({ element, first, lazy }) => {
      const names = [lists[element][0], ...first];
      return [
        element,
        {
          files: inAssets(names),
          gzip: round(kib(boot) + sizeOf(names)),
          lazy: Object.fromEntries(Object.entries(lazy).map(([part, each]) => [part, inAssets(each)])),
        },
      ];
    }),
  ),
  integrity: Object.fromEntries([...files].map(([name, bytes]) => [`assets/${name}`, integrityOf(bytes)])),
};
function round(size) {
  return Math.round(size * 10) / 10;
}

rmSync(output, { recursive: true, force: true });
writeAll([...files].map(([name, contents]) => [`assets/${name}`, contents]));
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
  for (const { element, outputs, first, lazy } of made) {
    console.log(`\n${element}`);
    for (const name of first) console.log(`  ${name} ${kib(files.get(name)).toFixed(2)}`);
    for (const [part, names] of Object.entries(lazy))
      console.log(`  lazy ${part} ${sizeOf(names).toFixed(2)}: ${names.join(' ')}`);
    for (const [path, { bytes, inputs, entryPoint }] of Object.entries(outputs)) {
      if (!isScript(path)) continue;
      console.log(`  ${basename(path)} ${bytes} ${entryPoint ?? ''}`);
      const largest = Object.entries(inputs).sort((a, b) => b[1].bytesInOutput - a[1].bytesInOutput);
      for (const [input, { bytesInOutput }] of largest.slice(0, 40)) {
        if (bytesInOutput > 0) console.log(`    ${bytesInOutput} ${input}`);
      }
    }
  }
}
