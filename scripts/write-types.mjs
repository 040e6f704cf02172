// Writes a package's types beside its scripts, file by file as the compiler emits them: bundling them takes minutes.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')),
  'bin/tsc',
);

/** Emits what `tsconfig.build.json` of the working directory includes into its `dist`. Throws when the compiler fails. */
export function writeTypes() {
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The types could not be written.');
  for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join('dist', name);
    const types = readFileSync(file, 'utf8');
    // Sources are imported by their extension, which a consumer's compiler may refuse.
    writeFileSync(file, types.replaceAll(/(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2'));
  }
}
