import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Columns, Stack } from '../layout/index.ts';
import { DropZone } from './drop-zone.tsx';

const usage = {
  use: [
    'A page or dialog whose purpose is handing files in: homework, course material, a cover.',
    'Give the limits here: they are said in words, and what does not keep them is refused by name.',
  ],
  avoid: [
    'One small file beside other things, such as a portrait: use FileTrigger.',
    'A whole page that takes drops anywhere: people drop by mistake.',
  ],
  keys: [
    ['Tab', 'Goes to the zone, then to its button.'],
    ['Ctrl + V, Cmd + V', 'In the zone: pastes files, such as a picture of the screen.'],
    [
      'Enter',
      'On the zone, while something is dragged by keyboard: drops it. On the button: opens the system’s dialog.',
    ],
  ],
  parts: {
    zone: 'The dashed place; has data-drop-target, data-invalid and data-disabled.',
    prompt: 'The words that ask for files.',
    limits: 'The limits in words.',
    refusals: 'What was not taken, read out when it changes.',
    refusal: 'One file with its reason.',
    label: 'The name above.',
    error: 'What is wrong with the whole.',
  },
  limits: [
    'It shows no list of files and sends nothing: both are its owner’s.',
    'Folders are refused, because browsers differ in what they read out of one.',
    'While files are still dragged browsers do not tell their names: refusals come after the drop.',
  ],
} satisfies Usage;

const meta = {
  component: DropZone,
  parameters: { usage, picture: { width: 640, height: 360 } },
  args: {
    label: '提交作业',
    accept: ['.pdf', 'image/*'],
    maxSize: 20 * 1024 ** 2,
    maxFiles: 5,
    onSelect: fn(),
    onRefuse: fn(),
  },
} satisfies Meta<typeof DropZone>;
export default meta;

type Story = StoryObj<typeof meta>;

const essay = new File(['学而时习之'], '论语读后.pdf', { type: 'application/pdf' });
const song = new File(['…'], '朗诵录音.mp3', { type: 'audio/mpeg' });
const blank = new File([], '空白页.pdf', { type: 'application/pdf' });

export const Ready: Story = {};
export const OwnWords: Story = {
  args: { label: '课程封面', children: '把16:9的封面拖到这里', maxFiles: 1 },
};
export const Wrong: Story = { args: { errorMessage: '请至少提交一个文件' } };
export const Disabled: Story = { args: { isDisabled: true, children: '作业已截止' } };

export const NamesWhatItRefuses: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, [essay, song, blank], { applyAccept: false });
    await expect(args.onSelect).toHaveBeenCalledWith([essay]);
    const said = within(canvasElement).getByRole('status');
    await expect(said).toHaveTextContent('2个文件没有添加');
    await expect(said).toHaveTextContent('朗诵录音.mp3：只支持PDF、图片');
  },
};

export const IsReachedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('[data-part="zone"]')).toHaveAttribute('data-focus-visible');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '选择文件' })).toHaveFocus();
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1080, height: 800 } },
  render: (args) => (
    <Stack gap={24}>
      <Columns gap={24}>
        <DropZone {...args} />
        <div data-story="target">
          <DropZone {...args} />
        </div>
      </Columns>
      <Columns gap={24}>
        <DropZone {...args} errorMessage="请至少提交一个文件" />
        <DropZone {...args} isDisabled>
          作业已截止
        </DropZone>
      </Columns>
      <div data-story="refused">
        <DropZone {...args} label="课程资料" />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const place = (name: string) => canvasElement.querySelector(`[data-story="${name}"]`) as HTMLElement;
    place('target').querySelector('[data-part="zone"]')?.setAttribute('data-drop-target', 'true');
    const input = place('refused').querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, [essay, song, blank], { applyAccept: false });
  },
};
