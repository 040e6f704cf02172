// What a stranger who installs a package would trip over: entries that do not resolve, types that do not match.
import { spawnSync } from 'node:child_process';

const packages = ['packages/api-client', 'packages/ui', 'packages/widgets'];
const checks = packages.flatMap((path) => [
  `publint ${path} --strict`,
  `attw --pack ${path} --profile esm-only --format table-flipped`,
]);
const broken = checks.filter((command) => {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  if (status !== 0) console.error(`${command}\n${stdout}${stderr}`);
  return status !== 0;
});
if (broken.length > 0) process.exit(1);
console.log(`${packages.length} packages resolve from every declared entry`);
