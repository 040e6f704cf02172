// Builds the frame and the proof pages: pages as a school may have them, by the same means as the standalone build.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const pages = join(here, 'pages');
const modules = join(here, '../../../node_modules');

/** An older React, as a host page of its time brings it. */
const react18 = {
  react: 'react-18',
  'react-dom': 'react-dom-18',
  'react-dom/client': 'react-dom-18/client',
  'react/jsx-runtime': 'react-18/jsx-runtime',
};

/** Sheets of others that the pages stand under. */
const theirSheets = {
  'bootstrap.css': 'bootstrap/dist/css/bootstrap.min.css',
  'tailwind.css': 'tailwindcss/preflight.css',
};

/** Answers names below the output folder with their contents. */
export async function buildPages({ shared, styles }) {
  const outdir = join(here, 'dist');
  const run = (options) => build({ ...shared, outdir, plugins: [styles()], ...options });
  const made = await Promise.all([
    run({
      entryPoints: ['frame.ts', 'frame-host.ts'].map((name) => join(here, name)),
    }),
    run({
      entryPoints: ['vue.ts', 'two-schools.ts', 'framed.ts', 'recorder.ts'].map((name) => join(pages, name)),
      outdir: join(outdir, 'pages'),
      define: {
        ...shared.define,
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    }),
    run({
      entryPoints: [join(pages, 'react-18.tsx')],
      outdir: join(outdir, 'pages'),
      splitting: true,
      alias: react18,
    }),
  ]);
  const built = made.flatMap(({ outputFiles }) =>
    outputFiles.map(({ path, contents }) => [path.slice(outdir.length + 1), contents]),
  );
  const copied = ['frame.html', 'frame.css'].map((name) => [name, readFileSync(join(here, name))]);
  const written = readdirSync(pages)
    .filter((name) => /\.(html|css)$/.test(name))
    .map((name) => [name.endsWith('.css') ? `pages/${name}` : name, readFileSync(join(pages, name))]);
  const theirs = Object.entries(theirSheets).map(([name, path]) => [
    `pages/${basename(name)}`,
    readFileSync(join(modules, path)),
  ]);
  return [...built, ...copied, ...written, ...theirs];
}
