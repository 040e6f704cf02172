import { expect, it } from 'vitest';
import { articleWords } from '../../pages/articles/article-words.strings.ts';
import { headerStrings } from './header.strings.ts';

it('T13 copying the account id is told in the specification’s English', () => {
  const { copied, copyFailed } = headerStrings.en;
  expect([copied, copyFailed]).toEqual(['copy succeeded', 'copy failed']);
});

it('T13 an article without its author names them in the specification’s English', () => {
  expect(articleWords.en.unknownAuthor).toBe('unknown user');
});
