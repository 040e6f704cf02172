// Everything that can be said about the code without running it. Prints each finding; ends non-zero when there is one.
import { spawnSync } from 'node:child_process';

export const lints = {
  'lock file': 'node scripts/check-lock.mjs',
  format: 'prettier --check . --cache --cache-location node_modules/.cache/shuyuan/prettier --log-level warn',
  rules: 'oxlint --type-aware --quiet',
  'house rules': 'node scripts/house-rules.mjs',
  patterns: 'node scripts/slow-patterns.mjs',
  sentences: 'node scripts/exported-sentences.mjs',
  'import table': 'depcruise packages apps --config .dependency-cruiser.cjs --output-type err',
  'unused code': 'knip',
};

/** What can be said about some files alone. A wall of the import table is broken by the file that imports. */
export function lintsOf(files) {
  const quoted = (pattern) =>
    files
      .filter((path) => pattern.test(path))
      .map((path) => JSON.stringify(path))
      .join(' ');
  // More names than a command line holds: as if all files had changed.
  if (files.length > 400) return lints;
  const walled = quoted(/^(packages|apps)\/.*\.[jt]sx?$/);
  const documented = quoted(/^packages\/.*(\.tsx?|package\.json)$/);
  const [code, typed] = [quoted(/\.([cm]?[jt]sx?)$/), quoted(/\.tsx?$/)];
  return {
    ...(files.length > 0 && { format: `prettier --check --ignore-unknown --log-level warn ${quoted(/./)}` }),
    ...(code && { rules: `${lints.rules} --no-error-on-unmatched-pattern ${code}` }),
    ...(typed && { 'house rules': `${lints['house rules']} ${typed}` }),
    ...(typed && { patterns: `${lints.patterns} ${typed}` }),
    ...(documented && { sentences: lints.sentences }),
    ...(walled && { 'import table': lints['import table'].replace('packages apps', walled) }),
    ...(files.includes('package-lock.json') && { 'lock file': lints['lock file'] }),
  };
}

if (process.argv[1] === import.meta.filename) {
  const broken = Object.entries(lints).filter(([name, command]) => {
    console.log(`\n— ${name}`);
    return spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0;
  });
  if (broken.length > 0) {
    console.error(`\nBroken: ${broken.map(([name]) => name).join(', ')}`);
    process.exit(1);
  }
}
