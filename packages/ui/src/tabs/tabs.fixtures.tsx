import type { ComponentType, ReactNode } from 'react';
import { within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { BookIcon, CommentIcon } from '../icons/index.ts';
import { Text } from '../layout/index.ts';

/** Tabs of either kind: they are told the same. */
export interface TabsFamily {
  TabList: ComponentType<{ label: string; children: ReactNode }>;
  Tab: ComponentType<{ id: string; icon?: ReactNode; children: ReactNode }>;
  TabPanel: ComponentType<{ id: string; children: ReactNode }>;
}

const subjects = ['全部', '古文', '诗词', '书法', '历史', '地理', '数学', '物理', '化学', '编程'];

/** More tabs than a phone is wide; the ninth has a panel. */
export const manyTabs = ({ TabList, Tab, TabPanel }: TabsFamily) => (
  <>
    <TabList label="分类">
      {subjects.map((name, index) => (
        <Tab key={name} id={String(index)}>
          {name}
        </Tab>
      ))}
    </TabList>
    <TabPanel id="8">化学</TabPanel>
  </>
);

/** With a pictogram, with a count, and two that `showPointerAndFocus` dresses. */
export const articleTabs = ({ TabList, Tab, TabPanel }: TabsFamily) => (
  <>
    <TabList label="文章">
      <Tab id="text" icon={<BookIcon size="small" />}>
        正文
      </Tab>
      <Tab id="comments" icon={<CommentIcon size="small" />}>
        评论 <Badge tone="critical">12</Badge>
      </Tab>
      <Tab id="hovered">鼠标停留</Tab>
      <Tab id="focused">键盘焦点</Tab>
    </TabList>
    <TabPanel id="comments">
      <Text>共12条评论。</Text>
    </TabPanel>
  </>
);

export function showPointerAndFocus(canvasElement: HTMLElement) {
  const tab = (name: string) => within(canvasElement).getByRole('tab', { name });
  tab('鼠标停留').setAttribute('data-hovered', 'true');
  tab('键盘焦点').setAttribute('data-focus-visible', 'true');
}
