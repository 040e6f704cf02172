import { build, type BuildOptions } from 'esbuild';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const here = import.meta.dirname;
export const uiDir = resolve(here, '../packages/ui');

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

export const manifest = JSON.parse(readFileSync(join(uiDir, 'package.json'), 'utf8')) as Manifest;

/** Entries with code, without the `./`. */
export const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  typeof target === 'object' && target['import']?.endsWith('.js') ? [entry.slice(2)] : [],
);

/** A line for every style sheet that the built package has, the theme's first. */
export const everySheet = () =>
  ['theme', ...readdirSync(join(uiDir, 'dist'))]
    .map((name) => (name === 'theme' ? 'theme.css' : `${name}.css`))
    .filter((name) => name === 'theme.css' || existsSync(join(uiDir, 'dist', name.slice(0, -4), 'index.css')))
    .filter((name, index, all) => all.indexOf(name) === index)
    .map((name) => `import '@shuyuan/ui/${name}';`)
    .join('\n');

const shared = {
  bundle: true,
  write: false,
  metafile: true,
  logLevel: 'error',
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

/** Bundles code that imports the built packages, as a partner's own bundler would: what is not used falls away. */
export async function bundle(contents: string, options: BuildOptions = {}) {
  const { outputFiles, metafile } = await build({
    ...shared,
    minify: true,
    outdir: 'unwritten',
    stdin: { contents, resolveDir: here, loader: 'tsx' },
    ...options,
    write: false,
    metafile: true,
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  const output = Object.entries(metafile.outputs).find(([path]) => path.endsWith('.js'))?.[1];
  const used = Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
  return { js: textOf('.js'), css: textOf('.css'), used };
}

/** React as the host page brings it, never part of ours. */
export const reactOutside = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** Code of each entry with all that it draws on, what is fetched later aside. */
export async function bundleEach(names: readonly string[]): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    ...shared,
    minify: true,
    outdir: 'unwritten',
    entryPoints: Object.fromEntries(names.map((name) => [name, join(uiDir, 'dist', name, 'index.js')])),
    external: [...reactOutside, 'hls.js', 'temml', '@speed-highlight/core'],
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path, '.js'), text]));
}
