import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Image } from './image.tsx';

it('waits until it comes near, unless it is in the first view', () => {
  const { rerender } = render(<Image src="/a.webp" alt="黄昏的山" />);
  expect(screen.getByRole('img', { name: '黄昏的山' }).getAttribute('loading')).toBe('lazy');
  rerender(<Image src="/a.webp" alt="黄昏的山" isPriority />);
  expect(screen.getByRole('img', { name: '黄昏的山' }).getAttribute('loading')).toBe('eager');
});

it('keeps its name when the picture does not load', () => {
  const { container } = render(<Image src="/broken.webp" alt="黄昏的山" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: '黄昏的山' })).toBeDefined();
});

it('is decoration when it has no name', () => {
  render(<Image src={null} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});
