import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CourseDetail } from '@shuyuan/api-client';
import { commentScenarios, offline, Refusal, silence, testUser } from '@shuyuan/widgets/testing';
import { courseDetailFixture } from '../../../testing/courses.fixtures.ts';
import { reviewListFixture } from '../../../testing/learning.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Course',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 2200 } },
  args: { path: '/course/1' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const { comments } = commentScenarios.loaded;

const answered = (detail: CourseDetail, user: typeof testUser | null = testUser): Story => ({
  args: { user, scenario: { courses: { detail }, reviews: { list: reviewListFixture }, comments } },
});

export const Visitor: Story = answered(courseDetailFixture(), null);

const bought = { can_watch: true, is_buy: true, opened_by: 'grant', progress: 33 } as const;
const until = '2026-05-02T02:00:00.000Z';
const at = '2026-02-20T02:00:00.000Z';

/** With two of six lessons done. */
export const Bought: Story = answered({
  ...courseDetailFixture(bought),
  next: {
    lesson_id: 3,
    kind: 'article',
    title: '把一句话写清楚',
    article_id: 7,
    video_id: null,
    state: 'continue',
    position: 0,
  },
});

/** For ninety days, of which some are left. */
export const ForSomeDays: Story = answered(courseDetailFixture({ ...bought, until, study_days: 90 }));

export const StudyPeriodOver: Story = answered(
  courseDetailFixture({ ended: { by: 'grant', at }, study_days: 90, progress: 33 }),
);

export const MembershipOver: Story = answered(
  courseDetailFixture({ ended: { by: 'membership', at }, is_vip_free: true, progress: 33 }),
);

/** By date; to somebody who does not have it. */
export const SoldOut: Story = answered(courseDetailFixture({ is_on_sale: false, sold_until: at }));

/** From everybody but who has it. */
export const Hidden: Story = answered(courseDetailFixture({ ...bought, published_at: null }));

/** To its teacher, who has not published it. */
export const HiddenOwn: Story = answered(
  courseDetailFixture({ can_watch: true, opened_by: 'owner', published_at: null }),
);

/** To somebody who is no member. */
export const FreeForMembers: Story = answered(courseDetailFixture({ is_vip_free: true }));

export const Member: Story = answered(
  courseDetailFixture({ is_vip_free: true, can_watch: true, opened_by: 'membership', until }),
);

export const FreeForAll: Story = answered(
  courseDetailFixture({ charge: 0, can_watch: true, opened_by: 'free' }),
  null,
);

/** Published before its first lesson, by nobody in particular. */
export const Empty: Story = answered({
  ...courseDetailFixture({
    teacher: null,
    lessons_count: 0,
    duration: 0,
    user_count: 0,
    outcomes: [],
    reviews_count: 0,
  }),
  chapters: [],
  trials: [],
  attachments: [],
  next: null,
  related: [],
});

const waiting = { picture: { width: 1280, height: 900 } };

export const Slow: Story = {
  parameters: waiting,
  args: { scenario: { courses: { detail: silence } } },
};

export const Failed: Story = {
  parameters: waiting,
  args: { scenario: { courses: { detail: offline } } },
};

export const Missing: Story = {
  parameters: waiting,
  args: { scenario: { courses: { detail: new Refusal(404, '课程不存在或已下架') } } },
};

export const OnAPhone: Story = { ...FreeForMembers, parameters: { picture: { width: 390, height: 3600 } } };
