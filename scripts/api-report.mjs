// Writes what a reader of `@shuyuan/ui` may rely on into api/ui.api.md, from the built types: names, and their shapes.
// `--check` only says whether the report still tells the truth.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');
const packageDir = join(root, 'packages/ui');
const file = join(root, 'api/ui.api.md');
const { exports } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));

const entries = Object.entries(exports).flatMap(([entry, target]) => {
  const types = typeof target === 'object' && target.import ? join(packageDir, target.types) : undefined;
  return types && existsSync(types) ? [{ entry, types }] : [];
});

const program = ts.createProgram(
  entries.map(({ types }) => types),
  {
    target: ts.ScriptTarget.ES2023,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    strict: true,
    types: [],
  },
);
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true });
const isOurs = (node) => !relative(packageDir, node.getSourceFile().fileName).startsWith('..');

/** A declaration as it is written, without its comments. */
const print = (node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(export )?(declare )?/, '');

/** Every property of a shape, those of its parents too: one line each, in the order of the alphabet. */
function shape(symbol, node) {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (type.isUnion() || !type.getProperties().length || type.getCallSignatures().length) return undefined;
  const lines = type
    .getProperties()
    .filter((property) => property.declarations?.some(isOurs))
    .map((property) => {
      const written = property.declarations.map(({ type: own }) => own && print(own)).filter(Boolean);
      const own =
        written.join(' & ') || checker.typeToString(checker.getTypeOfSymbolAtLocation(property, node));
      return `  ${property.name}${property.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${own.replaceAll(/\s+/g, ' ')};`;
    });
  if (lines.length === 0) return undefined;
  const parameters = node.typeParameters ? `<${node.typeParameters.map(print).join(', ')}>` : '';
  return `interface ${symbol.name}${parameters} {\n${lines.sort().join('\n')}\n}`;
}

function describe(symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.declarations ?? []).filter(isOurs).map((node) => {
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    const flat = isType ? shape(target, node) : undefined;
    const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    // What a function calls its props by itself is nobody's business.
    return flat ?? print(statement).replace(/\(\{[^}]*\}: /, '(props: ');
  });
}

function reportOf({ entry, types }) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(types));
  if (!module) return [];
  const names = checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));
  if (names.length === 0) return [];
  const blocks = names.map((symbol) => [...new Set(describe(symbol))].join('\n') || symbol.name);
  return [`## @shuyuan/ui${entry.slice(1)}`, '', '```ts', blocks.join('\n\n'), '```', ''];
}

const report = [
  '# What `@shuyuan/ui` offers',
  '',
  'Written by `npm run api`, compared in the checks. A line that goes or changes here is a breaking change.',
  '',
  ...entries.flatMap(reportOf),
].join('\n');

if (process.argv.includes('--check')) {
  const isTrue = existsSync(file) && readFileSync(file, 'utf8') === report;
  console.log(
    isTrue
      ? 'api/ui.api.md tells the truth'
      : 'api/ui.api.md is not what is built: run npm run api and look at the difference.',
  );
  process.exit(isTrue ? 0 : 1);
}
mkdirSync(join(root, 'api'), { recursive: true });
writeFileSync(file, report);
console.log(`${relative(root, file)}: ${entries.length} entries`);
