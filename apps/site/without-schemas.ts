import type { Plugin } from 'vite';

/**
 * Leaves the contract's schemas out of the site. They check answers at work and input on the server; in the reader's
 * browser nothing asks them, and their library would be a tenth of the first page's bytes. Each schema becomes one
 * object that answers itself to everything, so that the contract's declarations still run.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'shuyuan:without-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'zod/mini' ? '\0without-schemas' : undefined),
    load: (id) => (id === '\0without-schemas' ? standIn : undefined),
    transform(code, id) {
      if (!/\/api-client\/src\/.*\.ts$/.test(id)) return undefined;
      return code.replace("import * as z from 'zod/mini'", "import { z } from 'zod/mini'");
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
