import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PaperDetail } from '@shuyuan/api-client';
import { offline, Refusal, silence, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { paperDetailFixture, runningPaperFixture } from '../../../testing/exams.fixtures.ts';
import { configFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Paper',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/exam/papers/detail?id=1' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const config = { public: { ...configFixture, features: { ...configFixture.features, paper: true } } };
type DetailAnswer = NonNullable<NonNullable<Scenario['exams']>['detail']>;
const answered = (detail: DetailAnswer): Story => ({
  args: { user: testUser, scenario: { config, exams: { detail } } },
});
const refused: Partial<PaperDetail> = { can_join: false, user_papers: [], join_count: 0 };

export const Taken = answered(paperDetailFixture());

export const Running = answered(runningPaperFixture);

export const NotBought = answered(
  paperDetailFixture({ ...refused, refusal: 'not-bought' }, { charge: 19, is_vip_free: true }),
);

export const NotYet = answered(
  paperDetailFixture(
    { ...refused, refusal: 'not-yet' },
    { begins_at: new Date(2026, 2, 9, 9).toISOString(), closes_at: new Date(2026, 2, 9, 12).toISOString() },
  ),
);

export const NoTriesLeft = answered(
  paperDetailFixture({ can_join: false, refusal: 'no-tries-left' }, { try_times: 2 }),
);

export const Slow = answered(silence);

export const Failed = answered(offline);

export const Missing = answered(new Refusal(404, '试卷不存在或已下架'));

export const OnAPhone: Story = { ...Taken, parameters: { picture: { width: 390, height: 1100 } } };
