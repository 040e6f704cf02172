import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../../workspace-source.ts';
import { lateFiles, preloading } from './late-files.ts';
import { precompress } from './precompress.ts';
import { productionRouter } from './production-router.ts';
import { withoutSchemas } from './without-schemas.ts';

const server = process.env['API'] ?? 'http://127.0.0.1:4174';

/**
 * Small things that most pages have, kept together: by themselves they would be twenty files, whose wrapping weighs as much
 * as they do. Nothing that they import comes along.
 */
const sharedParts = [
  {
    name: 'waiting',
    test: /\/packages\/ui\/src\/(skeleton|empty-state|error-state)|\/widgets\/src\/(store-state|signed-out|failures\/words-for|loading|focus)\/|\/site\/src\/pages\/columns/,
  },
  { name: 'asking', test: /\/packages\/widgets\/src\/(modal|page\/hold-page)/ },
];

export default defineConfig({
  ...fromSource,
  root: import.meta.dirname,
  plugins: [
    lateFiles(),
    withoutSchemas(),
    productionRouter(),
    vanillaExtractPlugin(),
    react(),
    precompress(),
  ],
  server: {
    port: Number(process.env['PORT'] ?? 4173),
    strictPort: true,
    proxy: {
      '/api': server,
      '/blobs': server,
      '/shuyuan-media': server,
      '/healthz': server,
      '/local': server,
    },
  },
  build: {
    target: 'es2022',
    // What `npm run size` reads.
    manifest: true,
    // The strict content security policy allows no data: address for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: preloading,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: sharedParts } },
    },
  },
});
