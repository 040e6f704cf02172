import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestHost } from '../host/test-host.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import { useDeadline } from './use-deadline.ts';

function Seconds({ deadline }: { deadline: Deadline }) {
  return <output>{useDeadline(deadline)}</output>;
}

it('shows whole seconds, rounded up, and 0 only at the end', async () => {
  const host = createTestHost();
  const deadline = createDeadline(host);
  render(<Seconds deadline={deadline} />);
  expect(screen.getByRole('status').textContent).toBe('0');
  act(() => deadline.start(1500));
  expect(screen.getByRole('status').textContent).toBe('2');
  await act(() => host.advance(600));
  expect(screen.getByRole('status').textContent).toBe('1');
  await act(() => host.advance(899));
  expect(screen.getByRole('status').textContent).toBe('1');
  await act(() => host.advance(1));
  expect(screen.getByRole('status').textContent).toBe('0');
});
