import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { ListRow, MediaCard } from './media-card.tsx';

const article = { title: '怎样读一本难读的书', href: '/article/1/detail', text: '先看它回答了什么。' };

it.each([
  ['MediaCard', MediaCard],
  ['ListRow', ListRow],
])('%s is one link, named by its title and found in the outline', async (_, Item) => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <UiProvider locale="zh-CN" navigate={navigate}>
      <Item {...article} level={2} src="/a.webp" meta="3 天前" />
    </UiProvider>,
  );
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(article.title);
  expect(screen.getByRole('heading', { level: 2, name: article.title })).toBeDefined();
  expect(screen.getByRole('article').textContent).toContain('3 天前');
  await userEvent.click(link);
  expect(navigate.mock.calls[0]?.[0]).toBe(article.href);
});

it('keeps the place of a picture that a card does not have, and none in a row that never has one', () => {
  const { container, rerender } = render(<MediaCard {...article} />);
  expect(container.querySelector('[data-component="image"]')).not.toBeNull();
  rerender(<ListRow {...article} />);
  expect(container.querySelector('[data-component="image"]')).toBeNull();
});
