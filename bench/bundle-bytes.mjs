// What a page fetches of some names, bundled for production: at first, and with each part that comes later.
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

export const peers = resolve(import.meta.dirname, 'peers');
const kib = (text) => gzipSync(text, { level: 9 }).length / 1024;

const frameworks = /^(react|react-dom|vue|ali-oss)($|\/)/;

/**
 * Bundles what `names` gives by module, and `sheets`, for current browsers. What `external` matches is left out: React, Vue
 * and the cloud's client. In one file where `isOneFile`, parts that could come later included.
 * Answers KiB of gzip 9: `css`, and `js` of what is fetched at once and of the later parts whose sources `later` matches.
 */
export async function bundleBytes({ names, sheets = [], external = frameworks, isOneFile = false }) {
  const entry = [
    ...sheets.map((sheet) => `import '${sheet}';`),
    ...Object.entries(names).map(([module, list]) => `import { ${list.join(', ')} } from '${module}';`),
    `globalThis.kept = [${Object.values(names).flat().join(', ')}];`,
  ].join('\n');
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: peers,
    mode: 'production',
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? join(peers, 'entry.js') : undefined),
        load: (id) => (id === join(peers, 'entry.js') ? entry : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: 'entry', external, output: isOneFile ? { codeSplitting: false } : {} },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const sum = (files) => [...files].reduce((total, { code, source }) => total + kib(code ?? source), 0);
  const first = closureOf(chunks.filter(({ isEntry }) => isEntry));
  return {
    css: sum(output.filter(({ fileName }) => fileName.endsWith('.css'))),
    js: (later) =>
      sum(
        later === undefined
          ? first
          : closureOf([
              ...first,
              ...chunks.filter(({ isDynamicEntry, name }) => isDynamicEntry && later.test(name)),
            ]),
      ),
  };

  /** Chunks and what they import without waiting. */
  function closureOf(some) {
    const found = new Set(some);
    for (const { imports } of found)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    return found;
  }
}
