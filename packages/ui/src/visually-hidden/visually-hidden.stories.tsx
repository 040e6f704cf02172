import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Inline, Text } from '../layout/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: '共5颗星，得4颗' },
  parameters: {
    usage: {
      use: [
        'For words that the eye finds elsewhere: in a place, an order, a colour.',
        'As the name of something, by its id and aria-labelledby.',
      ],
      avoid: [
        'For the name of an icon alone: IconButton takes one.',
        'For a change of state: take LiveRegion.',
        'For anything that takes focus: somebody would see the ring nowhere.',
      ],
      limits: ['Copying a page copies these words too.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const IsHeardAndNotSeen: Story = {
  parameters: { picture: { width: 320, height: 80 } },
  render: ({ children }) => (
    <Inline gap={8}>
      <Text as="span">课程评价</Text>
      <Text as="span" tone="caution">
        <span aria-hidden="true">★★★★☆</span>
        <VisuallyHidden>{children}</VisuallyHidden>
      </Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('共5颗星，得4颗');
    const { width, height } = words.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
