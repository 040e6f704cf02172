import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Image } from './image.tsx';
import { broken, landscape } from './pictures.fixtures.ts';

const meta = {
  component: Image,
  args: { src: landscape, alt: '黄昏的山' },
  parameters: {
    usage: {
      use: [
        'For covers and pictures in a place of a known ratio, which is kept before and after they load.',
        'Set isPriority for those in the first view; the others load when they come near.',
        'Say in alt what it shows. Leave alt empty where the words beside it say the same.',
      ],
      avoid: [
        'For a face: take Avatar.',
        'For pictures inside an article: RichText shows them.',
        'For a picture that a reader wants to look at closely: open it in a LightBox.',
      ],
      parts: {
        image: 'The picture.',
        fallback: 'What stands there when there is none, or when it does not load.',
      },
      limits: [
        'It takes one address. Choosing among sizes is up to the server.',
        'It does not try again by itself; a new src does.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Image>;
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
