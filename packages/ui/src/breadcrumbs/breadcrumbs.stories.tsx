import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const items = [
  { label: '首页', href: '/' },
  { label: '文章', href: '/article' },
  { label: '读书与做人' },
  { label: '怎样读一本难读的书' },
];

const meta = { component: Breadcrumbs, args: { items } } satisfies Meta<typeof Breadcrumbs>;
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
