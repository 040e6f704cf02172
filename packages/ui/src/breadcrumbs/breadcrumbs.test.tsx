import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

it('links every step but those without a page and the one the reader is on', () => {
  render(
    <Breadcrumbs
      items={[
        { label: '首页', href: '/' },
        { label: '分类' },
        { label: '文章', href: '/article' },
        { label: '正文', href: '/article/1/detail' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: '当前位置' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/article']);
  expect(screen.getByText('正文').getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});
