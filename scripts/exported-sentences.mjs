// Every name that a package exports has its sentence: a comment `/** … */` above what it names. Follows the names from the
// entries that `package.json` declares, through the files that hand them on, to where they are declared.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * The exported names below `root/packages`: where each is declared, and whether a sentence stands there. What a package hands on
 * from another package is documented there.
 */
export function exportedNames(root) {
  const readFile = parsedOnce();
  const found = new Map();
  for (const name of readdirSync(join(root, 'packages'))) {
    for (const entry of entriesOf(join(root, 'packages', name))) {
      for (const exported of namesOf(entry, readFile)) {
        const { declarations } = declarationsOf(entry, exported, readFile) ?? {};
        if (!declarations) continue;
        const [first] = declarations;
        const { line } = first.getSourceFile().getLineAndCharacterOfPosition(first.getStart());
        const place = `${relative(root, first.getSourceFile().fileName)}:${line + 1}`;
        found.set(`${place} ${exported}`, {
          place,
          name: exported,
          hasSentence: declarations.some(hasSentence),
        });
      }
    }
  }
  return [...found.values()];
}

/** The sources that a package offers by name. */
function entriesOf(packageDir) {
  const manifest = join(packageDir, 'package.json');
  if (!existsSync(manifest)) return [];
  return Object.values(JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {})
    .map((target) => (typeof target === 'object' ? target['shuyuan-source'] : undefined))
    .filter(Boolean)
    .map((source) => resolve(packageDir, source));
}

/** Reads the statements of a file, and of each file once. */
function parsedOnce() {
  const parsed = new Map();
  return (path) => {
    if (!parsed.has(path))
      parsed.set(path, ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
    return parsed.get(path);
  };
}

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** What a statement declares, by name. */
function declaredBy(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(boundNames);
  return statement.name && ts.isIdentifier(statement.name) ? [statement.name.text] : [];
}

const boundNames = ({ name }) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element) : []));

const namedExports = (statement) =>
  ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
    ? statement.exportClause.elements
    : [];

const namesOf = (path, readFile) =>
  readFile(path).statements.flatMap((statement) => [
    ...namedExports(statement).map(({ name }) => name.text),
    ...(isExported(statement) ? declaredBy(statement) : []),
  ]);

/** Where an exported name of a file is declared: here, or in the file of ours that it is taken from. */
function declarationsOf(path, name, readFile) {
  const { statements } = readFile(path);
  for (const statement of statements) {
    const specifier = namedExports(statement).find((element) => element.name.text === name);
    if (!specifier) continue;
    const local = (specifier.propertyName ?? specifier.name).text;
    return statement.moduleSpecifier
      ? declaredIn(path, statement.moduleSpecifier.text, local, readFile)
      : localDeclarations(path, local, readFile);
  }
  return localDeclarations(path, name, readFile);
}

function localDeclarations(path, name, readFile) {
  const { statements } = readFile(path);
  const declarations = statements.filter((statement) => declaredBy(statement).includes(name));
  if (declarations.length > 0) return { declarations };
  for (const statement of statements) {
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const imported = bindings.elements.find((element) => element.name.text === name);
    if (!imported) continue;
    const original = (imported.propertyName ?? imported.name).text;
    return declaredIn(path, statement.moduleSpecifier.text, original, readFile);
  }
  throw new Error(`${path}: nothing declares ${name}`);
}

const declaredIn = (path, specifier, name, readFile) =>
  specifier.startsWith('.') ? declarationsOf(resolve(dirname(path), specifier), name, readFile) : undefined;

const hasSentence = (declaration) =>
  ts
    .getJSDocCommentsAndTags(declaration)
    .some((doc) => ts.isJSDoc(doc) && /\w/.test(ts.getTextOfJSDocComment(doc.comment) ?? ''));

if (process.argv[1] === import.meta.filename) {
  const names = exportedNames(resolve(import.meta.dirname, '..'));
  const bare = names.filter(({ hasSentence: isDocumented }) => !isDocumented);
  for (const { place, name } of bare) console.error(`${place} ${name} is exported without a sentence.`);
  if (bare.length > 0) process.exit(1);
  console.log(`${names.length} exported names have their sentence`);
}
