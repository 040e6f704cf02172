import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveRegion } from './live-region.tsx';

it('speaks when its message changes, and falls silent when it is empty', () => {
  const { rerender } = render(<LiveRegion message="" />);
  const region = screen.getByRole('status');
  expect(region.childElementCount).toBe(0);
  rerender(<LiveRegion message="已发表" />);
  expect(region.textContent).toBe('已发表');
  rerender(<LiveRegion message="" />);
  expect(region.childElementCount).toBe(0);
});

it('says the same words again only under a new id', () => {
  const { rerender } = render(<LiveRegion message="已发表" announcementId={1} />);
  const first = screen.getByRole('status').firstChild;
  rerender(<LiveRegion message="已发表" announcementId={1} />);
  expect(screen.getByRole('status').firstChild).toBe(first);
  rerender(<LiveRegion message="已发表" announcementId={2} />);
  expect(screen.getByRole('status').firstChild).not.toBe(first);
});

it('interrupts only when told to', () => {
  render(<LiveRegion message="网络断开" politeness="assertive" />);
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
});
