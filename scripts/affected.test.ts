import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { affectedBy, changedSince, usualBase } from './affected.mjs';
import { declaredReads } from './affected/read-files.mjs';

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const commit = (message: string) => {
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-m', message);
};

function startRepository() {
  root = mkdtempSync(join(tmpdir(), 'affected-'));
  git('init', '-b', 'main');
  write('.gitignore', 'node_modules\n');
}

describe('what differs', () => {
  beforeEach(() => {
    startRepository();
    write('kept.ts');
    write('gone.ts');
    commit('first');
    return () => rmSync(root, { recursive: true });
  });

  it('is, on main, what is not committed: changed, deleted, staged and new files', () => {
    write('kept.ts', 'changed');
    rmSync(join(root, 'gone.ts'));
    write('staged.ts');
    git('add', 'staged.ts');
    write('new 中.ts');
    write('node_modules/a.js');
    expect(changedSince(usualBase(root), root)).toEqual(['gone.ts', 'kept.ts', 'new 中.ts', 'staged.ts']);
  });

  it('is nothing in a clean tree on main', () => {
    expect(changedSince(usualBase(root), root)).toEqual([]);
  });

  it('begins where a branch left main, whatever main has got since', () => {
    git('checkout', '-b', 'topic');
    write('topic.ts');
    commit('topic');
    git('checkout', 'main');
    write('later.ts');
    commit('later');
    git('checkout', 'topic');
    write('open.ts');
    expect(changedSince(usualBase(root), root)).toEqual(['open.ts', 'topic.ts']);
  });

  it('begins at a commit that is named', () => {
    write('second.ts');
    commit('second');
    expect(changedSince('HEAD~1', root)).toEqual(['second.ts']);
  });
});

describe('what a change can break', () => {
  beforeAll(() => {
    startRepository();
    write(
      'node_modules/@shuyuan/ui/package.json',
      '{ "exports": { "./a": { "shuyuan-source": "./src/a.ts" } } }',
    );
    write('node_modules/@shuyuan/ui/src/a.ts', "export { a } from '../../../../ui/a.ts';");
    write('ui/a.ts', "import './a.css.ts'; export const a = () => import('./late.ts');");
    write('ui/a.css.ts', "import './colours.ts';");
    write('ui/colours.ts');
    write('ui/late.ts', "new Worker(new URL('./work.ts', import.meta.url));");
    write('ui/work.ts', "import './worked.ts';");
    write('ui/worked.ts');
    write('ui/near.stories.tsx', "import './colours.ts';");
    write(
      'ui/far.stories.tsx',
      "import { a } from '@shuyuan/ui/a'; import film from './film.mp4?url'; a(film);",
    );
    write('ui/film.mp4');
    write('ui/other.stories.tsx');
    write('ui/far.test.ts', "import type { T } from './types.ts'; import '@shuyuan/ui/a'; import 'react';");
    write('ui/types.ts');
    write('ui/reads.test.ts', "read(join(import.meta.dirname, '../docs/page.md'));");
    write('docs/page.md');
    write('ui/runs.test.ts', "import.meta.url; spawn('server/start.ts')");
    write('server/start.ts', "import './tables.ts';");
    write('server/tables.ts', "migrate(join(import.meta.dirname, 'tables'));");
    write('server/tables/0.sql');
    write('.storybook/preview.tsx', "import './preview.css';");
    write('.storybook/preview.css');
    commit('all');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const affected = async (...changed: string[]) => {
    const { stories, tests } = await affectedBy(changed, root);
    return [...stories, ...tests];
  };

  it('is what imports it, through packages and style sheets, the nearest first', async () => {
    expect(await affected('ui/colours.ts')).toEqual([
      'ui/near.stories.tsx',
      'ui/far.stories.tsx',
      'ui/far.test.ts',
    ]);
  });

  it.each([
    ['a film', 'ui/film.mp4', ['ui/far.stories.tsx']],
    ['a module of a worker', 'ui/worked.ts', ['ui/far.stories.tsx', 'ui/far.test.ts']],
    ['a text that a test reads', 'docs/page.md', ['ui/reads.test.ts']],
    ['a migration of a server that a test starts', 'server/tables/0.sql', ['ui/runs.test.ts']],
    ['a test itself', 'ui/far.test.ts', ['ui/far.test.ts']],
    ['types alone, which the compiler checks', 'ui/types.ts', []],
    ['a page that nobody reads', 'docs/other.md', []],
  ])('follows %s', async (_, changed, expected) => {
    expect(await affected(changed)).toEqual(expected);
  });

  it('is every story when it lies under all of them', async () => {
    for (const path of ['.storybook/preview.css', '.storybook/main.ts'])
      expect((await affectedBy([path], root)).stories).toHaveLength(3);
  });

  it('is everything when the packages or the compiler’s settings change', async () => {
    for (const path of ['package-lock.json', 'tsconfig.json', 'workspace-source.ts'])
      expect(await affected(path)).toHaveLength(6);
  });
});

it('declares reads of files that exist, by files that exist', () => {
  root = resolve(import.meta.dirname, '..');
  const files = new Set(git('ls-files').trim().split('\n'));
  const empty = Object.entries(declaredReads).filter(
    ([path, patterns]) =>
      !existsSync(join(root, path)) ||
      patterns.some((pattern) => ![...files].some((file) => pattern.test(file))),
  );
  expect(empty).toEqual([]);
});
