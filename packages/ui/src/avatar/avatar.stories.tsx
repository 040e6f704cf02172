import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { broken, landscape, portrait } from '../image/pictures.fixtures.ts';
import { Inline, Stack, Text } from '../layout/index.ts';
import { AvatarGroup } from './avatar-group.tsx';
import { Avatar } from './avatar.tsx';

const meta = {
  component: Avatar,
  subcomponents: { AvatarGroup },
  args: { name: '林间晚照' },
  parameters: {
    usage: {
      use: [
        'Beside the name of a person: a comment, a teacher, the reader.',
        'AvatarGroup shows a few of many people and says how many more there are.',
        'Set isNamed only where the name does not stand beside it.',
      ],
      avoid: [
        'For the picture of a course or an article: take Image.',
        'For a pictogram: take one of the icons.',
        'As a button: put it into one that has a name.',
      ],
      parts: {
        initials: 'The beginning of the name, or a pictogram for someone unknown.',
        image: 'The picture over it.',
        person: 'A face in a group.',
        more: 'How many more there are in a group.',
      },
      limits: [
        'Initials of Han names are their first character, of Latin names the first letters of two words.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = { args: { src: portrait, isNamed: true } };
export const Initials: Story = {};
export const PictureThatDoesNotLoad: Story = { args: { src: broken } };
export const Unknown: Story = { args: { name: '' } };

const people = [
  { name: '林间晚照', src: portrait },
  { name: '学海无涯' },
  { name: '周而复始' },
  { name: 'Ada Lovelace' },
  { name: '断章', src: broken },
  { name: '' },
];

const learners = [
  { name: '林间晚照', src: portrait },
  { name: '学海无涯' },
  { name: '周而复始', src: landscape },
  { name: 'Ada Lovelace' },
  { name: '断章' },
  { name: '青山' },
];

/** The group speaks as one picture: 林间晚照、学海无涯、周而复始等 128 人. */
export const Group: Story = {
  render: () => (
    <Inline gap={8}>
      <AvatarGroup people={learners} max={3} total={128} />
      <Text as="span" size="small" tone="muted">
        128人正在学习
      </Text>
    </Inline>
  ),
};

export const Sheet: Story = {
  parameters: { picture: { width: 1100, height: 340 } },
  render: () => (
    <Stack gap={32}>
      {(['mini', 'small', 'standard', 'large'] as const).map((size) => (
        <Inline key={size} gap={32}>
          <Inline gap={12}>
            {people.map((person) => (
              <Avatar key={person.name} size={size} {...person} />
            ))}
          </Inline>
          <AvatarGroup size={size} people={learners} max={3} />
          <AvatarGroup size={size} people={learners.slice(0, 3)} total={12_345} />
        </Inline>
      ))}
    </Stack>
  ),
};
