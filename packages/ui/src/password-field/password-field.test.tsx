import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { PasswordField } from './password-field.tsx';

it('hides what is typed until asked, and keeps it', async () => {
  render(<PasswordField label="密码" autoComplete="current-password" />);
  const field = screen.getByLabelText<HTMLInputElement>('密码');
  await userEvent.type(field, 'shuyuan-demo');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('shuyuan-demo');
  await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(field.type).toBe('password');
});

it('never sends the form with its eye', async () => {
  let sent = 0;
  render(
    <form onSubmit={() => (sent += 1)}>
      <PasswordField label="密码" autoComplete="new-password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toBe(0);
  expect(screen.getByLabelText('密码').getAttribute('autocomplete')).toBe('new-password');
});

it('speaks English on an English page', () => {
  render(
    <UiProvider locale="en">
      <PasswordField label="Password" autoComplete="current-password" />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDefined();
});
