import { style } from '@vanilla-extract/css';
import { state } from '../../anthologies/detail/detail.css.ts';

/** What is said of a lesson: under its title where both have no room beside each other. */
export const lessonState = style([
  state,
  {
    flexWrap: 'wrap',
    '@media': { '(max-width: 600px)': { gridColumn: 2 } },
  },
]);
