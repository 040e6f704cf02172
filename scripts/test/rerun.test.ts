import { describe, expect, it } from 'vitest';
import type { Counted } from './counts.mjs';
import { rerunFailed } from './rerun.mjs';

/** A run in which the tests named with a minus fail; `file:` alone is a file that could not be run. */
function counted(...titles: string[]): Counted {
  const tests = titles.map((title) => {
    const [file = '', name = ''] = title.replace('-', '').split(':');
    return { file, name, hasPassed: !title.startsWith('-'), seconds: 1, message: 'first words' };
  });
  const failures = tests.filter(({ hasPassed }) => !hasPassed);
  return {
    passed: tests.length - failures.length,
    failed: failures.length,
    failures,
    tests: tests.filter(({ name }) => name),
  };
}

/** Reruns that answer one after the other, and what they were asked for. */
async function rerun(first: Counted, ...answers: Counted[]) {
  const asked: string[][] = [];
  const result = await rerunFailed(first, async (files) => {
    asked.push(files);
    const answer = answers.shift();
    if (!answer) throw new Error('Nobody expected another run.');
    return answer;
  });
  return { result, asked };
}

describe('a failed test', () => {
  it('that passes by itself counts as passed, and is listed with its first message', async () => {
    const { result, asked } = await rerun(counted('a:x', '-a:y', '-b:z'), counted('a:x', 'a:y', 'b:z'));
    expect(asked).toEqual([['a', 'b']]);
    expect(result).toMatchObject({ passed: 3, failed: 0, failures: [] });
    expect(result.unsteady).toMatchObject([
      { test: 'a: y', time: 2, message: 'first words' },
      { test: 'b: z', time: 2 },
    ]);
  });

  it('is run three times at most, and then has failed', async () => {
    const { result, asked } = await rerun(counted('-a:y', '-b:z'), counted('-a:y', 'b:z'), counted('-a:y'));
    expect(asked).toEqual([['a', 'b'], ['a']]);
    expect(result).toMatchObject({ passed: 1, failed: 1, failures: [{ file: 'a', name: 'y' }] });
  });

  it('has failed when its file no longer has it', async () => {
    const { result } = await rerun(counted('-a:y'), counted('a:other'), counted('a:other'));
    expect(result).toMatchObject({ failed: 1 });
  });

  it('of another title is not mended by a run in which it was not the one that failed', async () => {
    const { result } = await rerun(counted('-a:y'), counted('a:y', '-a:other'));
    expect(result).toMatchObject({ passed: 1, failed: 0 });
  });
});

describe('a file that broke', () => {
  it('is run again as a whole', async () => {
    const { result } = await rerun(counted('-a:'), counted('a:x'));
    expect(result).toMatchObject({ failed: 0, unsteady: [{ test: 'a' }] });
  });
});

describe('a step that broke without a failed test', () => {
  const broken: Counted = {
    passed: 5,
    failed: 1,
    failures: [{ name: '', message: 'no report' }],
    tests: [],
  };

  it('is run again once, and counts as that run does', async () => {
    const { result, asked } = await rerun(broken, counted('a:x', 'a:y'));
    expect(asked).toEqual([[]]);
    expect(result).toMatchObject({ passed: 2, failed: 0, unsteady: [{ message: 'no report' }] });
    expect((await rerun(broken, broken)).result).toMatchObject({ failed: 1 });
  });

  it('gives the tests that fail in its second run their third', async () => {
    const { result } = await rerun(broken, counted('a:x', '-a:y'), counted('a:y'));
    expect(result).toMatchObject({ passed: 2, failed: 0 });
  });
});
