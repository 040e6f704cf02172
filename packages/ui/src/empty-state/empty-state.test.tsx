import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

it('says what is not here, and offers the next thing to do', () => {
  render(<EmptyState title="还没有评论" description="写下第一条。" action={<Button>写评论</Button>} />);
  expect(screen.getByText('还没有评论')).toBeDefined();
  expect(screen.getByText('写下第一条。')).toBeDefined();
  expect(screen.getByRole('button', { name: '写评论' })).toBeDefined();
});
