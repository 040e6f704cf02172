import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Form } from '../form/form.tsx';
import { Radio, RadioGroup, type RadioGroupProps } from './index.ts';

const plans = (props: Partial<RadioGroupProps> = {}) => (
  <RadioGroup label="选择会员" name="plan" {...props}>
    <Radio value="month" aside="¥39" description="随时取消。">
      月度会员
    </Radio>
    <Radio value="life" isDisabled>
      终身会员
    </Radio>
    <Radio value="year">年度会员</Radio>
  </RadioGroup>
);

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const sent = (container: Element) => new FormData(container.querySelector('form') ?? undefined).get('plan');

it('names the question, and each answer with what stands opposite it', () => {
  render(plans());
  expect(screen.getByRole('radiogroup', { name: '选择会员' })).toBeDefined();
  expect(screen.getByRole('radio', { name: '月度会员 ¥39', description: '随时取消。' })).toBeDefined();
});

it('is one stop for Tab and goes round by arrow keys, past what is disabled', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(plans({ onChange, defaultValue: 'month' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('月度会员 ¥39'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([['year'], ['month']]);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('sends its value with the form', async () => {
  const { container } = render(<form>{plans()}</form>);
  expect(sent(container)).toBeNull();
  await userEvent.click(radio('年度会员'));
  expect(sent(container)).toBe('year');
});

it('stays with what its owner holds', async () => {
  render(plans({ value: 'month' }));
  await userEvent.click(radio('年度会员'));
  expect(radio('月度会员 ¥39').checked).toBe(true);
});

it('can be read but not changed when it is read-only', async () => {
  render(plans({ isReadOnly: true, defaultValue: 'month' }));
  await userEvent.click(radio('年度会员'));
  expect(radio('月度会员 ¥39').checked).toBe(true);
  expect(screen.getByRole('radiogroup').getAttribute('aria-readonly')).toBe('true');
});

it('says that it is required, and what is wrong before what helps', () => {
  render(plans({ isRequired: true, errorMessage: '请选择', description: '以后可以更换。' }));
  const group = screen.getByRole('radiogroup', { description: /请选择/ });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-required')).toBe('true');
  const [error, help] = ['请选择', '以后可以更换。'].map((words) => screen.getByText(words));
  expect(error && help && error.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('takes its error from the form around it, by its name', () => {
  render(<Form errors={{ plan: '请选择会员' }}>{plans()}</Form>);
  const group = screen.getByRole('radiogroup', { description: /请选择会员/ });
  expect(group.getAttribute('aria-invalid')).toBe('true');
});
