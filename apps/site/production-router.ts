import type { Plugin } from 'vite';

/** The router's package names only the build that warns its developers; the one for readers lies beside it. */
export function productionRouter(): Plugin {
  return {
    name: 'shuyuan:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
