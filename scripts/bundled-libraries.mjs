// Libraries of the server that consist of hundreds of small files, each as one file: Node takes milliseconds of the processor for every file it
// imports. Kept beside the other caches, by version.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const server = resolve(import.meta.dirname, '../apps/server/src/listen.ts');
const cacheDir = resolve(import.meta.dirname, '../node_modules/.cache/shuyuan-libraries');

/** What the server imports of it; no other entry is bundled, since two copies of one library would not know each other. */
const entries = ['', '/pg-core', '/node-postgres', '/node-postgres/migrator'].map(
  (path) => `drizzle-orm${path}`,
);

/** A module for `node --import` that has the bundled libraries imported in the place of their packages; null when they cannot be bundled. */
export async function bundledLibraries(folder = cacheDir) {
  try {
    const versions = ['drizzle-orm', 'esbuild'].map(versionOf).join('-');
    const target = join(folder, versions);
    if (!existsSync(target)) await bundle(target);
    return join(target, 'register.mjs');
  } catch {
    // The packages themselves are slower to import, and no worse.
    return null;
  }
}

function versionOf(name) {
  const entry = createRequire(server).resolve(name);
  const folder = entry.slice(
    0,
    entry.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length,
  );
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}

/** In a folder of its own which is renamed, so that two processes never see half of it. */
async function bundle(target) {
  const { build } = await import('esbuild');
  const temporary = `${target}.${process.pid}`;
  await build({
    entryPoints: Object.fromEntries(entries.map((entry) => [entry, entry])),
    absWorkingDir: dirname(server),
    outdir: temporary,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // What they import themselves stays a package.
    external: ['pg'],
    logLevel: 'silent',
  });
  writeFileSync(join(temporary, 'register.mjs'), registration());
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

const registration = () => `import * as module from 'node:module';

const files = new Map(${JSON.stringify(entries)}.map((entry) => [entry, new URL(\`./\${entry}.mjs\`, import.meta.url).href]));
const folder = new URL('.', import.meta.url).href;
const server = ${JSON.stringify(pathToFileURL(server).href)};

// Older versions of Node import the packages.
module.registerHooks?.({
  resolve(name, context, next) {
    const url = files.get(name);
    if (url !== undefined) return { url, format: 'module', shortCircuit: true };
    const isTheirs = context.parentURL?.startsWith(folder) && !name.startsWith('.');
    return next(name, isTheirs ? { ...context, parentURL: server } : context);
  },
});
`;
