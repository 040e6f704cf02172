// Everything that can be said about the code without running it. Prints each finding; ends non-zero when there is one.
import { spawnSync } from 'node:child_process';

export const lints = {
  'lock file': 'node scripts/check-lock.mjs',
  format: 'prettier --check . --cache --cache-location node_modules/.cache/shuyuan/prettier --log-level warn',
  rules: 'oxlint --type-aware --quiet',
  'house rules': 'node scripts/house-rules.mjs',
  'import table': 'depcruise packages apps --config .dependency-cruiser.cjs --output-type err',
  'unused code': 'knip',
};

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
