import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Stack } from '../layout/index.ts';
import { hills } from '../rich-text/article.fixtures.ts';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';
import { UploadRefusal } from './upload-refusal.ts';

const usage = {
  use: [
    'Wherever a form asks for one picture: a cover, a portrait, a slide, a logo.',
    'Give the ratio in which the picture will be shown, so that the preview looks like the page.',
    'Reject an upload with an UploadRefusal whose message says what is wrong with the picture.',
  ],
  avoid: [
    'For several files, or files that are no pictures: take DropZone or FileTrigger.',
    'For a picture that is only shown: take Image.',
  ],
  keys: [
    ['Enter, Space', 'On a button: opens the dialog for files, the library, or removes the picture.'],
    ['Letters', 'In the field: the address of a picture.'],
  ],
  parts: {
    preview: 'The picture in its ratio.',
    input: 'The field of the address.',
  },
  limits: ['It uploads one picture at a time. The one before stays until the other has arrived.'],
} satisfies Usage;

const never: PictureFieldProps['upload'] = (_, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => {});
};

function Held({ value: first, ...props }: PictureFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <PictureField
      {...props}
      value={value}
      onChange={(address) => {
        setValue(address);
        props.onChange(address);
      }}
    />
  );
}

const meta = {
  component: PictureField,
  parameters: { usage, picture: { width: 560, height: 260 } },
  render: (args) => <Held {...args} />,
  args: {
    label: '封面',
    description: '宽高比16:9。',
    value: '',
    onChange: fn(),
    upload: never,
    pickPicture: fn(async () => null),
  },
} satisfies Meta<typeof PictureField>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement) =>
  userEvent.upload(
    canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!,
    new File(['x'], '封面.png', { type: 'image/png' }),
  );

export const Empty: Story = {};
export const Chosen: Story = { args: { value: hills() } };
export const Required: Story = { args: { isRequired: true, errorMessage: '请填写' } };
export const Uploading: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};
export const Failed: Story = {
  args: { value: hills(), upload: () => Promise.reject(new UploadRefusal('图片超过10 MB')) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await within(canvasElement).findByText('图片超过10 MB');
  },
};
export const WithoutUpload: Story = {
  render: ({ label, value, onChange }) => <Held label={label} value={value} onChange={onChange} />,
};
export const Narrow: Story = {
  parameters: { picture: { width: 320, height: 420 } },
  args: { value: hills(), ratio: '3:1' },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1100, height: 760 } },
  render: () => (
    <Columns gap={32}>
      <Stack gap={24}>
        <Held label="轮播图" ratio="3:1" value={hills()} onChange={fn()} upload={never} />
        <Held label="课程封面" ratio="4:3" value={hills()} onChange={fn()} upload={never} />
        <Held label="头像" ratio="1:1" value="" onChange={fn()} upload={never} />
      </Stack>
      <Stack gap={24}>
        <Held label="标志" ratio="3:1" fit="contain" value={hills()} onChange={fn()} />
        <Held
          label="深色背景上的标志"
          ratio="3:1"
          fit="contain"
          ground="dark"
          value={hills()}
          onChange={fn()}
        />
        <Held label="文集封面" ratio="3:4" value="" onChange={fn()} errorMessage="请填写" />
      </Stack>
    </Columns>
  ),
};
