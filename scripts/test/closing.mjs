// The last lines of a run: where the time went, what failed, where to look.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { slowest } from './counts.mjs';
import { endOf, root } from './run-step.mjs';

const whole = (seconds) => (Number.isFinite(seconds) ? seconds.toFixed(0) : '–');

/** One line about a step that has ended, and the end of its log when it failed. */
export function ended({ name, passed, failed, seconds, processor, log }) {
  const time = `${whole(seconds)} s, ${whole(processor)} s of processor`;
  const line = `━━ ${name}: ${passed} passed, ${failed} failed (${time})`;
  return failed > 0 ? `${endOf(log)}\n${line}, ${log}` : line;
}

function timeTable(results) {
  const rows = results.map(({ name, passed, failed, seconds, processor }) => [
    name,
    String(passed),
    String(failed),
    whole(seconds),
    whole(processor),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...[titles, ...rows].map((row) => row[column].length)),
  );
  return [titles, ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  '),
  );
}
const titles = ['step', 'passed', 'failed', 'seconds', 'processor'];

const slowTables = (results) =>
  results
    .filter(({ tests }) => tests.length > 0)
    .flatMap(({ name, tests }) => [
      '',
      `slowest of ${name}`,
      ...slowest(tests, 10).map((test) => `${test.seconds.toFixed(1).padStart(7)} s  ${test.name}`),
    ]);

const broken = (results) =>
  results.flatMap(({ name, failed, failures, log }) =>
    failed === 0
      ? []
      : [
          `${name}: ${failed} failed${log ? `, ${log}` : ''}`,
          ...failures.map((failure) => failure.replaceAll(/^/gm, '  ')),
        ],
  );

/** The page that shows how pictures differ. */
const review = join(root, 'test-results/visual-review/index.html');

/** `isShort` leaves out the tables. */
export function closingLines(results, wall, { isShort = false } = {}) {
  const failures = broken(results);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return [
    ...(isShort ? [] : [...slowTables(results), '', ...timeTable(results)]),
    `${whole(wall)} s in all`,
    '',
    ...failures,
    ...(failures.length > 0 && existsSync(review)
      ? [`what differs in pictures: ${relative(root, review)}`]
      : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
