import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../../workspace-source.ts';
import { lazyFiles, preloading } from './lazy-files.ts';
import { precompress } from './precompress.ts';
import { productionRouter } from './production-router.ts';
import { routePages } from './route-pages.ts';

const server = process.env['API'] ?? 'http://127.0.0.1:4174';

/**
 * What every page has comes in two files, of which releases change one. Of the rest, small things that most pages have are one file:
 * by themselves they would be twenty, whose wrapping weighs as much as they do. Nothing that they import comes along.
 */
const groups = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 4 },
  { name: 'site', tags: ['$initial' as const], priority: 3 },
  {
    name: 'waiting',
    test: /\/packages\/ui\/src\/(skeleton|empty-state|error-state)|\/widgets\/src\/(widget\/(use-store-state|signed-out|focused-around)|async\/(failure-text|load|latest-call))|\/site\/src\/pages\/(columns|archetypes\/page\.css)/,
    priority: 2,
  },
  {
    name: 'lists',
    test: /\/site\/src\/pages\/archetypes\/(list-page\.tsx|use-turn|use-last-page|category-chips|chips)/,
    priority: 2,
  },
  { name: 'asking', test: /\/packages\/widgets\/src\/widget\/(modal|question)/, priority: 2 },
];

export default defineConfig({
  ...fromSource,
  resolve: {
    ...fromSource.resolve,
    // As the standalone widgets: our HTTP layer asks for little of it, and the whole is 6 KiB of the first script.
    alias: { ofetch: join(import.meta.dirname, '../../packages/widgets/embed/small-ofetch.ts') },
  },
  root: import.meta.dirname,
  plugins: [lazyFiles(), productionRouter(), vanillaExtractPlugin(), react(), routePages(), precompress()],
  server: {
    port: Number(process.env['PORT'] ?? 4173),
    strictPort: true,
    proxy: {
      '/api': server,
      '/addons': server,
      '/blobs': server,
      '/media': server,
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
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
    },
  },
});
