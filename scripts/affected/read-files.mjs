// What a file reads, starts or bundles by its path: no import tells of it.
import { dirname, extname, posix } from 'node:path';

const testDatabase = /^apps\/server\/src\/testing\/global-setup\.ts$/;

/** Of files whose text would tell too little or too much. A pattern stands for every file of the repository that fits. */
export const declaredReads = {
  'packages/ui/src/exports.test.ts': [
    /^packages\/ui\/package\.json$/,
    /^packages\/ui\/src\/[\w-]+\/index\.ts$/,
  ],
  'packages/widgets/src/exports.test.ts': [
    /^packages\/widgets\/package\.json$/,
    /^packages\/widgets\/src\/[\w-]+\/index\.ts$/,
  ],
  'packages/ui/src/theme/contrast.test.ts': [/^(packages|apps\/site)\/.*\.css\.ts$/],
  // The standalone build, as the Storybook serves it.
  'packages/widgets/src/comment-box/hostile-host.stories.tsx': [/^packages\/widgets\/embed\//],
  'scripts/import-table.test.ts': [/^\.dependency-cruiser\.cjs$/, /^\.oxlintrc\.json$/],
  // Names files only to tell what lies under others.
  'scripts/affected.mjs': [],
  'apps/server/src/testing/test-database.ts': [testDatabase],
  'apps/server/src/db/connect.test.ts': [testDatabase],
  'apps/server/src/db/prepare-database.test.ts': [
    testDatabase,
    /^apps\/server\/src\/db\/migrations\/meta\/_journal\.json$/,
  ],
};

export const code = new Set(['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '.cjs']);

/** Nobody else reads files by a path of the repository. */
const relatesToItself = /import\.meta\.(dirname|filename|url)/;
const pathsInText = /['"`]((?:[\w.@-]+\/)*[\w.@-]+\.\w+)['"`]/g;
/** What is joined to a file's own folder or address, up to where something unknown begins. */
const folders = [
  /(?:join|resolve)\(\s*import\.meta\.dirname,\s*['"`]([^'"`]+)['"`]/g,
  /new URL\(\s*['"`]([^'"`$]+)[^,]*,\s*import\.meta\.url/g,
];

/**
 * The files that a file names by path, from where it lies or from the repository's root, and what is no code in folders
 * that it names.
 */
export function readFilesOf(path, text, files) {
  const declared = declaredReads[path];
  if (declared) return [...files].filter((file) => declared.some((pattern) => pattern.test(file)));
  if (!relatesToItself.test(text)) return [];
  const found = new Set();
  const here = dirname(path);
  for (const [, named] of text.matchAll(pathsInText))
    for (const file of [posix.join(here, named), posix.normalize(named)])
      if (files.has(file)) found.add(file);
  for (const [, named] of folders.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const folder = `${posix.join(here, named).replace(/\/$/, '')}/`;
    // A folder around the file itself is only a place to count from.
    if (folder.startsWith('.') || `${here}/`.startsWith(folder)) continue;
    for (const file of files) if (file.startsWith(folder) && !code.has(extname(file))) found.add(file);
  }
  found.delete(path);
  return [...found];
}
