import type { OnLoadResult, Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

/** What a plugin of esbuild may ask for here; one that asks for more fails while it is set up. */
interface Given {
  onResolve: (
    options: { filter: RegExp },
    answer: (args: { path: string; resolveDir: string }) => Answer<{ path?: string }>,
  ) => void;
  onLoad: (
    options: { filter: RegExp },
    answer: (args: { path: string }) => Answer<Pick<OnLoadResult, 'contents'>>,
  ) => void;
  resolve: (path: string) => { path: string };
}

type Answer<Result> = Result | undefined | null | Promise<Result | undefined | null>;

/** The same plugin for Vite: what it resolves and what it loads, file by file. */
export function fromEsbuild({ name, setup }: EsbuildPlugin): Plugin[] {
  const plugins: Plugin[] = [];
  const add = (plugin: Omit<Plugin, 'name'>) =>
    plugins.push({ name: `${name}-${plugins.length}`, enforce: 'pre', ...plugin });
  const given: Given = {
    onResolve: ({ filter }, answer) =>
      add({
        resolveId: {
          filter: { id: filter },
          async handler(path, importer = '') {
            const found = await answer({ path, resolveDir: importer });
            return found?.path ? this.resolve(found.path, importer) : undefined;
          },
        },
      }),
    onLoad: ({ filter }, answer) =>
      add({
        load: {
          filter: { id: filter },
          async handler(path) {
            const contents = (await answer({ path }))?.contents;
            return contents === undefined ? undefined : String(contents);
          },
        },
      }),
    // Vite's own resolution follows.
    resolve: (path) => ({ path }),
  };
  void setup(given as unknown as Parameters<EsbuildPlugin['setup']>[0]);
  return plugins;
}
