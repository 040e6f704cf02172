/**
 * Runs drizzle-kit, which npm places above drizzle-orm and which therefore does not find it: its imports of
 * drizzle-orm are resolved from here.
 */
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

require(join(dirname(require.resolve('drizzle-kit')), 'bin.cjs'));
