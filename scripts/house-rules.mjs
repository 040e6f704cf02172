// The rules of the house that no linter ships: where texts, colours and the time may be written, and where an address from the
// server may become a link.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import ts from 'typescript';

const spoken =
  /\.(strings|stories|test|seed|fixtures)\.tsx?$|\/(testing|e2e|bench|seeds?)\/|^e2e\/|^bench\/|^delivery\/|^\.storybook\//;
const painted = /^packages\/ui\/src\/theme\/|\/pictures\/|\.(stories|test|fixtures)\.tsx?$/;
const linking = /^apps\/site\/src\/(?!.*\.(test|stories)\.tsx$).*\.tsx$/;
const timeless = /^packages\/(widgets|api-client)\/src\/(?!.*\.(browser|test|stories|fixtures)\.tsx?$)/;

const han = /\p{Script=Han}/u;
const colour = /(^|[\s(,:])(#[0-9a-f]{3,8}\b|(rgb|hsl|oklch|lab)a?\()/i;

/** All files, unless some are named. */
const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
        encoding: 'utf8',
      })
        .trim()
        .split('\n');

const findings = [];

/** Reports every broken rule of one file. */
function inspect(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const report = (node, rule) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    findings.push(`${path}:${line + 1} ${rule}`);
  };
  const visit = (node) => {
    if (isText(node)) {
      if (!spoken.test(path) && han.test(node.text))
        report(node, 'Chinese text belongs in a *.strings.ts table.');
      if (!painted.test(path) && colour.test(node.text))
        report(node, 'Colours belong in packages/ui/src/theme.');
    }
    if (ts.isExportDeclaration(node) && !node.exportClause) report(node, 'Export names one by one.');
    if (linking.test(path) && linksUnread(node))
      report(node, 'Addresses from the server become links by GivenLink.');
    if (timeless.test(path) && readsTheClock(node)) report(node, 'Take the time from host.clock.');
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** `<Link to={block.more_url}>`: what the contract calls an address, given to a link as it is. */
const linksUnread = (node) =>
  ts.isJsxAttribute(node) &&
  ['to', 'href'].includes(node.name.getText()) &&
  node.initializer !== undefined &&
  /\b(\w+_)?url\b/.test(node.initializer.getText());

const readsTheClock = (node) =>
  ts.isNewExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'Date' &&
  !node.arguments?.length;

for (const path of files.filter(Boolean)) inspect(path);
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files keep the house rules`);
