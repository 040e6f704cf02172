import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns } from '../layout/index.ts';
import { NativeSelect } from '../native-select/native-select.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form, type FormErrors } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

const usage = {
  use: [
    'Several fields that are sent together and checked together.',
    'Give each field a name, and give back from onSubmit what is wrong under that name: checks here and answers of a server alike.',
    'Write each message as a sentence that stands by itself: it is read in the list above the form too.',
  ],
  avoid: [
    'A single field that is sent by Enter, such as a search: use the field’s own onSearch or onEnter.',
    'A setting that takes effect at once: use Switch.',
  ],
  keys: [
    ['Enter', 'In a field of one line: sends the form.'],
    ['Enter on an entry of the list', 'Goes to its field.'],
  ],
  parts: {
    summary: 'The list of what is wrong, above the fields.',
    'summary-title': 'How many things are wrong.',
    'summary-item': 'One of them; has data-changed when its field has been changed since.',
  },
  limits: [
    'It checks nothing by itself: a field that is required says so, and the owner says when it is missing.',
    'A field takes its error from the form by its name; one without a name shows its own errorMessage alone.',
    'A field that does not write its value into the form’s data keeps its error until the next answer.',
  ],
} satisfies Usage;

const meta = {
  component: Form,
  subcomponents: { SubmitButton },
  parameters: { usage, picture: { width: 560, height: 760 } },
  args: { label: '开设课程', children: null },
  render: (args) => (
    <Form {...args}>
      <TextField label="课程名称" name="title" isRequired />
      <Columns gap={16}>
        <NativeSelect
          label="分类"
          name="category"
          placeholder="请选择"
          options={[
            { value: 'classics', label: '经学' },
            { value: 'poetry', label: '诗词' },
          ]}
        />
        <NumberField label="人数上限" name="seats" unit="人" defaultValue={30} min={2} />
      </Columns>
      <TextArea label="简介" name="introduction" rows={3} maxLength={200} />
      <SubmitButton>提交审核</SubmitButton>
    </Form>
  ),
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

const wrong: FormErrors = {
  title: '请填写课程名称',
  seats: '教室最多坐24人',
  introduction: '简介里不能有链接',
};

const send = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /提交审核/ }));
  return canvas;
};

export const Ready: Story = {};
export const Pending: Story = { args: { isPending: true } };

export const ListsWhatIsWrongAndTakesTheFocus: Story = {
  args: { onSubmit: () => wrong },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    const summary = canvas.getByRole('group', { name: /有3处需要修改/ });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '人数上限' })).toHaveFocus();
  },
};

export const LetsAnErrorGoWhenItsFieldIsChanged: Story = {
  args: { onSubmit: () => wrong },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    const title = canvas.getByRole('textbox', { name: '课程名称' });
    await expect(title).toBeInvalid();
    await userEvent.type(title, '诗经导读');
    await expect(title).toBeValid();
    await expect(canvas.getByText('已修改')).toBeInTheDocument();
  },
};

export const KeepsWhatWasEnteredWhenItFails: Story = {
  args: { onSubmit: () => Promise.resolve<FormErrors>({ '': '网络中断，请再提交一次' }) },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('textbox', { name: '课程名称' });
    await userEvent.type(title, '诗经导读');
    const canvas = await send(canvasElement);
    const summary = await canvas.findByRole('group', { name: /需要修改/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(title).toHaveValue('诗经导读');
  },
};

export const GoesToTheFirstWrongFieldWithoutAList: Story = {
  args: { onSubmit: () => wrong, hasSummary: false },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(canvas.getByRole('textbox', { name: '课程名称' })).toHaveFocus();
  },
};

export const Sheet: Story = {
  args: { onSubmit: () => wrong },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '课程名称' }), '诗经导读');
    await userEvent.tab();
  },
};
