import { describe, expect, it } from 'vitest';
import { createTestHost } from '../../testing/index.ts';
import { unplugged } from '../../testing/failures.fixtures.ts';
import { createSuggestions, mentionQuery } from './suggestions.ts';

const person = (id: number, nick_name: string) => ({ id, nick_name, avatar: '' });

describe('[CM-09] what is typed behind @', () => {
  it.each([
    ['@', { start: 0, keywords: '' }],
    ['同意@林', { start: 2, keywords: '林' }],
    ['同意 @Wen', { start: 3, keywords: 'Wen' }],
    ['一行\n@林', { start: 3, keywords: '林' }],
    ['写信到 a@example', null],
    ['@林远 你看', null],
    ['没有人', null],
    [`@${'长'.repeat(21)}`, null],
  ])('of %j is %j', (text, query) => {
    expect(mentionQuery(text, text.length)).toEqual(query);
  });

  it('ends at the caret', () => {
    expect(mentionQuery('@林远在', 2)).toEqual({ start: 0, keywords: '林' });
  });
});

function open(ask: (keywords: string) => Promise<ReturnType<typeof person>[]>) {
  const host = createTestHost();
  const picked: number[] = [];
  const shown: number[] = [];
  const suggestions = createSuggestions({
    ask,
    host,
    onShown: (count) => shown.push(count),
    onPick: ({ id }) => picked.push(id),
  });
  const type = async (text: string) => {
    suggestions.follow(text, text.length);
    await host.advance(150);
    await host.settle();
  };
  return { host, suggestions, picked, shown, type };
}

describe('[CM-09] people who are offered while a name is typed', () => {
  const two = async () => [person(1, '林远'), person(2, '林夏')];

  it('come after a pause, are gone through in a circle, and one is taken', async () => {
    const { suggestions, picked, shown, type } = open(two);
    await type('同意@林');
    expect(shown).toEqual([2]);
    suggestions.move(-1);
    expect(suggestions.getState()?.active).toBe(1);
    suggestions.move(1);
    expect(suggestions.pick(0)).toEqual({ start: 2, words: '@林远 ' });
    expect(picked).toEqual([1]);
    expect(suggestions.getState()).toBeNull();
  });

  it('stay away from a name for which they were sent away, and come for the next', async () => {
    const { suggestions, type } = open(two);
    await type('@林');
    suggestions.dismiss();
    await type('@林远');
    expect(suggestions.getState()).toBeNull();
    await type('@林远 和');
    await type('@林远 和@');
    expect(suggestions.getState()?.people).toHaveLength(2);
  });

  it('are those of the newest letters, whatever comes late', async () => {
    const answers = new Map<string, (people: ReturnType<typeof person>[]) => void>();
    const { host, suggestions, type } = open(
      (keywords) => new Promise((resolve) => void answers.set(keywords, resolve)),
    );
    await type('@林');
    await type('@林远');
    answers.get('林远')?.([person(1, '林远')]);
    answers.get('林')?.([person(2, '林夏')]);
    await host.settle();
    expect(suggestions.getState()?.people).toEqual([person(1, '林远')]);
  });

  it('are nobody when the call fails, which disturbs nobody', async () => {
    const { suggestions, type } = open(() => Promise.reject(unplugged()));
    await type('@林');
    expect(suggestions.getState()).toBeNull();
  });
});
