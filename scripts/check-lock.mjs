// A registry that lacks the newest platform packages makes `npm install` write a lock file with holes, on which `npm ci` then fails.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The lock entry that a package at `path` would resolve `name` to, walking up the nested node_modules. */
function resolveEntry(path, name) {
  for (let base = path; ;) {
    const entry = packages[`${base ? `${base}/` : ''}node_modules/${name}`];
    if (entry) return entry;
    if (!base) return undefined;
    const up = base.lastIndexOf('/node_modules/');
    base = up >= 0 ? base.slice(0, up) : '';
  }
}

const holes = [];
for (const [path, { optionalDependencies = {}, resolved }] of Object.entries(packages)) {
  if (resolved?.startsWith('http')) holes.push(`${path}: records a download address`);
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const entry = resolveEntry(path, name);
    if (!entry || (exactVersion.test(range) && entry.version !== range))
      holes.push(`${path} -> ${name}@${range}`);
  }
}
if (holes.length > 0) {
  console.error(`package-lock.json has holes:\n${holes.join('\n')}`);
  process.exit(1);
}
console.log('package-lock.json is complete');
