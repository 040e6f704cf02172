import type { Plugin } from 'vite';
import { contractInShort } from '../../scripts/contract-in-short.mjs';

/**
 * Leaves the contract's schemas out of the site. They check answers at work and input on the server; in the reader's
 * browser nothing asks them, and their library would be a tenth of the first page's bytes. Declarations lose theirs; to
 * what is left of them one object answers itself to everything.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'shuyuan:without-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'zod/mini' ? '\0without-schemas' : undefined),
    load: (id) => (id === '\0without-schemas' ? standIn : undefined),
    transform(code, id) {
      if (!/\/api-client\/src\/.*\.ts$/.test(id) || !code.includes("'zod/mini'")) return undefined;
      return contractInShort(code).replace("import * as z from 'zod/mini'", "import { z } from 'zod/mini'");
    },
  };
}

const standIn = `
const schema = new Proxy(function () {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : schema),
  apply: () => schema,
});
export const z = schema;
`;
