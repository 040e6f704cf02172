import { expect, it } from 'vitest';
import { noteOf, verdictOf } from './verdict-of.ts';

it.each([
  [{ difficulty: 0.5, discrimination: 0.4 }, 'fine'],
  [{ difficulty: 0.5, discrimination: 0.19 }, 'weak'],
  [{ difficulty: 0.9, discrimination: 0.1 }, 'easy'],
  [{ difficulty: 0.3, discrimination: 0.5 }, 'hard'],
  [{ difficulty: 0.9, discrimination: -0.01 }, 'reversed'],
  [{ difficulty: 0.5, discrimination: null }, 'fine'],
])('%o is %s', (figures, verdict) => expect(verdictOf(figures)).toBe(verdict));

it('notes wrong options that nobody takes, or the better part more', () => {
  const option = { key: 'option1', content: '', is_right: false, count: 3, upper_count: 1, lower_count: 2 };
  expect(noteOf(option)).toBeNull();
  expect(noteOf({ ...option, count: 0, upper_count: 0, lower_count: 0 })).toBe('unused');
  expect(noteOf({ ...option, upper_count: 2, lower_count: 1 })).toBe('misleading');
  expect(noteOf({ ...option, is_right: true, upper_count: 2, lower_count: 1 })).toBeNull();
});
