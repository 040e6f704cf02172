import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton, SkeletonBlock, SkeletonText } from './skeleton.tsx';

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
