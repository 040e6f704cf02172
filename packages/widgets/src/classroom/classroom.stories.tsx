import type { Meta, StoryObj } from '@storybook/react-vite';
import type { VideoDetail } from '@shuyuan/api-client';
import type { Usage } from '../../../../.storybook/usage.ts';
import { lessonOf } from './classroom-backend.fixtures.ts';
import { ClassroomPicture } from './classroom.fixtures.tsx';
import type { ClassroomState, Film } from './classroom.store.ts';

interface Args {
  lesson: VideoDetail;
  ending: ClassroomState['ending'];
  /** What follows; null after the last lesson. */
  next: { title: string } | null;
  /** Of a lesson that is tried out of a course that is sold. */
  trial?: { next: { title: string } | null };
  film: Film;
  isVisitor: boolean;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'Where a video is watched. Hand in what videos.detail answered, and load that anew when somebody signs in or has bought it.',
    'In onBuy go to the cashier, in onMembership to the memberships. Leave out what your page does not have.',
  ],
  avoid: ['For a recording of one’s own: the record library plays those.'],
  limits: ['How far somebody has watched is counted by the player and judged by the server.'],
};

/** Every state of the classroom without a film, as a picture. The player has its own stories. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 768, height: 480 } },
  args: {
    lesson: lessonOf(),
    film: { status: 'closed' },
    isVisitor: false,
    width: 720,
    ending: null,
    next: null,
  },
  argTypes: { lesson: { control: false }, film: { control: false }, ending: { control: false } },
  render: ({ lesson, film, isVisitor, width, ending, next, trial }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <ClassroomPicture
        lesson={lesson}
        film={film}
        isVisitor={isVisitor}
        ending={ending}
        next={next}
        {...(trial && { trial })}
        locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'}
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const course = { id: 4, title: '写作课', charge: 99, is_vip_free: true };

export const NotBought: Story = { name: 'not bought' };
export const PartOfACourse: Story = {
  name: 'part of a course, free for members',
  args: { lesson: lessonOf({}, { course }) },
};
export const Visitor: Story = {
  name: 'a visitor',
  args: { lesson: lessonOf({ charge: null }, { course }), isVisitor: true },
};
export const Processing: Story = {
  name: 'still being processed',
  args: { lesson: lessonOf({ can_watch: true }), film: { status: 'processing' } },
};
export const Failed: Story = {
  name: 'did not load',
  args: {
    lesson: lessonOf({ can_watch: true, ban_drag: true }),
    film: { status: 'failed', isOffline: false, isRetrying: false },
  },
};
export const English: Story = {
  name: 'in English',
  args: { lesson: lessonOf({}, { course }), isVisitor: true },
  globals: { locale: 'en' },
};
export const Narrow: Story = {
  name: 'T9 in a column of 320 px',
  args: { lesson: lessonOf({}, { course }), isVisitor: true, width: 320 },
  parameters: { picture: { width: 352, height: 420 } },
};

export const NextLesson: Story = {
  name: 'the next lesson in seven seconds',
  args: {
    lesson: lessonOf({ can_watch: true }),
    film: { status: 'closed' },
    ending: { status: 'counting', left: 7 },
    next: { title: '改写：把一段话删到一半' },
  },
};
export const Stayed: Story = {
  name: 'the next lesson by a press',
  args: { ...NextLesson.args, ending: { status: 'offered' } },
};
export const LastLesson: Story = {
  name: 'the last lesson',
  args: { ...NextLesson.args, ending: { status: 'last' }, next: null },
};
export const Tried: Story = {
  name: 'a free lesson of a course that is sold has ended',
  args: {
    ...NextLesson.args,
    lesson: lessonOf({ can_watch: true }, { course }),
    ending: { status: 'tried' },
    trial: { next: { title: '改写：把一段话删到一半' } },
  },
};
export const EndingInEnglish: Story = {
  ...NextLesson,
  name: 'the next lesson in English',
  globals: { locale: 'en' },
};
export const EndingNarrow: Story = {
  ...NextLesson,
  name: 'the next lesson at 320 px',
  args: { ...NextLesson.args, width: 320 },
  parameters: { picture: { width: 352, height: 420 } },
};
