import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checkbox, CheckboxGroup, type CheckboxGroupProps } from './index.ts';

const box = (name?: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', name === undefined ? {} : { name });

it('hands over what it became, by pointer and by Space', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<Checkbox onChange={onChange}>同意协议</Checkbox>);
  await userEvent.click(screen.getByText('同意协议'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('stays with what its owner holds', async () => {
  render(<Checkbox isSelected={false}>同意协议</Checkbox>);
  await userEvent.click(box());
  expect(box().checked).toBe(false);
});

it('is neither while its owner says so', () => {
  const { rerender } = render(<Checkbox isIndeterminate>全部章节</Checkbox>);
  expect(box().indeterminate).toBe(true);
  rerender(<Checkbox>全部章节</Checkbox>);
  expect(box().indeterminate).toBe(false);
});

it('reads out its error and its help, and is invalid because of the error', () => {
  render(
    <Checkbox errorMessage="请先同意协议" description="协议只有一页。">
      同意协议
    </Checkbox>,
  );
  expect(box('同意协议').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('checkbox', { description: /请先同意协议/ })).toBeDefined();
  expect(screen.getByRole('checkbox', { description: /协议只有一页。/ })).toBeDefined();
});

it('keeps its name when nobody sees it, and does not let the form check for it', () => {
  render(
    <Checkbox isLabelHidden isRequired>
      选择这一行
    </Checkbox>,
  );
  expect(box('选择这一行').required).toBe(false);
  expect(box().getAttribute('aria-required')).toBe('true');
});

it('can be read but not changed when it is read-only, and not reached when it is disabled', async () => {
  const { rerender } = render(
    <Checkbox isReadOnly defaultSelected>
      同意协议
    </Checkbox>,
  );
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(box());
  expect(box().checked).toBe(true);
  rerender(<Checkbox isDisabled>同意协议</Checkbox>);
  expect(box().disabled).toBe(true);
});

const interests = (props: Partial<CheckboxGroupProps> = {}) => (
  <CheckboxGroup label="想学哪些" name="interest" {...props}>
    <Checkbox value="prose">古文</Checkbox>
    <Checkbox value="verse">诗词</Checkbox>
  </CheckboxGroup>
);

it('gathers the values of its boxes, for its owner and for the form', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const { container } = render(<form>{interests({ defaultValue: ['prose'], onChange })}</form>);
  await userEvent.click(box('诗词'));
  expect(onChange.mock.calls).toEqual([[['prose', 'verse']]]);
  const form = container.querySelector('form') ?? undefined;
  expect(new FormData(form).getAll('interest')).toEqual(['prose', 'verse']);
});

it('names its group, and describes it by error and help', () => {
  render(interests({ errorMessage: '至少选一项', description: '首页会先推荐这些。' }));
  const group = screen.getByRole('group', { name: '想学哪些', description: /首页会先推荐这些。/ });
  expect(group.textContent).toContain('至少选一项');
  expect(box('古文').getAttribute('aria-invalid')).toBe('true');
});
