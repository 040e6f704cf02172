import { join } from 'node:path';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { firstAnswers, firstParts, firstPictures, sharedAnswers } from './src/routes/first-answers.ts';
import type { routeTable } from './src/routes/route-table.ts';

interface FirstAnswers {
  firstAnswers: typeof firstAnswers;
  sharedAnswers: typeof sharedAnswers;
  firstParts: typeof firstParts;
  firstPictures: typeof firstPictures;
}

interface RouteTable {
  routeTable: typeof routeTable;
}

/** A page of the site as the server finds it: `route-pages.json` lists them. */
interface RoutePage {
  /** Of the route table. */
  path: string;
  file: string;
}

/**
 * Writes an HTML file for each route, which names all files of its first view and its first answers: the browser fetches them at
 * once, instead of one after the other as each is found in the one before.
 */
export function routePages(): Plugin {
  return {
    name: 'shuyuan:route-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // When `index.html` names its own files, and before everything is compressed.
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        const { routeTable: routes } = await load<RouteTable>('src/routes/route-table.ts');
        const wanted = await load<FirstAnswers>('src/routes/first-answers.ts');
        const {
          firstAnswers: own,
          sharedAnswers: shared,
          firstParts: parts,
          firstPictures: pictures,
        } = wanted;
        const pages: RoutePage[] = [];
        for (const { name, path, page, permission } of routes.filter((route) => route.path !== '*')) {
          const calls = [...shared.all, own[name] ?? []].flat().map((call) => call.path);
          const ownCalls = shared.signedIn.map((call) => call.path);
          // What needs a permission is fetched by those who hold it.
          const sources = permission === undefined ? [sourceOf(page), parts[name] ?? []].flat() : [];
          const files = sources.flatMap((each) => filesOf(bundle, each));
          const first = { path, calls, ownCalls, picture: pictures[name] };
          const source = withFiles(
            withHead(
              String(index.source),
              `<meta name="first-answers" content="${escape(JSON.stringify(first))}" />`,
            ),
            linksTo(files, String(index.source)),
          );
          const file = `route-pages/${name}.html`;
          this.emitFile({ type: 'asset', fileName: file, source });
          pages.push({ path, file });
        }
        this.emitFile({ type: 'asset', fileName: 'route-pages.json', source: JSON.stringify(pages) });
      },
    },
  };
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(import.meta.dirname, file), {
    configFile: false,
    environments: {
      inline: { resolve: { conditions: ['shuyuan-source'], noExternal: [/^@shuyuan\//] } },
    },
  });
  return module;
}

/** `() => import('../pages/home/home/home.page.tsx')`, as the module runner has it. */
function sourceOf(page: () => unknown): string {
  const [, source] = /\/(pages\/[\w./-]+\.page\.tsx)/.exec(String(page)) ?? [];
  if (source === undefined) throw new Error(`This is no page of the site: ${String(page)}`);
  return source;
}

/** What a part of the first view needs: its own script and all that it imports without waiting, with their sheets. */
function filesOf(bundle: Rolldown.OutputBundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${source}`));
  if (!first) throw new Error(`The build has no script for ${source}.`);
  const reached = new Set([first]);
  for (const chunk of reached)
    for (const imported of chunks.filter(({ fileName }) => chunk.imports.includes(fileName)))
      reached.add(imported);
  return [...reached].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName]);
}

function linksTo(files: string[], html: string): string[] {
  const missing = [...new Set(files)].filter((file) => !html.includes(`"/${file}"`));
  return missing.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
}

/** First of all, since the script that reads it stands in the head as well. */
const withHead = (html: string, line: string) =>
  html.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${line}`);

/**
 * After the files of every page: a browser has six lines to a server, and what stands first takes them. The largest file shall not wait for
 * small ones.
 */
const withFiles = (html: string, lines: string[]) =>
  html.replace(/\n {2}<\/head>/, (end) => lines.map((line) => `\n    ${line}`).join('') + end);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
