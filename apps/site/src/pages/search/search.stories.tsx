import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, silence, type Scenario } from '@shuyuan/widgets/testing';
import { searchPageFixture } from '../../testing/search.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

const meta = {
  title: 'Search page',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/search' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

type FindAnswer = NonNullable<NonNullable<Scenario['search']>['find']>;
const found = (find: FindAnswer, path = '/search?keywords=书法'): Story => ({
  args: { path, scenario: { search: { find } } },
});

/** A teacher with a face, a category with its number of courses, and a course of the category. */
export const Found = found(searchPageFixture);

/** Nothing was looked for yet. */
export const Start = found(searchPageFixture, '/search');

export const Nothing = found({ data: [], total: 0, counts: {} }, '/search?keywords=书法入门');

export const Slow = found(silence);

export const Failed = found(offline);

export const OnAPhone: Story = { ...Found, parameters: { picture: { width: 390, height: 1000 } } };
