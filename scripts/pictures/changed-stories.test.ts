import { expect, it } from 'vitest';
import { chooseStories } from './changed-stories.mjs';

const trees = {
  before: ['ui/button.stories.tsx', 'ui/gone.stories.tsx', 'ui/link.stories.tsx'],
  after: ['ui/button.stories.tsx', 'ui/link.stories.tsx', 'ui/new.stories.tsx'],
};
const changed = ['ui/button.css.ts', 'ui/gone.stories.tsx', 'ui/new.stories.tsx'];
const affected = ['ui/new.stories.tsx', 'ui/button.stories.tsx'];

it('draws what the change can break, and what has gone or come with it', () => {
  expect(chooseStories({ ...trees, parts: [], changed, affected })).toEqual({
    before: ['ui/button.stories.tsx', 'ui/gone.stories.tsx'],
    after: ['ui/button.stories.tsx', 'ui/new.stories.tsx'],
  });
});

it('draws what is named instead, whether it can be broken or not', () => {
  expect(chooseStories({ ...trees, parts: ['link', 'gone'], changed: [], affected: [] })).toEqual({
    before: ['ui/gone.stories.tsx', 'ui/link.stories.tsx'],
    after: ['ui/link.stories.tsx'],
  });
});
