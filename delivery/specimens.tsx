import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { Button } from '@shuyuan/ui/button';
import { Card, ListRow } from '@shuyuan/ui/card';
import { ConfirmDialog } from '@shuyuan/ui/confirm-dialog';
import { CountText } from '@shuyuan/ui/count-text';
import { Dialog, DialogTrigger } from '@shuyuan/ui/dialog';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { IconButton } from '@shuyuan/ui/icon-button';
import { BookIcon, SearchIcon, SendIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { Divider, Heading, Inline, Stack, Text } from '@shuyuan/ui/layout';
import { LightDialog } from '@shuyuan/ui/light-dialog';
import { LinkButton } from '@shuyuan/ui/link-button';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@shuyuan/ui/menu';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { PasswordField } from '@shuyuan/ui/password-field';
import { PermissionButton, PermissionProvider } from '@shuyuan/ui/permission';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { RichText } from '@shuyuan/ui/rich-text';
import { RichTextEditor } from '@shuyuan/ui/rich-text-editor';
import { Skeleton, SkeletonCircle, SkeletonText } from '@shuyuan/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@shuyuan/ui/tabs';
import { TextArea } from '@shuyuan/ui/text-area';
import { TextField } from '@shuyuan/ui/text-field';
import { createToastQueue, ToastRegion } from '@shuyuan/ui/toast';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useState } from 'react';
import { fieldSpecimens } from './field-specimens.tsx';
import { showingSpecimens } from './showing-specimens.tsx';
import type { Specimen } from './specimen.ts';

const notices = createToastQueue();
const now = Date.UTC(2026, 5, 1, 4);

/** One small piece of every public component, by the entry that it comes from. Served to hostile and strict pages. */
export const specimens: Record<string, Specimen> = {
  ...fieldSpecimens,
  ...showingSpecimens,
  avatar: { draw: () => <Avatar name="陆九渊" isNamed /> },
  badge: { draw: () => <Badge tone="action">连载中</Badge> },
  breadcrumbs: {
    draw: () => (
      <Breadcrumbs
        items={[{ label: '首页', href: '#' }, { label: '经学', href: '#' }, { label: '大学章句' }]}
      />
    ),
  },
  button: {
    draw: () => (
      <Inline>
        <Button tone="action" icon={<SendIcon />}>
          发表评论
        </Button>
        <Button>暂存</Button>
        <Button isQuiet>取消</Button>
      </Inline>
    ),
  },
  card: {
    draw: () => (
      <Card>
        <ListRow title="大学章句序" href="#" text="朱熹为《大学》所作的序。" />
      </Card>
    ),
  },
  'confirm-dialog': {
    opener: 'button',
    draw: () => (
      <DialogTrigger>
        <Button tone="critical">删除笔记</Button>
        <ConfirmDialog
          title="删除这篇笔记？"
          confirmLabel="删除"
          tone="critical"
          onConfirm={(close) => close()}
        >
          删除以后不能恢复。
        </ConfirmDialog>
      </DialogTrigger>
    ),
  },
  'count-text': { draw: () => <CountText value={12_800} /> },
  dialog: {
    opener: 'button',
    draw: () => (
      <DialogTrigger>
        <Button>查看章程</Button>
        <Dialog title="书院章程" footer={<Button tone="action">我已读过</Button>}>
          每日读书，每旬会讲，每月考课。
        </Dialog>
      </DialogTrigger>
    ),
  },
  'light-dialog': { opener: 'button', draw: () => <Charter /> },
  'empty-state': {
    draw: () => <EmptyState title="还没有笔记" description="读书时划出一句，就会收在这里。" />,
  },
  'error-state': {
    draw: () => <ErrorState title="评论没有载入" description="请检查网络。" onRetry={() => {}} />,
  },
  'icon-button': { draw: () => <IconButton label="搜索" icon={<SearchIcon />} /> },
  icons: { draw: () => <BookIcon /> },
  image: { draw: () => <Image src={null} alt="白鹿洞书院" ratio="4:3" /> },
  layout: {
    draw: () => (
      <Stack>
        <Heading level={3}>会讲</Heading>
        <Text>朱陆会于鹅湖，论为学之方。</Text>
        <Divider />
      </Stack>
    ),
  },
  'link-button': { draw: () => <LinkButton href="#">开始学习</LinkButton> },
  'live-region': { draw: () => <LiveRegion message="已保存" /> },
  menu: {
    opener: 'button',
    draw: () => (
      <MenuTrigger>
        <Button>更多操作</Button>
        <Menu>
          <MenuItem id="edit">编辑</MenuItem>
          <MenuSeparator />
          <MenuItem id="delete">删除</MenuItem>
        </Menu>
      </MenuTrigger>
    ),
  },
  'native-button': { draw: () => <NativeButton>第二页</NativeButton> },
  permission: {
    draw: () => (
      <PermissionProvider may={() => true}>
        <PermissionButton permission="article.update">修订章程</PermissionButton>
      </PermissionProvider>
    ),
  },
  'native-select': {
    draw: () => (
      <NativeSelect
        label="每页"
        options={[
          { value: '10', label: '10条' },
          { value: '20', label: '20条' },
        ]}
      />
    ),
  },
  'password-field': {
    draw: () => <PasswordField label="密码" description="至少八位。" autoComplete="current-password" />,
  },
  'relative-time': { draw: () => <RelativeTime value={now - 3_600_000} now={now} /> },
  'rich-text': {
    draw: () => (
      <RichText html="<h3>为学之序</h3><p>博学之，<b>审问</b>之。</p><ul><li>慎思</li><li>明辨</li></ul><blockquote><p>笃行之。</p></blockquote>" />
    ),
  },
  'rich-text-editor': {
    draw: () => <RichTextEditor label="正文" defaultValue="<h2>为学之序</h2><p>博学之，审问之。</p>" />,
  },
  skeleton: {
    draw: () => (
      <Skeleton>
        <Inline>
          <SkeletonCircle />
          <SkeletonText lines={1} width="half" />
        </Inline>
      </Skeleton>
    ),
  },
  tabs: {
    draw: () => (
      <Tabs defaultValue="intro">
        <TabList label="课程">
          <Tab id="intro">介绍</Tab>
          <Tab id="contents">目录</Tab>
        </TabList>
        <TabPanel id="intro">从头读《大学》。</TabPanel>
        <TabPanel id="contents">共十章。</TabPanel>
      </Tabs>
    ),
  },
  'text-area': { draw: () => <TextArea label="札记" placeholder="写下所疑" /> },
  'text-field': {
    draw: () => <TextField label="昵称" description="同学看到的名字。" errorMessage="已有人用" />,
  },
  toast: {
    opener: 'button',
    draw: () => (
      <>
        <Button onPress={() => void notices.add('positive', '笔记已保存', { duration: 'stays' })}>
          保存笔记
        </Button>
        <ToastRegion queue={notices} />
      </>
    ),
  },
  'visually-hidden': { draw: () => <VisuallyHidden>只念出来的话</VisuallyHidden> },
};

/** Entries that draw nothing by themselves, and why none of them stands above. */
export const withoutSpecimen: Record<string, string> = {
  theme: 'stands around all of them',
  provider: 'stands around all of them',
  testing: 'hostile texts for tests',
  'lazy-module': 'draws nothing of its own',
  modality: 'draws nothing of its own',
};

function Charter() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <NativeButton onPress={() => setIsOpen(true)}>查看章程</NativeButton>
      <LightDialog title="书院章程" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        每日读书，每旬会讲，每月考课。
      </LightDialog>
    </>
  );
}
