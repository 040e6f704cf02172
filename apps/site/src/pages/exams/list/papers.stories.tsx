import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, silence, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { paperListFixture } from '../../../testing/exams.fixtures.ts';
import { configFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Papers',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/exam/papers' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const config = { public: { ...configFixture, features: { ...configFixture.features, paper: true } } };
type ListAnswer = NonNullable<NonNullable<Scenario['exams']>['list']>;
const answered = (list: ListAnswer, path = '/exam/papers'): Story => ({
  args: { path, user: testUser, scenario: { config, exams: { list } } },
});
const none = { data: { data: [], total: 0 }, categories: [], category_children: {}, user_papers: {} };

export const Full = answered(paperListFixture);

export const InACategory = answered(paperListFixture, '/exam/papers?cid1=1&cid2=3');

export const Empty = answered(none);

export const Slow = answered(silence);

export const Failed = answered(offline);

export const OnAPhone: Story = { ...Full, parameters: { picture: { width: 390, height: 1500 } } };
