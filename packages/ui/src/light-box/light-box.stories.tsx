import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusInside } from '../../../../.storybook/focus-inside.ts';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { DialogTrigger } from '../dialog/dialog-trigger.tsx';
import { broken, landscape, portrait } from '../image/pictures.fixtures.ts';
import { LightBox, type LightBoxPicture } from './light-box.tsx';

const usage: Usage = {
  use: [
    'A picture holds more than its place in the page can show: a diagram, a scanned page, a photographed exercise.',
    'Several pictures of one text or one answer are looked at one after the other.',
  ],
  avoid: [
    'For pictures inside the text of an article: RichText opens its own.',
    'For something to fill in or to decide: take Dialog.',
    'For pictures that turn by themselves in the page: take Carousel.',
  ],
  keys: [
    ['← →', 'Turn to the picture on that side; on an enlarged picture all four arrows move it.'],
    ['Page Up, Page Down', 'Turn, however large the picture is.'],
    ['Home, End', 'Turn to the first or the last picture.'],
    ['+ − 0', 'Come closer, go away, see the whole picture.'],
    ['Escape', 'Closes it; focus returns to where it came from.'],
  ],
  parts: {
    dialog: 'The dialog itself.',
    bar: 'The line of buttons at the top.',
    count: 'Which picture of how many.',
    stage: 'Where the picture lies; data-zoomed while it is enlarged, data-held while it is dragged.',
    picture: 'The picture; data-state is loading or ready.',
    download: 'The link to the file.',
    caption: 'The words below.',
  },
  limits: [
    'A picture is enlarged up to eight times the size at which all of it is seen.',
    'Whether a browser saves or opens a file from another origin is decided by that origin.',
  ],
};

const pictures: LightBoxPicture[] = [
  {
    src: landscape,
    alt: '暮色里的山',
    caption: '图1　渔人所见的山，山有小口，仿佛若有光',
    downloadHref: landscape,
  },
  { src: portrait, alt: '陶渊明画像', caption: '图2　明人所绘陶渊明像' },
  { src: landscape, alt: '桃花源的田' },
];

const meta = {
  component: LightBox,
  parameters: {
    usage,
    picture: { width: 900, height: 640 },
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
  args: { pictures, defaultOpen: true, onIndexChange: fn() },
} satisfies Meta<typeof LightBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const loaded = () => waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('data-state', 'ready'));

export const First: Story = { play: loaded };
export const Last: Story = { args: { defaultIndex: 2 }, play: loaded };
export const Single: Story = { args: { pictures: pictures.slice(1, 2) }, play: loaded };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultIndex: 1 }, play: loaded };

export const DoesNotLoad: Story = {
  parameters: { expectedConsoleErrors: ['Failed to load resource'] },
  args: { pictures: [{ src: broken, alt: '还没有传好的图' }, ...pictures] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('图片没有加载出来');
  },
};

export const OnAPhone: Story = { parameters: { picture: { width: 360, height: 640 } }, play: loaded };

export const TurnsByArrowKeysAndGivesTheFocusBack: Story = {
  parameters: { picture: false },
  render: (args) => (
    <DialogTrigger>
      <Button>看图</Button>
      <LightBox pictures={args.pictures} {...(args.onIndexChange && { onIndexChange: args.onIndexChange })} />
    </DialogTrigger>
  ),
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '看图' });
    await userEvent.click(trigger);
    await focusInside(await screen.findByRole('dialog', { name: '查看图片' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('img', { name: '陶渊明画像' })).toBeVisible());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('button', { name: '下一张' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}');
    await waitFor(() => expect(screen.getByRole('img', { name: '暮色里的山' })).toBeVisible());
    await expect(args.onIndexChange).toHaveBeenCalledTimes(4);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const placeOf = () => screen.getByRole('img').getBoundingClientRect();

export const ComesCloserByPlusAndMovesByArrows: Story = {
  args: { pictures: pictures.slice(0, 2) },
  play: async () => {
    await loaded();
    const before = placeOf();
    await userEvent.keyboard('++++');
    await waitFor(() => expect(placeOf().width).toBeGreaterThan(before.width * 4));
    const enlarged = placeOf();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(placeOf().left).toBeLessThan(enlarged.left));
    await waitFor(() => expect(screen.getByRole('img', { name: '暮色里的山' })).toBeVisible());
    await userEvent.keyboard('0');
    await waitFor(() => expect(placeOf().width).toBeCloseTo(before.width, 0));
    await userEvent.keyboard('+++');
  },
};

/** The picture with everything around it: a count, a caption and a file to save. */
export const Sheet: Story = { play: loaded };
