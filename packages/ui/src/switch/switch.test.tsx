import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch, type SwitchProps } from './index.ts';

const show = (props: Partial<SwitchProps> = {}) => <Switch {...props}>学习提醒</Switch>;
const control = () => screen.getByRole<HTMLInputElement>('switch', { name: '学习提醒' });

it('hands over what it became, by pointer and by Space', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(show({ onChange }));
  await userEvent.click(screen.getByText('学习提醒'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('turns back when its owner keeps what it holds', async () => {
  render(show({ isSelected: true }));
  await userEvent.click(control());
  expect(control().checked).toBe(true);
});

it('keeps its name when nobody sees it, and reads out its help', () => {
  render(show({ isLabelHidden: true, description: '每天晚上八点' }));
  expect(control()).toBe(screen.getByRole('switch', { description: '每天晚上八点' }));
});

it('announces why it could not be turned', () => {
  const { rerender } = render(show({ description: '每天晚上八点' }));
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(show({ description: '每天晚上八点', errorMessage: '没有保存成功' }));
  expect(screen.getByRole('alert').textContent).toBe('没有保存成功');
});

it('can be read but not turned when it is read-only, and not reached when it is disabled', async () => {
  const { rerender } = render(show({ isReadOnly: true }));
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(control());
  expect(control().checked).toBe(false);
  rerender(show({ isDisabled: true }));
  expect(control().disabled).toBe(true);
});

it('is sent with the form only while it is on', async () => {
  const { container } = render(<form>{show({ name: 'remind', value: 'daily' })}</form>);
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('remind');
  expect(sent()).toBeNull();
  await userEvent.click(control());
  expect(sent()).toBe('daily');
});
