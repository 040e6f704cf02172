import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LessonPage } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useState, type ReactNode } from 'react';
import type { Usage } from '../../../../.storybook/usage.ts';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { lessonPageFixture } from '../testing/lessons.fixtures.ts';
import { LessonFile } from './lesson-file.tsx';
import { LessonLive } from './lesson-live.tsx';
import { LessonLocked } from './lesson-locked.tsx';
import { LessonPaper } from './lesson-paper.tsx';

interface Args {
  children: ReactNode;
  isVisitor: boolean;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'In the classroom of a course, in the place of a lesson that is neither a video nor a text: hand in what courses.lesson answered.',
    'Load the lesson anew when somebody signs in, has bought the course or comes back from the paper.',
  ],
  avoid: ['For a paper by itself: its own page says more.'],
  limits: ['Whether the viewer may take the lesson is decided by the server.'],
};

/** The cards of lessons in every state that differs to the eye. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 768, height: 420 } },
  args: { children: null, isVisitor: false, width: 720 },
  argTypes: { children: { control: false } },
  render: ({ children, isVisitor, width }, { globals }) => (
    <Scene locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} isVisitor={isVisitor}>
      <div style={{ inlineSize: width, maxInlineSize: '100%' }}>{children}</div>
    </Scene>
  ),
};
export default meta;

type Story = StoryObj<Args>;

interface SceneProps extends Pick<Args, 'children' | 'isVisitor'> {
  locale: 'zh-CN' | 'en';
}

function Scene({ children, isVisitor, locale }: SceneProps) {
  const [host] = useState(() => createTestHost({ user: isVisitor ? null : testUser, locale }));
  return <HostProvider host={host}>{children}</HostProvider>;
}

type Paper = NonNullable<LessonPage['paper']>;

function paper(kind: 'exam' | 'homework', facts: Partial<Paper> = {}, isStudied = false) {
  const page = lessonPageFixture(kind, { is_studied: isStudied });
  return (
    <LessonPaper page={{ ...page, paper: page.paper && { ...page.paper, ...facts } }} onOpen={() => {}} />
  );
}

const course = {
  id: 1,
  title: '把话写清楚',
  charge: 99,
  is_vip_free: true,
  is_on_sale: true,
  can_watch: false,
};

const live = (lesson: Partial<LessonPage['lesson']> = {}) => (
  <LessonLive lesson={lessonPageFixture('live', lesson).lesson} />
);

export const NotBegun: Story = { name: 'a test that was not begun', args: { children: paper('exam') } };
export const Running: Story = {
  name: 'an attempt is under way',
  args: { children: paper('exam', { is_running: true }) },
};
export const Marking: Story = {
  name: 'an attempt waits for its marks',
  args: { children: paper('exam', { is_marking: true }) },
};
export const Passed: Story = {
  name: 'passed',
  args: { children: paper('exam', { best_score: 85 }, true) },
};
export const Failed: Story = {
  name: 'not passed, one attempt left',
  args: { children: paper('exam', { best_score: 40, attempts_left: 1 }) },
};
export const Spent: Story = {
  name: 'not passed, no attempt left',
  args: { children: paper('exam', { best_score: 40, attempts_left: 0 }) },
};
export const HandedIn: Story = {
  name: 'homework that was handed in',
  args: { children: paper('homework', { attempts_left: null, minutes: 0 }, true) },
};
export const Unpublished: Story = {
  name: 'homework without a paper',
  args: {
    children: <LessonPaper page={lessonPageFixture('homework', {}, { paper: null })} onOpen={() => {}} />,
  },
};
export const Visitor: Story = {
  name: 'a visitor at a test',
  args: { children: paper('exam'), isVisitor: true },
};
export const File: Story = {
  name: 'a file',
  args: {
    children: (
      <LessonFile lesson={lessonPageFixture('attachment').lesson}>
        <NativeButton>下载</NativeButton>
      </LessonFile>
    ),
  },
};
export const LiveSoon: Story = { name: 'a live lesson to come', args: { children: live() } };
export const LiveNow: Story = {
  name: 'a live lesson that runs, without an address',
  args: { children: live({ starts_at: '2026-03-02T01:30:00.000Z', live_url: '' }) },
};
export const Locked: Story = {
  name: 'not bought',
  args: {
    children: <LessonLocked course={course} onBuy={() => {}} onMembership={() => {}} />,
    isVisitor: true,
  },
};
export const NotOpen: Story = {
  name: 'not open to who has the course',
  args: { children: <LessonLocked course={{ ...course, can_watch: true }} /> },
};
export const English: Story = { ...Failed, name: 'in English', globals: { locale: 'en' } };
export const Narrow: Story = {
  name: 'T9 in a column of 320 px',
  args: { children: paper('exam', { best_score: 40, attempts_left: 1 }), width: 320 },
  parameters: { picture: { width: 352, height: 520 } },
};
export const LockedNarrow: Story = {
  ...Locked,
  name: 'T9 not bought in 320 px',
  args: { ...Locked.args, width: 320 },
  parameters: { picture: { width: 352, height: 420 } },
};
