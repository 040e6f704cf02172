import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import { broken, portrait } from '../image/pictures.fixtures.ts';
import { Avatar } from './avatar.tsx';

const meta = { component: Avatar, args: { name: '林间晚照' } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = { args: { src: portrait, isNamed: true } };
export const Initials: Story = {};
export const PictureThatDoesNotLoad: Story = { args: { src: broken } };
export const Unknown: Story = { args: { name: '' } };

const people: Record<string, { name: string; src?: string }> = {
  picture: { name: '林间晚照', src: portrait },
  学海无涯: { name: '学海无涯' },
  周而复始: { name: '周而复始' },
  'Ada Lovelace': { name: 'Ada Lovelace' },
  broken: { name: '断章', src: broken },
  unknown: { name: '' },
};

export const Sheet: Story = {
  parameters: { picture: { width: 700, height: 290 } },
  render: () => (
    <StateSheet rows={['mini', 'small', 'standard', 'large']} columns={Object.keys(people)}>
      {(row, column) => <Avatar size={row} {...(people[column] ?? { name: '' })} />}
    </StateSheet>
  ),
};
