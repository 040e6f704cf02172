import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/**
 * Resolves `@shuyuan/*` to its source, so that nothing needs a build at work. The `ssr` environment counts too:
 * vanilla-extract compiles `.css.ts` there, and with other conditions it would silently read a stale `dist`.
 */
export const fromSource = {
  resolve: {
    conditions: ['shuyuan-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-aria-components'],
  },
  environments: {
    ssr: {
      resolve: {
        conditions: ['shuyuan-source', ...defaultServerConditions],
        externalConditions: ['node', 'module-sync'],
      },
    },
  },
} satisfies UserConfig;
