import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CodeField } from '../code-field/code-field.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { DateRangePicker } from '../date-picker/date-range-picker.tsx';
import { describedBy } from '../field/described-by.fixtures.ts';
import { NativeSelect } from '../native-select/native-select.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { UiProvider } from '../provider/index.ts';
import { MultiSelect } from '../select/multi-select.tsx';
import { Select } from '../select/select.tsx';
import { RangeSlider } from '../slider/range-slider.tsx';
import { Slider } from '../slider/slider.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form, type FormErrors, type FormProps } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

const renderForm = (props: Partial<FormProps>) =>
  render(
    <UiProvider locale="zh-CN">
      <Form label="资料" {...props}>
        <TextField label="昵称" name="nickname" />
        <NumberField label="人数" name="seats" />
        <SubmitButton>保存</SubmitButton>
      </Form>
    </UiProvider>,
  );

const nickname = () => screen.getByRole<HTMLInputElement>('textbox', { name: '昵称' });
const seats = () => screen.getByRole<HTMLInputElement>('textbox', { name: '人数' });
const save = () => userEvent.click(screen.getByRole('button', { name: /保存/ }));
const summary = () => screen.getByRole('group', { name: /需要修改/ });

const wrong: FormErrors = { nickname: '请填写昵称', seats: '至少2人' };

it('hands over what its fields hold, by button and by Enter', async () => {
  const onSubmit = vi.fn<(data: FormData) => void>();
  renderForm({ onSubmit });
  await userEvent.type(nickname(), '林间晚照');
  await save();
  await userEvent.type(nickname(), '{Enter}');
  expect(onSubmit.mock.calls.map(([data]) => data.get('nickname'))).toEqual(['林间晚照', '林间晚照']);
});

it('lists what is wrong, takes the focus there, and marks each field', async () => {
  renderForm({ onSubmit: () => wrong });
  await save();
  expect(document.activeElement).toBe(summary());
  expect(nickname().getAttribute('aria-invalid')).toBe('true');
  expect(seats().getAttribute('aria-invalid')).toBe('true');
});

it('leads from an entry to its field, native or not', async () => {
  renderForm({ onSubmit: () => wrong });
  await save();
  await userEvent.click(screen.getByRole('button', { name: '至少2人' }));
  expect(document.activeElement).toBe(seats());
  await userEvent.click(screen.getByRole('button', { name: '请填写昵称' }));
  expect(document.activeElement).toBe(nickname());
});

const options = [{ value: 'poetry', label: '唐诗' }];

it.each([
  ['select', <Select key="s" label="课程" name="field" options={options} />, 'combobox'],
  ['select of several', <MultiSelect key="m" label="课程" name="field" options={options} />, 'combobox'],
  ['combo box', <ComboBox key="c" label="课程" name="field" options={options} />, 'combobox'],
  ['slider', <Slider key="l" label="课程" name="field" />, 'slider'],
  ['range', <RangeSlider key="r" label="课程" names={['field', 'until']} />, 'slider'],
])('marks a %s by its name, says what is wrong, and leads there', async (_, field, role) => {
  render(
    <UiProvider locale="zh-CN">
      <Form label="资料" errors={{ field: '请改一改' }}>
        {field}
      </Form>
    </UiProvider>,
  );
  const [control] = screen.getAllByRole(role, { name: /课程/ });
  expect(control?.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(control as Element)).toContain('请改一改');
  await userEvent.click(screen.getByRole('button', { name: '请改一改' }));
  expect(document.activeElement).toBe(control);
});

it('lets an error go when its field is changed, and keeps the list where it is', async () => {
  renderForm({ onSubmit: () => wrong });
  await save();
  await userEvent.type(nickname(), '林');
  expect(nickname().getAttribute('aria-invalid')).toBeNull();
  expect(summary().textContent).toContain('请填写昵称');
  expect(summary().textContent).toContain('已修改');
  expect(seats().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(seats(), '3');
  await userEvent.tab();
  expect(seats().getAttribute('aria-invalid')).toBeNull();
});

it('is sent once while its answer is open, and loses nothing when it fails', async () => {
  let answer: (errors: FormErrors) => void = () => {};
  const onSubmit = vi.fn<() => Promise<FormErrors>>(() => new Promise((resolve) => (answer = resolve)));
  renderForm({ onSubmit });
  await userEvent.type(nickname(), '林间晚照');
  await save();
  await save();
  await userEvent.type(nickname(), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true');
  await act(async () => answer({ nickname: '这个昵称已有人使用' }));
  expect(nickname().value).toBe('林间晚照');
  expect(document.activeElement).toBe(summary());
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('takes errors and the wait from its owner', async () => {
  function Held() {
    const [errors, setErrors] = useState<FormErrors>({});
    return (
      <Form
        label="资料"
        errors={errors}
        isPending={false}
        onSubmit={() => setErrors({ nickname: '请填写昵称' })}
      >
        <TextField label="昵称" name="nickname" />
        <SubmitButton>保存</SubmitButton>
      </Form>
    );
  }
  render(<Held />);
  await save();
  expect(document.activeElement).toBe(summary());
});

it('goes to the first wrong field when it has no list', async () => {
  renderForm({ hasSummary: false, onSubmit: () => wrong });
  await save();
  expect(document.activeElement).toBe(nickname());
  expect(screen.queryByRole('group', { name: /需要修改/ })).toBeNull();
});

it.each([
  ['a code', <CodeField key="1" label="此项" name="this" />],
  ['a day', <DateField key="2" label="此项" name="this" />],
  ['a day to look for', <DatePicker key="3" label="此项" name="this" />],
  ['a stretch of days', <DateRangePicker key="4" label="此项" startName="this" endName="end" />],
  ['a choice', <NativeSelect key="5" label="此项" name="this" options={[]} />],
  ['lines', <TextArea key="6" label="此项" name="this" />],
])('shows its error at %s, and leads there', async (_, field) => {
  const { container } = render(
    <UiProvider locale="zh-CN">
      <Form hasSummary={false} onSubmit={() => ({ this: '请填写此项' })}>
        <TextField label="别的" name="other" />
        {field}
        <SubmitButton>保存</SubmitButton>
      </Form>
    </UiProvider>,
  );
  await save();
  const root = container.querySelectorAll('form > [data-component]')[1];
  expect(root?.querySelector('[data-part="error"]')?.textContent).toBe('请填写此项');
  expect(root?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

it('says what belongs to no field', async () => {
  renderForm({ onSubmit: () => ({ '': '名额刚刚报满' }) });
  await save();
  expect(summary().textContent).toContain('名额刚刚报满');
});
