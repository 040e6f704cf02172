import { describe, expect, it } from 'vitest';
import { createScenarioClient, studyScenarios } from './index.ts';

const ask = (name: keyof typeof studyScenarios) => createScenarioClient(studyScenarios[name]).client.study;
const first = { page: 1, size: 10 };

describe('the named scenarios of studying', () => {
  it('LD-13 keep to the contract where everything works, in every tab', async () => {
    const study = ask('works');
    const totals = await Promise.all(
      (['learning', 'subscribed', 'collected'] as const).map(
        async (tab) => (await study.list({ ...first, scene: tab })).total,
      ),
    );
    expect(totals).toEqual([4, 2, 4]);
    await study.record(301, 42);
    await study.collect({ type: 'article', id: 301 });
    await study.release({ type: 'article', id: 301 });
  });

  it('LD-13 mixed keeps to the contract, and has what is gone', async () => {
    const { data, counts } = await ask('mixed').list({ ...first, scene: 'collected' });
    expect(data.map(({ resource }) => resource.state)).toContain('gone');
    expect(counts).toEqual({ article: 2, course: 1, anthology: 1, paper: 1 });
  });

  it('LD-13 many has pages, and empty has nothing', async () => {
    const many = await ask('many').list({ page: 4, size: 10, scene: 'learning' });
    expect(many).toMatchObject({ total: 32, data: { length: 2 } });
    const empty = await ask('empty').list({ ...first, scene: 'learning' });
    expect(empty).toEqual({ data: [], total: 0, counts: {} });
  });

  it.each([
    ['failed', 'list', { kind: 'business', code: 500 }],
    ['failed', 'release', { kind: 'business', code: 500 }],
    ['refused', 'release', { kind: 'business', code: 429 }],
    ['refused', 'collect', { kind: 'business', code: 429 }],
    ['signedOut', 'list', { kind: 'unauthorized' }],
    ['offline', 'record', { kind: 'network' }],
  ] as const)('LD-13 %s fails to %s', async (name, call, failure) => {
    const study = ask(name);
    const calls = {
      list: () => study.list({ ...first, scene: 'learning' }),
      record: () => study.record(301, 42),
      collect: () => study.collect({ type: 'article', id: 301 }),
      release: () => study.release({ type: 'article', id: 301 }),
    };
    await expect(calls[call]()).rejects.toMatchObject(failure);
  });
});
