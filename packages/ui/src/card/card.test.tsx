import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { ListRow, MediaCard } from './media-card.tsx';
import { StatisticCard } from './statistic-card.tsx';

const article = { title: '怎样读一本难读的书', href: '/article/1/detail', text: '先看它回答了什么。' };

it.each([
  ['MediaCard', MediaCard],
  ['ListRow', ListRow],
])('%s is one link, named by its title and found in the outline', async (_, Item) => {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <UiProvider locale="zh-CN" navigate={navigate}>
      <Item {...article} level={2} src="/a.webp" meta="3天前" />
    </UiProvider>,
  );
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(article.title);
  expect(screen.getByRole('heading', { level: 2, name: article.title })).toBeDefined();
  expect(screen.getByRole('article').textContent).toContain('3天前');
  await userEvent.click(link);
  expect(navigate.mock.calls[0]?.[0]).toBe(article.href);
});

it('keeps the place of a picture that a card does not have, and none in a row that never has one', () => {
  const { container, rerender } = render(<MediaCard {...article} />);
  expect(container.querySelector('[data-component="image"]')).not.toBeNull();
  rerender(<ListRow {...article} />);
  expect(container.querySelector('[data-component="image"]')).toBeNull();
});

const figures = () => screen.getAllByRole('definition').map((part) => part.textContent);

it('a statistic is its figure under its label, and says where it is going in words', () => {
  const { rerender } = render(
    <StatisticCard label="新学员" value={12_345} unit="人" change={0.125} comparedWith="较上周" />,
  );
  expect(screen.getByRole('term').textContent).toBe('新学员');
  expect(figures()).toEqual(['12,345人', '上升 12.5%较上周']);
  rerender(<StatisticCard label="退款" value="3" change={-0.4} />);
  expect(figures()).toEqual(['3', '下降 40%']);
  rerender(<StatisticCard label="退款" value="3" change={0.0001} />);
  expect(figures()).toEqual(['3', '持平']);
});

it('a statistic that nobody knows is a word to those who listen', () => {
  render(<StatisticCard label="完课率" value={null} unit="%" />);
  expect(figures()).toEqual(['暂无数据—']);
});
