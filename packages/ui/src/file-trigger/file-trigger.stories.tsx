import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Inline, Stack } from '../layout/index.ts';
import { FileTrigger } from './file-trigger.tsx';

const usage = {
  use: [
    'A button that asks for files where there is no room for a zone: a portrait, an attachment to a comment.',
    'Give the limits here: the system’s dialog offers only what fits, and what comes all the same is refused by name.',
  ],
  avoid: [
    'A page whose purpose is handing files in, such as homework: use DropZone, which takes dropped and pasted files too.',
    'Recording with camera or microphone in the page itself.',
  ],
  keys: [['Enter, Space', 'Opens the system’s dialog for files.']],
  parts: {
    limits: 'The limits in words.',
    refusals: 'What was not taken, read out when it changes.',
    refusal: 'One file with its reason.',
  },
  limits: [
    'It shows no list of chosen files and sends nothing: both are its owner’s.',
    'The type of a file is what the system says; only a server can look inside.',
  ],
} satisfies Usage;

const meta = {
  component: FileTrigger,
  parameters: { usage, picture: { width: 480, height: 240 } },
  args: {
    children: '上传作业',
    accept: ['.pdf', 'image/*'],
    maxSize: 20 * 1024 ** 2,
    maxFiles: 5,
    onSelect: fn(),
    onRefuse: fn(),
  },
} satisfies Meta<typeof FileTrigger>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, ...files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, files, { applyAccept: false });
};

const essay = new File(['学而时习之'], '论语读后.pdf', { type: 'application/pdf' });
const song = new File(['…'], '朗诵录音.mp3', { type: 'audio/mpeg' });
const blank = new File([], '空白页.pdf', { type: 'application/pdf' });

export const Ready: Story = {};
export const Pending: Story = { args: { isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };

export const NamesWhatItRefuses: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, essay, song, blank);
    await expect(args.onSelect).toHaveBeenCalledWith([essay]);
    const said = within(canvasElement).getByRole('status');
    await expect(said).toHaveTextContent('朗诵录音.mp3：只支持PDF、图片');
    await expect(said).toHaveTextContent('空白页.pdf：文件是空的');
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 640, height: 260 } },
  render: (args) => (
    <Stack gap={32}>
      <Inline gap={24}>
        <FileTrigger {...args} hasLimits={false} size="small">
          换头像
        </FileTrigger>
        <FileTrigger {...args} hasLimits={false} tone="action">
          选择封面
        </FileTrigger>
        <FileTrigger {...args} hasLimits={false} isPending>
          正在上传
        </FileTrigger>
        <FileTrigger {...args} hasLimits={false} isDisabled>
          上传作业
        </FileTrigger>
      </Inline>
      <div data-story="refused">
        <FileTrigger {...args} />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await choose(canvasElement.querySelector('[data-story="refused"]') as HTMLElement, essay, song, blank);
  },
};
