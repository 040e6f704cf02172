// Workers are files of their own: each is built by itself, named after what is in it, and asked for by that name.
import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

const asked = /new URL\('(\.\/[\w-]+\.worker)\.browser\.ts', import\.meta\.url\)/g;

/** What was built so far, by its name among the other files. */
export const workerFiles = new Map();

/** The text of a source with the names of the built workers in place of their sources'. */
export async function nameWorkers(text, path) {
  const names = new Map();
  for (const [, name] of text.matchAll(asked))
    names.set(name, await buildWorker(join(dirname(path), `${name}.browser.ts`)));
  return text.replace(asked, (_, name) => `new URL('./${names.get(name)}', import.meta.url)`);
}

async function buildWorker(source) {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    conditions: ['shuyuan-source'],
    logLevel: 'error',
  });
  const bytes = Buffer.from(outputFiles[0].contents);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${basename(source, '.browser.ts').replace('.', '-')}-${hash}.js`;
  workerFiles.set(name, bytes);
  return name;
}
