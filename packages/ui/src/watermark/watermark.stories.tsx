import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Image } from '../image/image.tsx';
import { landscape } from '../image/pictures.fixtures.ts';
import { Columns, Heading, Stack, Text } from '../layout/index.ts';
import { Watermark } from './watermark.tsx';

const handout = (
  <Card>
    <Stack gap={12}>
      <Heading level={3}>第三讲：读书有四种读法</Heading>
      <Text size="reading">
        第一种叫浏览，先看目录和结论；第二种叫精读，一字一句都不放过；第三种叫比读，把两本书放在一起看；第四种叫重读，隔一年再读一遍。
      </Text>
      <Text size="reading">难读的书不必从第一页读起。先看它回答了什么问题，再看它为什么这样回答。</Text>
    </Stack>
  </Card>
);

const meta = {
  component: Watermark,
  args: { text: ['林溪138****8842', '2026-05-20'], children: handout },
  parameters: {
    picture: { width: 640, height: 320 },
    usage: {
      use: [
        'Over handouts, papers and films that were bought, so that a copy tells where it came from.',
        'Write who is looking and when. Take a masked telephone number or an account, never a whole number.',
        'Set isGuarded where somebody might take it out, and isDrifting over a film.',
      ],
      avoid: [
        'As a protection by itself: a screenshot is still possible. It only tells whose it was.',
        'As decoration, or to say that something is a draft: take a Badge.',
      ],
      parts: { layer: 'The layer over the content.' },
      limits: [
        'A film that fills the screen by itself leaves the watermark behind. Let the element around the Watermark fill the screen instead.',
        'The guard sees changes in the page. It cannot see style sheets that somebody adds, nor a browser without scripts.',
        'It is drawn by the browser only, not by server rendering.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Watermark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OverAPage: Story = {};
export const OverAPicture: Story = {
  args: { ground: 'picture', isDrifting: true, children: <Image src={landscape} alt="黄昏的山" /> },
  parameters: { picture: { width: 640, height: 400 } },
};

export const ComesBackWhenItIsRemoved: Story = {
  parameters: { picture: false },
  args: { isGuarded: true },
  play: async ({ canvasElement }) => {
    const layer = () => canvasElement.querySelector('[data-part="layer"]');
    layer()?.remove();
    await waitFor(() => expect(layer()).not.toBeNull());
  },
};

export const LetsThePointerThrough: Story = {
  parameters: { picture: false },
  args: { children: <Button>下载讲义</Button> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(button.contains(hit)).toBe(true);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 560 } },
  render: () => (
    <Columns gap={24}>
      <Stack gap={24}>
        <Watermark text="林溪8842">{handout}</Watermark>
        <Watermark text={['Ada Lovelace', 'Shuyuan 2026']}>{handout}</Watermark>
      </Stack>
      <Stack gap={24}>
        <Watermark text="林溪8842" ground="picture" isDrifting>
          <Image src={landscape} alt="" />
        </Watermark>
        <Watermark text={['林溪138****8842', '2026-05-20 12:00', '仅供本人学习']} ground="picture">
          <Image src={null} alt="" />
        </Watermark>
      </Stack>
    </Columns>
  ),
};
