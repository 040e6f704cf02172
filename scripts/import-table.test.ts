import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** A house in which each line breaks one wall: who imports, what, and the rule that must notice. */
const brokenWalls: [file: string, imports: string, rule: string][] = [
  ['packages/ui/src/a/index.ts', '../../../widgets/src/b/index.ts', 'ui-knows-nothing-of-ours'],
  ['packages/ui/src/b/index.ts', 'zustand', 'ui-outside'],
  ['packages/api-client/src/a.ts', '../../ui/src/c/index.ts', 'api-client-knows-nothing-of-ours'],
  ['packages/api-client/src/b.ts', 'react', 'api-client-outside'],
  ['packages/widgets/src/d/index.ts', 'react-router-dom', 'widgets-outside'],
  ['packages/widgets/src/e/index.ts', '../../../../apps/site/src/a.ts', 'widgets-know-no-app'],
  ['packages/widgets/src/comment-box/index.ts', '../login-dialog/index.ts', 'no-widget-imports-another'],
  ['packages/widgets/src/f/index.ts', '../../../ui/src/c/deep.ts', 'packages-by-their-entries'],
  ['apps/site/src/b.ts', '../../../packages/ui/src/c/deep.ts', 'packages-by-their-entries'],
  ['apps/site/src/c.ts', '../../server/src/a.ts', 'site-and-server-do-not-meet'],
  ['apps/site/src/d.ts', 'fastify', 'site-outside'],
  ['apps/server/src/b.ts', '../../../packages/widgets/src/b/index.ts', 'server-draws-nothing'],
  ['apps/server/src/c.ts', './d.test.ts', 'no-test-code-in-products'],
  ['packages/ui/src/g/a.ts', './b.ts', 'no-circular'],
];

const sound: [file: string, imports: string][] = [
  ['packages/widgets/src/b/index.ts', '../../../ui/src/c/index.ts'],
  ['packages/widgets/src/comment-box/pager-user.ts', '../pager/index.ts'],
  ['apps/site/src/e.ts', '../../../packages/widgets/src/b/index.ts'],
  ['apps/server/src/e.ts', '../../../packages/api-client/src/contract.ts'],
];

const bystanders = {
  'packages/ui/src/c/index.ts': '',
  'packages/ui/src/c/deep.ts': '',
  'packages/ui/src/g/b.ts': "import './a.ts';",
  'packages/widgets/src/login-dialog/index.ts': '',
  'packages/widgets/src/pager/index.ts': '',
  'packages/api-client/src/contract.ts': '',
  'apps/site/src/a.ts': '',
  'apps/server/src/a.ts': '',
  'apps/server/src/d.test.ts': '',
  'tsconfig.json': '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true } }',
};

interface Violation {
  from: string;
  rule: { name: string };
}

describe('the import table', () => {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  let violations: Violation[] = [];

  beforeAll(() => {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    };
    for (const [path, text] of Object.entries(bystanders)) write(path, `${text}\n`);
    for (const [path, imports] of [...brokenWalls, ...sound]) write(path, `import '${imports}';\n`);
    for (const name of ['react', 'react-router-dom', 'zustand', 'fastify']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`, '');
    }
    violations = cruise(house);
  }, 60_000);

  afterAll(() => rmSync(house, { recursive: true }));

  it.each(brokenWalls)('refuses that %s imports %s', (file, _imports, rule) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
      rule,
    );
  });

  it.each(sound)('lets %s import %s', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });
});

function cruise(cwd: string): Violation[] {
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.cjs');
  const output = execFileSync(
    process.execPath,
    [cli, 'packages', 'apps', '--config', config, '--output-type', 'json'],
    { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}
