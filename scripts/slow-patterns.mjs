// Finds regular expressions that take more than linear time on some text. Text from people reaches nearly all of them, and a pattern
// that grows by the square turns a file of 40 KB into seconds of silence. `// pattern-limit: <reason>` on the line of a pattern
// or above it allows one whose text is short.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import recheck from 'recheck';
import ts from 'typescript';

const { version } = createRequire(import.meta.url)('recheck/package.json');
const cacheFile = resolve(import.meta.dirname, `../node_modules/.cache/shuyuan/patterns-${version}.json`);

/** Files of products: those of tests hold no text of others. */
const checked =
  /^(apps|packages)\/[^/]+\/(src|embed)\/(?!.*\.(test|stories|fixtures|seed)\.tsx?$)(?!testing\/).*\.tsx?$/;

/** Milliseconds for one pattern. */
const timeout = 30_000;

/** Patterns that are checked at once. */
const atOnce = 4;

const allowed = /\/\/ pattern-limit: \S.{8,}/;

/** The regular expressions of a source file, with their lines. */
export function patternsIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      const isAllowed = [line, line - 1].some((at) => allowed.test(lines[at] ?? ''));
      found.push({ pattern: node.text, line: line + 1, isAllowed });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Matches a quantifier without an upper limit. A pattern that has none takes a bounded time at each position. */
const repeats = /[*+]|\{\d+,\}/;

/** Returns why a pattern is not linear, or null if it is. `pattern` is a literal with its slashes and flags. */
export async function slowness(pattern) {
  const end = pattern.lastIndexOf('/');
  const [source, flags] = [pattern.slice(1, end), pattern.slice(end + 1)];
  if (!repeats.test(source)) return null;
  // The checker does not know the flag `v`. Without operations on sets it means what `u` means.
  if (flags.includes('v') && /--|&&|\\q|\[[^\]]*\[/.test(source)) return 'holds sets that cannot be checked';
  const found = await recheck.check(source, flags.replace('v', 'u').replace('d', ''), { timeout });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `cannot be checked (${found.error.kind})`;
  return `takes ${found.complexity.summary} time, as on ${found.attack.pattern.slice(0, 80)}`;
}

/** Checks the patterns of files. Returns a line for each slow pattern, and for each exception that is not needed. */
export async function slowPatterns(paths, read = (path) => readFileSync(path, 'utf8')) {
  const all = paths.flatMap((path) => patternsIn(path, read(path)).map((found) => ({ path, ...found })));
  const known = readCache();
  const left = [...new Set(all.map(({ pattern }) => pattern))].filter((pattern) => !(pattern in known));
  const next = async () => {
    for (let pattern = left.pop(); pattern !== undefined; pattern = left.pop())
      known[pattern] = await slowness(pattern);
  };
  const isNew = left.length > 0;
  await Promise.all(Array.from({ length: atOnce }, next));
  if (isNew) writeCache(known);
  return all.flatMap(({ path, line, pattern, isAllowed }) => {
    const slow = known[pattern];
    if (slow && !isAllowed) return [`${path}:${line} ${pattern} ${slow}`];
    return !slow && isAllowed ? [`${path}:${line} ${pattern} is linear: remove the exception.`] : [];
  });
}

function readCache() {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Stores the results. Writes another file and renames it, so that a parallel run never reads a partial one. */
function writeCache(known) {
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(`${cacheFile}.${process.pid}`, JSON.stringify(known));
  renameSync(`${cacheFile}.${process.pid}`, cacheFile);
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2);
  const files =
    named.length > 0
      ? named
      : execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
          encoding: 'utf8',
          maxBuffer: 2 ** 26,
        })
          .trim()
          .split('\n');
  const findings = await slowPatterns(files.filter((path) => checked.test(path) && existsSync(path)));
  if (findings.length > 0) {
    console.error(findings.join('\n'));
    console.error(
      'Write a linear pattern, read the text by a loop, or say why it is short: // pattern-limit: <reason>',
    );
  } else console.log('all patterns are linear');
  // The checker's own process keeps this one alive.
  process.exit(findings.length > 0 ? 1 : 0);
}
