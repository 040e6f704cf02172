// Holds every package entry, every route's first view and the standalone widgets against its budget in size-budgets.json
// (KiB, gzip level 9), with a tenth of room.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const kib = (bytes) => gzipSync(bytes, { level: 9 }).length / 1024;
const budgets = readJson('size-budgets.json');
/** What a budget may be exceeded by, so that an ordinary change does not have to touch it. */
const room = 1.1;

/**
 * An entry as an embedder with React would bundle it: all that it loads at first but React itself, and its stylesheet.
 * What is fetched when it is needed has no part in it.
 */
async function entrySize(packageDir, target) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from './${target.import.slice(2)}'`, resolveDir: join(root, packageDir) },
    bundle: true,
    splitting: true,
    outdir: root,
    metafile: true,
    minify: true,
    write: false,
    logLevel: 'error',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
  });
  const stylesheet = join(root, packageDir, target.import.replace(/\.js$/, '.css'));
  return {
    js: firstFiles(metafile.outputs).reduce((sum, file) => {
      const output = outputFiles.find(({ path }) => path === resolve(file));
      return sum + (output ? kib(output.contents) : 0);
    }, 0),
    css: existsSync(stylesheet) ? kib(await bundledSheet(stylesheet)) : 0,
  };
}

/** A sheet with all that it imports. */
async function bundledSheet(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
    loader: { '.woff2': 'empty' },
  });
  return outputFiles[0].contents;
}

/** The bundle of the entry and what it imports, directly or not, without waiting. */
function firstFiles(outputs) {
  const [first] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>');
  const files = new Set([first]);
  for (const file of files)
    for (const { path, kind } of outputs[file].imports)
      if (kind === 'import-statement' && path in outputs) files.add(path);
  return [...files];
}

async function packageSizes(packageDir) {
  const { name, exports } = readJson(`${packageDir}/package.json`);
  const entries = Object.entries(exports).filter(([, target]) => target.import?.endsWith('.js'));
  return Promise.all(
    entries.map(async ([entry, target]) => ({
      name: entry === '.' ? name : name + entry.slice(1),
      ...(await entrySize(packageDir, target)),
    })),
  );
}

const sizes = (
  await Promise.all(['packages/api-client', 'packages/ui', 'packages/widgets'].map(packageSizes))
).flat();

/** In every chunk that holds a part of the rich text editor: what it calls its place in the page. */
const markOfEditor = 'ProseMirror';
/** Pages that load the editor before one is opened. */
const editorTooEarly = new Set();

/** A route's first view: what its page and the shell around it load before anything is pressed. */
function routeSizes() {
  const dist = 'apps/site/dist';
  const manifest = readJson(`${dist}/.vite/manifest.json`);
  const pages = Object.keys(manifest).filter((source) => source.endsWith('.page.tsx'));
  const filesOf = (source, seen = new Set()) => {
    if (seen.has(source)) return seen;
    seen.add(source);
    for (const imported of manifest[source].imports ?? []) filesOf(imported, seen);
    return seen;
  };
  const bytes = (files) => files.reduce((sum, file) => sum + kib(readFileSync(join(root, dist, file))), 0);
  const holdsEditor = ({ file }) => readFileSync(join(root, dist, file), 'utf8').includes(markOfEditor);
  if (!Object.values(manifest).some(holdsEditor)) throw new Error(`No chunk holds ${markOfEditor}.`);
  return pages.map((page) => {
    const chunks = [...new Set([...filesOf('index.html'), ...filesOf(page)])].map(
      (source) => manifest[source],
    );
    const name = `site: ${page.split('/pages/').at(-1)}`;
    if (chunks.some(holdsEditor)) editorTooEarly.add(name);
    return {
      name,
      js: bytes(chunks.map(({ file }) => file)),
      css: bytes([...new Set(chunks.flatMap(({ css = [] }) => css))]),
    };
  });
}
sizes.push(...routeSizes());

/** The standalone build: the boot script, and with it everything that an element loads before it is drawn. */
function embedSizes() {
  const dist = 'packages/widgets/embed/dist';
  const { boot, elements } = readJson(`${dist}/manifest.json`);
  const bytes = (files) => files.reduce((sum, file) => sum + kib(readFileSync(join(root, dist, file))), 0);
  const isSheet = (file) => file.endsWith('.css');
  return [
    { name: 'embed: boot', js: bytes([boot.file]), css: 0 },
    ...Object.entries(elements).map(([element, { files }]) => ({
      name: `embed: ${element}`,
      js: bytes([boot.file, ...files.filter((file) => !isSheet(file))]),
      css: bytes(files.filter(isSheet)),
    })),
  ];
}
sizes.push(...embedSizes());

let isOver = false;
for (const { name, js, css } of sizes) {
  const budget = budgets[name];
  const total = js + css;
  const verdict = budget === undefined ? 'has no budget' : total > budget * room ? `is over ${budget}` : '';
  if (verdict) isOver = true;
  const figures = `${total.toFixed(1).padStart(6)} = ${js.toFixed(1).padStart(5)} js + ${css.toFixed(1)} css`;
  console.log(`${figures}  of ${String(budget ?? '–').padStart(4)}  ${name} ${verdict}`);
}
for (const name of Object.keys(budgets)) {
  if (sizes.some((size) => size.name === name)) continue;
  isOver = true;
  console.log(`${name} has a budget but is no entry`);
}
for (const name of editorTooEarly) console.log(`${name} loads the rich text editor before one is opened`);
process.exit(isOver || editorTooEarly.size > 0 ? 1 : 0);
