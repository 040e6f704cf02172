import { expect, it } from 'vitest';
import { galleryOf } from './gallery.mjs';

const story = (title: string, name: string) => ({
  id: `${title.toLowerCase().replaceAll('/', '-')}--${name.toLowerCase()}`,
  title,
});

it('shows every sheet and the first story of each page', () => {
  const stories = [
    story('UI/button', 'Plain'),
    story('UI/button', 'Sheet'),
    story('Site/home', 'Full'),
    story('Site/home', 'Empty'),
  ];
  expect([...galleryOf(stories)]).toEqual(['ui-button--sheet', 'site-home--full']);
});
