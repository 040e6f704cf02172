/**
 * Runs drizzle-kit, which npm places above drizzle-orm and which therefore does not find it: its imports of
 * drizzle-orm are resolved from here. Of the schema snapshots in `migrations/meta` only the last is kept: a migration is
 * generated from that one alone, and each has a third of a megabyte.
 */
import { readdirSync, rmSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL === import.meta.url;
    if (isOurs || !/^drizzle-orm($|\/)/.test(specifier)) return next(specifier, context);
    return { url: pathToFileURL(require.resolve(specifier)).href, format: 'commonjs', shortCircuit: true };
  },
});

const snapshots = join(import.meta.dirname, 'src/db/migrations/meta');

// drizzle-kit ends the process itself.
process.once('exit', () => {
  // Elsewhere it only tries out.
  if (process.argv.some((argument) => argument.startsWith('--out'))) return;
  const names = readdirSync(snapshots).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of names.sort().slice(0, -1)) rmSync(join(snapshots, name));
});

require(join(dirname(require.resolve('drizzle-kit')), 'bin.cjs'));
