import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const ours = ['api-client', 'ui', 'widgets'];

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The code blocks of a document, in its order. */
export function codeBlocks(document: string, language: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, each]) => each === language)
    .map(([, , code]) => code ?? '');
}

/**
 * An application of a stranger's, outside the repository: our packages as `npm pack` makes them, what they and React
 * depend on as it is installed here. Nothing is fetched.
 */
export function createPackedApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-app-'));
  const modules = join(folder, 'node_modules');
  for (const name of ours) install(join(root, 'packages', name), join(modules, '@shuyuan', name), folder);
  return folder;
}

function install(source: string, target: string, folder: string) {
  const packed = execFileSync(
    'npm',
    ['pack', source, '--pack-destination', folder, '--ignore-scripts', '--json'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1']);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(target, 'package.json'), 'utf8'),
  ) as Manifest;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
    if (!name.startsWith('@shuyuan/')) link(name, join(folder, 'node_modules', name));
}

function link(name: string, target: string) {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), target);
}

/** Writes the files of an application: its page, and the script that the page starts. */
export function writeApp(folder: string, name: string, files: Record<string, string>): string {
  const app = join(folder, name);
  mkdirSync(app, { recursive: true });
  const page = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>友校</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/fonts/wght.css">
<style>:root { --sy-font-text: 'Noto Sans SC Variable'; --sy-font-reading: 'Noto Sans SC Variable'; }</style>
<body><script type="module" src="./main.tsx"></script></body></html>`;
  for (const [file, text] of Object.entries({ 'index.html': page, ...files }))
    writeFileSync(join(app, file), text);
  return app;
}
