import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './visually-hidden.tsx';

it('gives a name that is heard', () => {
  render(
    <>
      <VisuallyHidden id="name">第2页</VisuallyHidden>
      <nav aria-labelledby="name" />
    </>,
  );
  expect(screen.getByRole('navigation', { name: '第2页' })).toBeDefined();
});
