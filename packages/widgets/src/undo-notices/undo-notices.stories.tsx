import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost } from '../testing/index.ts';
import { createUndoNotices, UndoNoticesRegion } from './index.ts';

interface Args {
  /** What was done, the oldest first. */
  texts: readonly string[];
  locale?: 'zh-CN' | 'en';
}

/** Notices over the upper edge of a page. */
function Notices({ texts, locale = 'zh-CN' }: Args) {
  const [{ host, notices }] = useState(() => {
    const own = createTestHost({ locale });
    const made = createUndoNotices({
      host: own,
      locale: () => locale,
      undo: () => new Promise(() => {}),
    });
    texts.forEach((text, index) => made.add({ text, actionId: index + 1 }));
    return { host: own, notices: made };
  });
  return (
    <HostProvider host={host}>
      <UndoNoticesRegion notices={notices} />
    </HostProvider>
  );
}

const long =
  '已删除公告“服务器维护：本周日凌晨一点到三点不能登录，正在写的草稿会保存在各自的设备上，维护结束后可以接着写”';

const meta = {
  title: 'Widgets/Undo notices',
  component: Notices,
  parameters: { layout: 'fullscreen', picture: { width: 720, height: 320 } },
  args: { texts: ['已删除公告“新的一批文章上线”'] },
} satisfies Meta<typeof Notices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const English: Story = {
  args: { texts: ['Deleted announcement “New articles”'], locale: 'en' },
};

export const Sheet: Story = { args: { texts: ['已把2篇移到“读书”', long] } };

/** T14 */
export const Narrow: Story = {
  args: { texts: [long] },
  parameters: { picture: { width: 360, height: 320 } },
};
