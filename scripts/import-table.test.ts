import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  ['packages/api-client/src/a/a.api.ts', './a.contract.ts', 'client-without-schemas'],
  ['packages/api-client/src/a/b.ts', 'zod', 'client-without-schemas'],
  ['packages/widgets/src/d/index.ts', 'react-router-dom', 'widgets-outside'],
  ['packages/widgets/src/e/index.ts', '../../../../apps/site/src/a.ts', 'widgets-know-no-app'],
  ['packages/widgets/src/comment-box/index.ts', '../login-dialog/index.ts', 'no-widget-imports-another'],
  ['packages/widgets/src/comment-box/a.ts', '../newcomer/index.ts', 'no-widget-imports-another'],
  ['packages/widgets/src/async/a.ts', '../login-dialog/index.ts', 'no-widget-imports-another'],
  ['packages/widgets/src/newcomer/a.ts', '../login-dialog/index.ts', 'no-widget-imports-another'],
  ['packages/widgets/src/unsent-comments/a.ts', '../login-dialog/index.ts', 'no-widget-imports-another'],
  ['packages/widgets/src/testing/a.ts', '../login-dialog/index.ts', 'no-widget-imports-another'],
  ['packages/widgets/src/testing/b.ts', '../../../../apps/server/src/a.ts', 'widgets-know-no-app'],
  ['packages/widgets/src/testing/c.ts', 'vitest', 'widgets-outside'],
  ['packages/widgets/src/testing/index.ts', './tested.fixtures.ts', 'no-test-tool-is-published'],
  ['packages/ui/src/testing/index.ts', './server.fixtures.ts', 'no-test-tool-is-published'],
  ['packages/widgets/src/f/index.ts', '../../../ui/src/c/deep.ts', 'packages-by-their-entries'],
  ['apps/site/src/b.ts', '../../../packages/ui/src/c/deep.ts', 'packages-by-their-entries'],
  ['apps/site/src/f.ts', '../../../packages/widgets/embed/a.ts', 'packages-by-their-entries'],
  ['apps/site/src/g.ts', '../../../packages/widgets/dist/b/index.js', 'packages-by-their-entries'],
  ['apps/site/src/c.ts', '../../server/src/a.ts', 'site-and-server-do-not-meet'],
  ['apps/site/src/d.ts', 'fastify', 'site-outside'],
  ['apps/site/src/paths/a.ts', '../stores/b.ts', 'site-one-way'],
  ['apps/site/src/stores/a.ts', '../shell/b.ts', 'site-one-way'],
  ['apps/site/src/shell/header/a.ts', '../../pages/home/b.ts', 'site-one-way'],
  ['apps/site/src/pages/home/a.ts', '../../routes/route-table.ts', 'site-one-way'],
  ['apps/site/src/routes/a.ts', '../composition/b.ts', 'site-one-way'],
  ['apps/server/src/b.ts', '../../../packages/widgets/src/b/index.ts', 'server-draws-nothing'],
  ['apps/server/src/f.ts', 'react', 'server-outside'],
  ['apps/server/src/g.ts', 'vitest', 'server-outside'],
  ['apps/server/src/errors/a.ts', '../start/b.ts', 'server-one-way'],
  ['apps/server/src/db/a.ts', '../http/b.ts', 'server-one-way'],
  ['apps/server/src/http/a.ts', '../contract/b.ts', 'server-one-way'],
  ['apps/server/src/contract/a.ts', '../modules/b.ts', 'server-one-way'],
  ['apps/server/src/services-outside/a.ts', '../modules/b.ts', 'server-one-way'],
  ['apps/server/src/resources/a.ts', '../modules/b.ts', 'server-one-way'],
  ['apps/server/src/modules/a.ts', '../start/b.ts', 'server-one-way'],
  ['apps/server/src/modules/articles/a.ts', '../orders/b.ts', 'modules-one-way'],
  ['apps/server/src/modules/captcha/a.ts', '../session/b.ts', 'modules-one-way'],
  ['apps/server/src/modules/articles/d.ts', '../study/b.ts', 'modules-one-way'],
  ['apps/server/src/modules/records/a.ts', '../comments/b.ts', 'modules-one-way'],
  ['apps/server/src/c.ts', './d.test.ts', 'no-test-code-in-products'],
  ['packages/ui/src/g/a.ts', './b.ts', 'no-circular'],
];

const sound: [file: string, imports: string][] = [
  ['packages/api-client/src/b/b.contract.ts', '../a/a.contract.ts'],
  ['packages/widgets/src/b/index.ts', '../../../ui/src/c/index.ts'],
  ['packages/widgets/src/comment-box/pager-user.ts', '../pager/index.ts'],
  ['packages/widgets/src/comment-box/kit-user.ts', '../async/b.ts'],
  ['packages/widgets/src/unsent-comments/b.ts', '../comment-box/pager-user.ts'],
  ['packages/widgets/src/embed/a.ts', '../login-dialog/index.ts'],
  ['packages/widgets/src/testing/d.ts', '../login-dialog/scenarios.fixtures.ts'],
  ['packages/widgets/src/testing/e.test.ts', 'vitest'],
  ['apps/site/src/e.ts', '../../../packages/widgets/src/b/index.ts'],
  ['apps/site/src/composition/c.ts', '../routes/route-table.ts'],
  ['apps/site/src/routes/c.ts', '../pages/home/b.ts'],
  ['apps/site/src/pages/home/c.ts', '../../shell/b.ts'],
  ['apps/site/src/shell/c.ts', '../stores/b.ts'],
  ['apps/server/src/e.ts', '../../../packages/api-client/src/contract.ts'],
  ['apps/server/src/h.ts', 'fastify'],
  ['apps/server/src/start/c.ts', '../modules/b.ts'],
  ['apps/server/src/modules/orders/c.ts', '../articles/b.ts'],
  ['apps/server/src/modules/session/c.ts', '../captcha/b.ts'],
  ['apps/server/src/contract/c.ts', '../http/b.ts'],
  ['apps/server/src/testing/a.ts', 'vitest'],
];

const bystanders = {
  'packages/ui/src/c/index.ts': '',
  'packages/ui/src/c/deep.ts': '',
  'packages/ui/src/g/b.ts': "import './a.ts';",
  'packages/ui/src/testing/server.fixtures.ts': "import '../../../../apps/server/src/a.ts';",
  'packages/widgets/src/login-dialog/index.ts': '',
  'packages/widgets/src/login-dialog/scenarios.fixtures.ts': '',
  'packages/widgets/src/newcomer/index.ts': '',
  'packages/widgets/src/async/b.ts': '',
  'packages/widgets/src/testing/tested.fixtures.ts': "import 'vitest';",
  'packages/widgets/embed/a.ts': '',
  'packages/widgets/dist/b/index.js': '',
  'packages/widgets/src/pager/index.ts': '',
  'packages/api-client/src/contract.ts': '',
  'packages/api-client/src/a/a.contract.ts': '',
  'apps/site/src/a.ts': '',
  'apps/site/src/composition/b.ts': '',
  'apps/site/src/routes/route-table.ts': '',
  'apps/site/src/pages/home/b.ts': '',
  'apps/site/src/shell/b.ts': '',
  'apps/site/src/stores/b.ts': '',
  'apps/server/src/a.ts': '',
  'apps/server/src/start/b.ts': '',
  'apps/server/src/http/b.ts': '',
  'apps/server/src/contract/b.ts': '',
  'apps/server/src/modules/b.ts': '',
  'apps/server/src/modules/articles/b.ts': '',
  'apps/server/src/modules/captcha/b.ts': '',
  'apps/server/src/modules/orders/b.ts': '',
  'apps/server/src/modules/study/b.ts': '',
  'apps/server/src/modules/comments/b.ts': '',
  'apps/server/src/modules/session/b.ts': '',
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
    const write = writerIn(house);
    for (const [path, text] of Object.entries(bystanders)) write(path, `${text}\n`);
    for (const [path, imports] of [...brokenWalls, ...sound]) write(path, `import '${imports}';\n`);
    for (const name of ['react', 'react-router-dom', 'zustand', 'fastify', 'vitest', 'zod']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }));
      write(`node_modules/${name}/dist/index.js`, '');
    }
    violations = cruise(house);
  });

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

/** What only `*.browser.ts` says. */
const ambient = [
  'window.scrollTo(0, 0);',
  "globalThis.fetch('/');",
  'self.setTimeout(() => {}, 1);',
  'setInterval(() => {}, 1);',
  'requestIdleCallback(() => {});',
  "new WebSocket('/');",
  "matchMedia('(width)');",
  '(at: Element) => at.ownerDocument.defaultView?.localStorage;',
  'Date.now();',
];

const reaching = ['packages/widgets', 'packages/api-client', 'apps/site'].flatMap((room) =>
  ambient.map((line, number) => [`${room}/src/${number}`, line] as const),
);

describe('the browser', () => {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  let findings: Finding[] = [];

  beforeAll(() => {
    const write = writerIn(house);
    for (const [file, line] of reaching) {
      write(`${file}.ts`, line);
      write(`${file}.browser.ts`, line);
    }
    write('packages/widgets/src/typed.ts', 'export type Fetch = typeof globalThis.fetch;');
    copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
    findings = lint(house);
  });

  afterAll(() => rmSync(house, { recursive: true }));

  it.each(reaching)('is not reached from %s.ts by %s', (file) => {
    expect(findings.map(({ filename }) => filename)).toContain(`${file}.ts`);
  });

  it('is reached by files of its own, and named by types', () => {
    expect(findings.filter(({ filename }) => /browser|typed/.test(filename))).toEqual([]);
  });
});

const writerIn = (house: string) => (path: string, text: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};

interface Finding {
  code: string;
  filename: string;
}

function lint(cwd: string): Finding[] {
  const cli = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [cli, '--quiet', '--format', 'json'], {
    cwd,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
  return diagnostics.filter(({ code }) => code.includes('no-restricted-'));
}

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
