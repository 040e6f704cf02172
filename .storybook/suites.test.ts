import { describe, expect, it } from 'vitest';
import { suitesOf } from './suites.ts';

const namesOf = (id: string, hasTwin = false) => suitesOf(id, { hasTwin }).map(({ name }) => name);

describe('a story is drawn', () => {
  it('in light alone when it shows one state', () => {
    expect(namesOf('ui-button--pending')).toEqual(['light']);
  });

  it('in light and dark when it shows a page', () => {
    expect(namesOf('site-home--full')).toEqual(['light', 'dark']);
  });

  it('in light and dark when another must look the same', () => {
    expect(namesOf('widgets-comment-box--hostile-page', true)).toEqual(['light', 'dark']);
  });

  it('in every way there is when it is a sheet', () => {
    expect(namesOf('ui-button--sheet')).toEqual(['light', 'dark', 'forced', 'rtl', 'compact', 'large']);
  });
});
