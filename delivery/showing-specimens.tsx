import { Button } from '@shuyuan/ui/button';
import { ButtonGroup } from '@shuyuan/ui/button-group';
import { Carousel, CarouselSlide } from '@shuyuan/ui/carousel';
import { Countdown } from '@shuyuan/ui/countdown';
import { Disclosure } from '@shuyuan/ui/disclosure';
import { Drawer } from '@shuyuan/ui/drawer';
import { DialogTrigger } from '@shuyuan/ui/dialog';
import { GridList, GridListItem } from '@shuyuan/ui/grid-list';
import { Highlight } from '@shuyuan/ui/highlight';
import { LightBox } from '@shuyuan/ui/light-box';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { Meter } from '@shuyuan/ui/meter';
import { Popover, PopoverTrigger } from '@shuyuan/ui/popover';
import { Price } from '@shuyuan/ui/price';
import { ProgressBar } from '@shuyuan/ui/progress';
import { Steps } from '@shuyuan/ui/steps';
import { Table } from '@shuyuan/ui/table';
import { Tag, TagGroup } from '@shuyuan/ui/tag-group';
import { Timeline, TimelineItem } from '@shuyuan/ui/timeline';
import { ToggleButton } from '@shuyuan/ui/toggle-button';
import { Toolbar } from '@shuyuan/ui/toolbar';
import { Tooltip } from '@shuyuan/ui/tooltip';
import { Tree, TreeItem } from '@shuyuan/ui/tree';
import { VideoPlayer } from '@shuyuan/ui/video-player';
import { Watermark } from '@shuyuan/ui/watermark';
import { useState } from 'react';
import type { Specimen } from './specimen.ts';

const lessons = [
  { id: '1', name: '鹅湖之会', minutes: 45 },
  { id: '2', name: '白鹿洞揭示', minutes: 30 },
];
const lessonColumns = [
  { id: 'name', label: '课', cell: ({ name }: (typeof lessons)[number]) => name },
  {
    id: 'minutes',
    label: '分钟',
    cell: ({ minutes }: (typeof lessons)[number]) => minutes,
    align: 'end' as const,
  },
];

function Pictures() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>看图</Button>
      <LightBox pictures={[{ src: '/icon.svg', alt: '书院平面图' }]} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** What shows, leads and floats. */
export const showingSpecimens: Record<string, Specimen> = {
  'button-group': {
    draw: () => (
      <ButtonGroup>
        <Button>取消</Button>
        <Button tone="action">保存</Button>
      </ButtonGroup>
    ),
  },
  carousel: {
    draw: () => (
      <Carousel label="新课">
        <CarouselSlide label="传习录">传习录</CarouselSlide>
        <CarouselSlide label="近思录">近思录</CarouselSlide>
      </Carousel>
    ),
  },
  countdown: { draw: () => <Countdown label="距考课开始" deadline={0} /> },
  disclosure: { draw: () => <Disclosure title="怎样退课">开课七日内可退。</Disclosure> },
  drawer: {
    opener: 'button',
    draw: () => (
      <DialogTrigger>
        <Button>打开目录</Button>
        <Drawer title="目录">第一章 经</Drawer>
      </DialogTrigger>
    ),
  },
  'grid-list': {
    draw: () => (
      <GridList label="课程">
        <GridListItem id="daxue" title="大学章句" />
        <GridListItem id="jinsi" title="近思录" />
      </GridList>
    ),
  },
  highlight: { draw: () => <Highlight>大学之道，在明明德</Highlight> },
  'light-box': { opener: 'button', draw: () => <Pictures /> },
  'light-tabs': {
    draw: () => (
      <LightTabs defaultValue="notes">
        <LightTabList label="课堂">
          <LightTab id="notes">笔记</LightTab>
          <LightTab id="answers">问答</LightTab>
        </LightTabList>
        <LightTabPanel id="notes">还没有笔记。</LightTabPanel>
        <LightTabPanel id="answers">还没有提问。</LightTabPanel>
      </LightTabs>
    ),
  },
  meter: { draw: () => <Meter label="空间" value={64} /> },
  popover: {
    opener: 'button',
    draw: () => (
      <PopoverTrigger>
        <Button>注释</Button>
        <Popover label="注释">亲民，程子曰：当作新民。</Popover>
      </PopoverTrigger>
    ),
  },
  price: { draw: () => <Price amount={39} /> },
  progress: { draw: () => <ProgressBar label="已学" value={40} /> },
  steps: {
    draw: () => (
      <Steps
        label="报名"
        steps={[
          { id: 'plan', title: '选课' },
          { id: 'pay', title: '付款' },
        ]}
      />
    ),
  },
  table: { draw: () => <Table label="课表" columns={lessonColumns} rows={lessons} /> },
  'table-of-choices': {
    draw: () => <Table label="选课" selection="multiple" columns={lessonColumns} rows={lessons} />,
  },
  'tag-group': {
    draw: () => (
      <TagGroup label="主题">
        <Tag id="classics">经学</Tag>
        <Tag id="history">史学</Tag>
      </TagGroup>
    ),
  },
  timeline: {
    draw: () => (
      <Timeline label="学习记录">
        <TimelineItem title="读完第一章" />
        <TimelineItem title="交了作业" />
      </Timeline>
    ),
  },
  'toggle-button': { draw: () => <ToggleButton defaultSelected>收藏</ToggleButton> },
  toolbar: {
    draw: () => (
      <Toolbar label="批注">
        <Button>划线</Button>
        <Button>写注</Button>
      </Toolbar>
    ),
  },
  tooltip: {
    draw: () => (
      <Tooltip text="发给先生批阅">
        <Button>交卷</Button>
      </Tooltip>
    ),
  },
  tree: {
    draw: () => (
      <Tree label="目录">
        <TreeItem id="one" title="第一章">
          <TreeItem id="one-one" title="第一节" />
        </TreeItem>
      </Tree>
    ),
  },
  'video-player': { draw: () => <VideoPlayer title="第一讲" sources="/lesson.mp4" /> },
  watermark: { draw: () => <Watermark text="学员1024">讲义第一页</Watermark> },
};
