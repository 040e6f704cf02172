import { describe, expect, it, vi } from 'vitest';
import { collectLines, fatalEntry, logTarget } from './log-lines.ts';

function written(format: 'json' | 'lines', entry: object): string {
  const lines: string[] = [];
  logTarget(format, 'info', (text) => lines.push(text)).write(`${JSON.stringify(entry)}\n`);
  return lines.join('');
}

const entry = {
  level: 40,
  time: '2026-03-01T08:30:05.120Z',
  pid: 1,
  hostname: 'h',
  reqId: 'r',
  msg: 'a part failed',
  part: 'blobs',
  ms: 4,
};

describe('the log', () => {
  it('passes through unchanged as JSON', () => {
    expect(written('json', entry)).toBe(`${JSON.stringify(entry)}\n`);
  });

  it('is one short line for people', () => {
    expect(written('lines', entry)).toBe('08:30:05 warn a part failed part=blobs ms=4\n');
  });

  it('tells of the end in the same form, without the values of a failed query', () => {
    const error = Object.assign(new Error('Failed query: params: hunter2'), {
      query: 'select $1',
      params: ['hunter2'],
    });
    const lines: string[] = [];
    logTarget('lines', 'silent', (text) => lines.push(text)).write(fatalEntry(error));
    expect(lines.join('')).toMatch(/^\d\d:\d\d:\d\d fatal the server ends \n {2}a query failed\n/);
    expect(lines.join('')).not.toContain('hunter2');
  });

  it('shows people what broke, where, and why', () => {
    const err = {
      message: 'a query failed',
      stack: '    at a',
      cause: { message: 'disk full', stack: '    at b' },
    };
    expect(written('lines', { ...entry, level: 50, msg: 'a call broke', err })).toBe(
      '08:30:05 error a call broke part=blobs ms=4 \n  a query failed\n    at a\n  because: \n  disk full\n    at b\n',
    );
  });
});

describe('lines that are collected', () => {
  it('are written together, a moment later', () => {
    vi.useFakeTimers();
    const written: string[] = [];
    const { write } = collectLines((text) => written.push(text));
    write('a\n', false);
    write('b\n', false);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(20);
    write('c\n', false);
    vi.advanceTimersByTime(20);
    vi.useRealTimers();
    expect(written).toEqual(['a\nb\n', 'c\n']);
  });

  it('are written at once with a warning, in their order, and at the end of the process', () => {
    const texts: string[] = [];
    const { write, flush } = collectLines((text) => texts.push(text));
    const log = logTarget('json', 'info', write);
    const [line, warning] = [30, 40].map((level) => `${JSON.stringify({ ...entry, level })}\n`) as [
      string,
      string,
    ];
    log.write(line);
    log.write(warning);
    expect(texts).toEqual([line + warning]);
    log.write(line);
    flush();
    expect(texts).toEqual([line + warning, line]);
  });
});
