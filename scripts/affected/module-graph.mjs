// Which files each file of the repository is made of.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { code, readFilesOf } from './read-files.mjs';

const condition = 'shuyuan-source';

/** Resolves `@shuyuan/…` by the packages' own entries, drops what stands behind a question mark, looks into no asset. */
const ours = (root) => ({
  name: 'ours',
  setup(builder) {
    const manifests = new Map();
    const manifestOf = (folder) => {
      if (!manifests.has(folder))
        manifests.set(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
      return manifests.get(folder);
    };
    builder.onResolve({ filter: /^@shuyuan\// }, ({ path, kind }) => {
      const [scope, name, ...rest] = path.split('/');
      const folder = join(root, 'node_modules', scope, name);
      const target = manifestOf(folder).exports?.[['.', ...rest].join('/')];
      const file = typeof target === 'string' ? target : target?.[condition];
      return file === undefined
        ? undefined
        : builder.resolve(`./${join(file)}`, { kind, resolveDir: folder });
    });
    builder.onResolve({ filter: /^\.{1,2}\/.*\?/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?.*/, '')),
    }));
    builder.onLoad({ filter: /./ }, ({ path }) =>
      code.has(extname(path)) ? undefined : { contents: '', loader: 'empty' },
    );
  },
});

/** The imports of the entries and of all that they import. */
async function importsOf(root, entries) {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: entries.map((path) => `import './${path}';`).join('\n'), resolveDir: root },
    plugins: [ours(root)],
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'unwritten',
    format: 'esm',
    platform: 'node',
    conditions: [condition],
    packages: 'external',
    jsx: 'automatic',
    // What a package says of its side effects would drop imports.
    ignoreAnnotations: true,
    logLevel: 'silent',
  }).catch(({ errors = [], message }) => {
    const places = errors.map(({ location, text }) => `${location?.file}:${location?.line} ${text}`);
    throw new Error(places.length > 0 ? places.join('\n') : message);
  });
  return Object.entries(metafile.inputs)
    .filter(([path]) => path !== '<stdin>')
    .map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => !external).map((imported) => imported.path),
    ]);
}

/**
 * Returns the dependencies of every file under the entries: files that it imports, starts as a process or worker, or reads. A
 * map from the path of a file to the paths that it needs, relative to the repository.
 */
export async function moduleGraph(root, entries, files) {
  const graph = new Map();
  let next = entries;
  while (next.length > 0) {
    const named = new Set();
    for (const [path, imports] of await importsOf(root, next)) {
      if (graph.has(path)) continue;
      const isCode = code.has(extname(path)) && existsSync(join(root, path));
      const read = isCode ? readFilesOf(path, readFileSync(join(root, path), 'utf8'), files) : [];
      graph.set(path, imports.concat(read));
      for (const file of read) named.add(file);
    }
    next = [...named].filter(
      (path) => !graph.has(path) && code.has(extname(path)) && !/\.d\.m?ts$/.test(path),
    );
  }
  return graph;
}
