import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CommunityProblem, ProblemCard, Solution } from '@shuyuan/api-client/community';
import {
  commentScenarios,
  offline,
  Refusal,
  silence,
  testUser,
  type Scenario,
} from '@shuyuan/widgets/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  ownSolutionsFixture,
  problemCategories,
  problemFixture,
  problemListFixture,
  solutionFixture,
  solutionListFixture,
} from '../../testing/problems.fixtures.ts';
import { configFixture } from '../../testing/site.fixtures.ts';
import { StorySite } from '../../testing/story-site.tsx';

/** What people ask each other: the list, one question, asking, answers, and every state that differs to the eye. */
const meta = {
  title: 'Problems',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 1400 } },
  args: { path: '/problem' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;
type Problems = NonNullable<Scenario['problems']>;

const config = { public: { ...configFixture, features: { ...configFixture.features, wenda: true } } };
const form = { categories: problemCategories, credits: 80 };
const answered = (path: string, problems: Problems, user: typeof testUser | null = testUser): Story => ({
  args: { path, user, scenario: { ...commentScenarios.loaded, config, problems: { form, ...problems } } },
});
const rowsOf = <Row,>(rows: Row[]) => ({ data: rows, total: rows.length });
const listed = (rows: ProblemCard[]) => ({ data: rowsOf(rows), categories: problemCategories });
const list = listed(problemListFixture);
const at360 = (story: Story, height = 2400): Story => ({
  ...story,
  parameters: { picture: { width: 360, height } },
});

export const List = answered('/problem', { list });

export const ListOfAVisitor = answered('/problem', { list }, null);

export const ListOnAPhone = at360(List);

export const ListEmpty = answered('/problem', { list: listed([]) });

export const ListOfASceneEmpty = answered('/problem?scene=solved&cid=2', { list: listed([]) });

export const ListSlow = answered('/problem', { list: silence });

export const ListFailed = answered('/problem', { list: offline });

/** The school has closed questions and answers. */
export const SwitchedOff: Story = {
  args: { path: '/problem', user: testUser, scenario: { config: { public: configFixture } } },
};

const shown = (
  own: Partial<CommunityProblem> = {},
  solutions: Solution[] = solutionListFixture.map((solution) => ({ ...solution, is_accepted: false })),
  user: typeof testUser | null = testUser,
) =>
  answered(
    '/problem/1/detail',
    { detail: { problem: problemFixture(own) }, solutions: rowsOf(solutions) },
    user,
  );

export const Open = shown();

export const OpenForAVisitor = shown({}, undefined, null);

export const OpenOnAPhone = at360(Open, 3000);

export const Unanswered = shown({ solutions_count: 0 }, []);

export const Solved = shown(
  { is_solved: true, accepted_solution_id: 21, solutions_count: 3 },
  solutionListFixture,
);

export const Own = shown({ is_own: true, may_accept: true, may_answer: false });

/** Accepting says beforehand whose the bounty will be. */
export const Accepting: Story = {
  ...Own,
  async play({ canvasElement }) {
    const [accept] = await within(canvasElement).findAllByRole('button', {
      name: /采纳此回答|Accept this answer/,
    });
    if (accept) await userEvent.click(accept);
    await within(document.body).findByText(/积分悬赏会归|gets the bounty/);
  },
};

export const AnsweredByOneself = shown({ may_answer: false }, [
  solutionFixture(24, { is_own: true }),
  ...solutionListFixture.slice(1),
]);

const acceptedOwn = solutionFixture(21, { is_own: true, is_accepted: true });

/** What is deleted is offered above the answers; the page that was there stays. */
const deleting = (): Story => {
  let rows = [acceptedOwn];
  const story = answered('/problem/1/detail', {
    detail: { problem: problemFixture({ is_solved: true, accepted_solution_id: 21, may_answer: false }) },
    solutions: () => rowsOf(rows),
    removeSolution: () => {
      rows = [];
      return {};
    },
  });
  return {
    ...story,
    async play({ canvasElement }) {
      rows = [acceptedOwn];
      const page = within(canvasElement);
      const heading = await page.findByRole('heading', { level: 1 });
      await userEvent.click(await page.findByRole('button', { name: /^(删除|Delete)$/ }));
      const asked = within(await within(document.body).findByRole('alertdialog'));
      await asked.findByText(/20积分悬赏退回问题|bounty of 20 credits goes back/);
      await userEvent.click(asked.getByRole('button', { name: /^(删除|Delete)$/ }));
      const removed = await page.findByRole('group', { name: /你的回答已删除|Your answer is deleted/ });
      await waitFor(() => expect(within(removed).getByRole('button')).toHaveFocus());
      await expect(heading.isConnected).toBe(true);
    },
  };
};

export const AnswerDeleted = deleting();

export const Held = shown({ visibility: 'held', is_own: true, may_answer: false, solutions_count: 0 }, []);

/** Its author alone still sees it. */
export const HiddenToItsAuthor = shown({ visibility: 'hidden', is_own: true, may_answer: false });

export const Merged = shown({ merged_into_id: 2, may_answer: false, solutions_count: 0 }, []);

export const ForAModerator = shown({ may_merge: true });

export const OfABlockedPerson = shown({}, [solutionFixture(22, { is_blocked: true })]);

export const SolutionsFailed = answered('/problem/1/detail', {
  detail: { problem: problemFixture() },
  solutions: offline,
});

export const Slow = answered('/problem/1/detail', { detail: silence });

export const Failed = answered('/problem/1/detail', { detail: offline });

export const Missing = answered('/problem/1/detail', { detail: new Refusal(404, '问题不存在或已删除') });

export const Asking = answered('/problem/add', {});

export const AskingAsAVisitor = answered('/problem/add', {}, null);

export const AskingOnAPhone = at360(Asking, 1400);

export const AskingFailed = answered('/problem/add', { form: offline });

export const AskingSlow = answered('/problem/add', { form: silence });

/** What asks the same is offered while the title is typed. */
export const AskingTheSame: Story = {
  ...answered('/problem/add', {
    similar: {
      data: [
        { id: 2, title: '“青出于蓝”的“青”是什么', is_solved: true, solutions_count: 3 },
        { id: 3, title: '靛青和蓝草是一种东西吗', is_solved: false, solutions_count: 0 },
      ],
    },
  }),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /问题标题|Title/ }), '青取之于蓝');
  },
};

export const Changing = answered('/problem/edit?id=1', {
  detail: { problem: problemFixture({ is_own: true }) },
});

export const ChangingOfAnother = answered('/problem/edit?id=1', { detail: { problem: problemFixture() } });

export const ChangingAsAVisitor = answered('/problem/edit?id=1', {}, null);

export const ChangingSlow = answered('/problem/edit?id=1', { detail: silence });

export const ChangingFailed = answered('/problem/edit?id=1', { detail: offline });

const alone = (own: Partial<Solution> = {}, mayAccept = false) =>
  answered('/solution/details?id=21', {
    solution: {
      solution: solutionFixture(21, own),
      problem: { id: 1, title: problemFixture().title, may_accept: mayAccept },
    },
  });

export const SolutionAlone = alone();

export const SolutionAccepted = alone({ is_accepted: true });

export const SolutionForWhoAsked = alone({}, true);

export const SolutionOwn = alone({ is_own: true, edited_at: new Date(2026, 2, 2, 9).toISOString() });

export const SolutionHidden = alone({ is_own: true, visibility: 'hidden' });

export const SolutionOnAPhone = at360(SolutionAlone, 900);

export const SolutionSlow = answered('/solution/details?id=21', { solution: silence });

export const SolutionFailed = answered('/solution/details?id=21', { solution: offline });

export const SolutionMissing = answered('/solution/details?id=21', {
  solution: new Refusal(404, '回答不存在或已删除'),
});

export const Mine = answered('/my/problem', { mine: rowsOf(problemListFixture.slice(0, 3)) });

export const MineOfAVisitor = answered('/my/problem', {}, null);

export const MineEmpty = answered('/my/problem', { mine: rowsOf([]) });

export const MineSlow = answered('/my/problem', { mine: silence });

export const MineFailed = answered('/my/problem', { mine: offline });

export const MySolutions = answered('/my/problem?scene=solutions', {
  mySolutions: rowsOf(ownSolutionsFixture),
});

export const MySolutionsEmpty = answered('/my/problem?scene=solutions', { mySolutions: rowsOf([]) });
