import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import { Image } from './image.tsx';
import { broken, landscape } from './pictures.fixtures.ts';

const meta = { component: Image, args: { src: landscape, alt: '黄昏的山' } } satisfies Meta<typeof Image>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const DoesNotLoad: Story = { args: { src: broken } };
export const None: Story = { args: { src: null, alt: '' } };

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 720 } },
  render: () => (
    <StateSheet
      rows={['picture', 'contain', 'missing']}
      columns={['16:9', '4:3', '1:1', '3:4']}
      track="minmax(0, 1fr)"
    >
      {(row, ratio) => (
        <Image
          src={row === 'missing' ? null : landscape}
          alt=""
          ratio={ratio}
          fit={row === 'contain' ? 'contain' : 'cover'}
          corners={row === 'picture' ? 'card' : 'control'}
        />
      )}
    </StateSheet>
  ),
};
