// Names are imported from where they are made, not through the entry of their folder: through an entry esbuild puts all that
// any lazy module needs of it into the first part.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const lists = /^export \{([^}]*)\} from ['"]([^'"]+)['"];?$/gm;
const imports = /^import \{([^}]*)\} from '([^']+)';$/gm;

/** `a as b` as its two names. */
const pairsOf = (list) =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => {
      const [from, to = from] = each.split(' as ');
      return [from, to];
    });

const entries = new Map();

/** Of an entry: each name with the file it comes from and its name there. */
function entryOf(path) {
  if (!entries.has(path)) {
    const names = new Map();
    for (const [, list, file] of readFileSync(path, 'utf8').matchAll(lists))
      for (const [own, shown] of pairsOf(list)) names.set(shown, [own, join(dirname(path), file)]);
    entries.set(path, names);
  }
  return entries.get(path);
}

const isEntry = (path) => /\/packages\/.*\/index\.ts$|\/lucide-react\.mjs$/.test(path);

/** The text of a source with its imports taken apart. `find` answers the file that a name stands for. */
export async function directImports(text, find) {
  const found = new Map();
  for (const [, , name] of text.matchAll(imports)) if (!found.has(name)) found.set(name, await find(name));
  return text.replace(imports, (whole, list, name) => {
    const path = found.get(name);
    if (!path || !isEntry(path) || !existsSync(path)) return whole;
    const entry = entryOf(path);
    return pairsOf(list)
      .map(([from, to]) => {
        const [own, file] = entry.get(from) ?? [from, path];
        return `import { ${own} as ${to} } from ${JSON.stringify(file)};`;
      })
      .join('\n');
  });
}
