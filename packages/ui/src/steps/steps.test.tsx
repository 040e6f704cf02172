import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Steps, type StepsProps } from './steps.tsx';

const steps = [
  { id: 'choose', title: '选课' },
  { id: 'pay', title: '付款' },
  { id: 'start', title: '开课' },
];

const View = (props: Partial<StepsProps>) => <Steps label="报名" steps={steps} current="pay" {...props} />;

const said = () => screen.getAllByRole('listitem').map((step) => step.textContent?.replace(/^\d/, ''));

it('says of each step how far it is, and where the reader is', () => {
  render(<View />);
  expect(screen.getByRole('list', { name: '报名' })).toBeTruthy();
  expect(said()).toEqual(['选课 已完成', '付款 进行中', '开课 未开始']);
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
});

it('says that a step went wrong, in the language of the page', () => {
  render(
    <UiProvider locale="en">
      <View hasFailed />
    </UiProvider>,
  );
  expect(said()[1]).toBe('付款 Failed');
});

it('is done altogether when there is no current step', () => {
  render(<Steps label="报名" steps={steps} />);
  expect(said()).toEqual(['选课 已完成', '付款 已完成', '开课 已完成']);
});

it('goes back to what is done, and on to what is reachable', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const { rerender } = render(<View onChange={onChange} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^选课\s*已完成$/ }));
  rerender(
    <View onChange={onChange} steps={steps.map((step) => ({ ...step, isReachable: step.id === 'start' }))} />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['choose'], ['start']]);
});

it('has nothing to press without an owner who listens', () => {
  render(<View />);
  expect(screen.queryByRole('button')).toBeNull();
});
