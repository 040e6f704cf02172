import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@shuyuan/ui/provider';
import { expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { Reviews } from './index.ts';
import { createReviewsBackend } from './reviews-backend.fixtures.ts';

const of = { type: 'course', id: 7 } as const;

async function show(host: TestHost = createTestHost({ user: testUser }), backend = createReviewsBackend()) {
  render(
    <UiProvider locale={host.locale}>
      <HostProvider host={host}>
        <Reviews of={of} reviews={backend.reviews} />
      </HostProvider>
    </UiProvider>,
  );
  await act(() => host.settle());
  return { host, backend };
}

it('shows who says what, and names nobody who is anonymous or gone', async () => {
  await show();
  expect(screen.getByText('学员1')).toBeTruthy();
  expect(screen.getByText('匿名学员')).toBeTruthy();
  expect(screen.getByText('学员已注销')).toBeTruthy();
  expect(screen.getByText('老师回复')).toBeTruthy();
});

it('takes a review by its fields, and gives the focus to what was written', async () => {
  const { host } = await show();
  await userEvent.click(screen.getByRole('button', { name: '写评价' }));
  await act(() => host.settle());
  const fields = screen.getAllByRole('radiogroup');
  for (const field of fields) {
    const stars = field.querySelectorAll<HTMLInputElement>('input[type="radio"]');
    await userEvent.click(stars[4]!);
  }
  await userEvent.type(screen.getByRole('textbox'), '例子短，改法清楚，每天都能用上。');
  await userEvent.click(screen.getByRole('button', { name: '发表评价' }));
  await act(() => host.settle());
  expect(screen.getByText('我的评价')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('例子短');
});

it('asks a visitor to sign in', async () => {
  const { host } = await show(createTestHost(), createReviewsBackend({ may: 'signed-out' }));
  await userEvent.click(screen.getByRole('button', { name: '登录后写评价' }));
  expect(host.loginRequests).toMatchObject([{ mode: 1 }]);
});
