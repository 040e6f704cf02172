// The last lines of a run: where the time went, what was unsteady, what failed, where to look.
import { slowest, titleOf } from './counts.mjs';
import { endOf } from './run-step.mjs';

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
      ...slowest(tests, 10).map((test) => `${test.seconds.toFixed(1).padStart(7)} s  ${titleOf(test)}`),
    ]);

const indented = (text, by) => text.replaceAll(/^/gm, ' '.repeat(by));

const unsteadyLines = (results) =>
  results.flatMap(({ name, unsteady = [] }) =>
    unsteady.map(
      ({ test, time, message }) =>
        `unsteady: ${name}: ${test || 'the step'}, passed in run ${time}\n${indented(message.split('\n').slice(0, 3).join('\n'), 4)}`,
    ),
  );

const brokenLines = (results) =>
  results.flatMap(({ name, failed, failures, log }) =>
    failed === 0
      ? []
      : [
          `${name}: ${failed} failed${log ? `, ${log}` : ''}`,
          ...failures.map((failure) =>
            indented([titleOf(failure), indented(failure.message, 2)].filter(Boolean).join('\n'), 2),
          ),
        ],
  );

/** `isShort` leaves out the tables; `leftOut` are the entries of `unsteady.json`. */
export function closingLines(results, wall, { isShort = false, leftOut = [] } = {}) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return [
    ...(isShort ? [] : [...slowTables(results), '', ...timeTable(results)]),
    `${whole(wall)} s in all`,
    '',
    ...leftOut.map(({ step, test, since }) => `left out since ${since}: ${step}: ${test}`),
    ...unsteadyLines(results),
    ...brokenLines(results),
    ...(leftOut.length > 0 ? [`${leftOut.length} left out, see unsteady.json`] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
