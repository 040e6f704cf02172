import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  Skeleton,
  SkeletonArticle,
  SkeletonBlock,
  SkeletonCard,
  SkeletonListRow,
  SkeletonTableRow,
  SkeletonText,
} from './index.ts';

it('says once that something is loading, however many bones it has', () => {
  render(
    <Skeleton>
      <SkeletonText lines={3} />
      <SkeletonBlock height={36} width={120} />
    </Skeleton>,
  );
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['加载中']);
});

it('says what is loading when told', () => {
  render(
    <Skeleton label="评论加载中">
      <SkeletonText />
    </Skeleton>,
  );
  expect(screen.getByRole('status').textContent).toBe('评论加载中');
});

it('whole shapes are silent too, and hold no link, heading or row that is not there yet', () => {
  render(
    <Skeleton label="文章加载中">
      <SkeletonCard />
      <SkeletonListRow />
      <SkeletonTableRow columns={3} />
      <SkeletonArticle />
    </Skeleton>,
  );
  expect(screen.getByRole('status').textContent).toBe('文章加载中');
  for (const role of ['link', 'heading', 'row', 'article', 'img'])
    expect(screen.queryByRole(role, { hidden: true })).toBeNull();
});

it('keeps as many lines as will come', () => {
  const { container } = render(
    <>
      <SkeletonCard titleLines={2} textLines={1} hasMeta={false} />
      <SkeletonTableRow columns={5} />
    </>,
  );
  const texts = (part: string) =>
    [...container.querySelectorAll(`[data-part="${part}"] [data-part="text"]`)].map(
      (text) => text.childElementCount,
    );
  expect(texts('card')).toEqual([2, 1]);
  expect(texts('table-row')).toEqual([1, 1, 1, 1, 1]);
});
