import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const usage = {
  use: ['At the head of a page that lies two or more levels deep, to say where it is and to lead back up.'],
  avoid: [
    'For steps that are gone one after another take Steps.',
    'For the way back to a list one came from, write a link with its name.',
    'On pages of the first level leave it out: the header says where they are.',
  ],
  keys: [
    ['Tab', 'Goes from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  parts: {
    item: 'A step of the way.',
    link: 'The link of a step that has a page.',
    current: 'Where the reader is: the last step, cut after 24 characters.',
  },
  limits: [
    'All steps are shown; on a narrow screen they wrap.',
    'One landmark of this name belongs on a page.',
  ],
} satisfies Usage;

const items = [
  { label: '首页', href: '/' },
  { label: '文章', href: '/article' },
  { label: '读书与做人' },
  { label: '怎样读一本难读的书' },
];

const meta = { component: Breadcrumbs, parameters: { usage }, args: { items } } satisfies Meta<
  typeof Breadcrumbs
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MarksWhereTheReaderIs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('怎样读一本难读的书')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '文章' })).toHaveFocus();
  },
};

export const CutsALongTitle: Story = {
  args: { items: [...items.slice(0, 3), { label: '一个长得一行放不下的标题，'.repeat(6) }] },
};

export const Sheet: Story = {
  // Three of one landmark only meet on a sheet.
  parameters: {
    picture: { width: 720, height: 200 },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: () => (
    <StateSheet rows={['']} columns={['rest', 'hovered', 'focus-visible']}>
      {() => <Breadcrumbs items={items.slice(0, 2).concat({ label: '正文' })} />}
    </StateSheet>
  ),
};
