import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Issue } from '@shuyuan/api-client/community';
import {
  commentScenarios,
  offline,
  Refusal,
  silence,
  testUser,
  type Scenario,
} from '@shuyuan/widgets/testing';
import { issueFixture, issueListFixture } from '../../testing/problems.fixtures.ts';
import { configFixture } from '../../testing/site.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

/** What people talk about: the list, one topic, beginning one, and every state that differs to the eye. */
const meta = {
  title: 'Issues',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1400 } },
  args: { path: '/issue' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;
type Issues = NonNullable<Scenario['issues']>;

const config = { public: { ...configFixture, features: { ...configFixture.features, wenda: true } } };
const answered = (path: string, issues: Issues, user: typeof testUser | null = testUser): Story => ({
  args: { path, user, scenario: { ...commentScenarios.loaded, config, issues } },
});
const listed = (rows: typeof issueListFixture) => ({ data: rows, total: rows.length });
const shown = (own: Partial<Issue> = {}, user: typeof testUser | null = testUser) =>
  answered('/issue/detail?id=1', { detail: { issue: issueFixture(own) } }, user);
const at360 = (story: Story, height = 2200): Story => ({
  ...story,
  parameters: { picture: { width: 360, height } },
});

export const List = answered('/issue', { list: listed(issueListFixture) });

export const ListOfAVisitor = answered('/issue', { list: listed(issueListFixture) }, null);

export const ListOnAPhone = at360(List);

export const ListEmpty = answered('/issue', { list: listed([]) });

export const DigestEmpty = answered('/issue?scene=digest', { list: listed([]) });

export const ListSlow = answered('/issue', { list: silence });

export const ListFailed = answered('/issue', { list: offline });

/** The school has closed questions and answers, topics included. */
export const SwitchedOff: Story = {
  args: { path: '/issue', user: testUser, scenario: { config: { public: configFixture } } },
};

export const Detail = shown();

export const DetailForAVisitor = shown({}, null);

export const DetailOnAPhone = at360(Detail, 3000);

export const Own = shown({ is_own: true });

/** What it said before can be seen. */
export const Edited = shown({ edited_at: new Date(2026, 2, 2, 9).toISOString() });

export const Held = shown({ is_own: true, visibility: 'held' });

/** Its author alone still sees it. */
export const HiddenToItsAuthor = shown({ is_own: true, visibility: 'hidden' });

export const ForAModerator = shown({ may_mark: true, is_pinned: true });

export const Slow = answered('/issue/detail?id=1', { detail: silence });

export const Failed = answered('/issue/detail?id=1', { detail: offline });

export const Missing = answered('/issue/detail?id=1', { detail: new Refusal(404, '话题不存在或已删除') });

export const Beginning = answered('/issue/edit', {});

export const BeginningAsAVisitor = answered('/issue/edit', {}, null);

export const BeginningOnAPhone = at360(Beginning, 1200);

export const Changing = answered('/issue/edit?id=1', { detail: { issue: issueFixture({ is_own: true }) } });

export const ChangingOfAnother = answered('/issue/edit?id=1', { detail: { issue: issueFixture() } });

export const ChangingSlow = answered('/issue/edit?id=1', { detail: silence });

export const ChangingFailed = answered('/issue/edit?id=1', { detail: offline });

export const Mine = answered('/my/issue', { mine: listed(issueListFixture.slice(1, 4)) });

export const MineOfAVisitor = answered('/my/issue', {}, null);

export const MineEmpty = answered('/my/issue', { mine: listed([]) });

export const MineSlow = answered('/my/issue', { mine: silence });

export const MineFailed = answered('/my/issue', { mine: offline });
