import type { MembershipPlan } from '@shuyuan/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { membershipPlans } from '../testing/membership-scenarios.fixtures.ts';
import type { Coverage } from './compared-benefits.ts';
import {
  contextIn,
  plansForMember,
  quarterMembership,
  runningMembership,
} from './membership-plans.fixtures.ts';
import type { PlansState } from './membership-plans.store.ts';
import { MembershipPlansView } from './membership-plans.view.tsx';
import type { RunningMembership } from './plan-cards.view.tsx';

interface Args {
  state: PlansState;
  membership: RunningMembership | null;
  /** Of the place, in pixels. */
  width: number;
  coverage?: Coverage;
}

const usage: Usage = {
  use: [
    'For the page on which a school sells its memberships. Give it level 1 where it is the page.',
    'Hand in client.memberships, and keep the object between renders.',
    'In onBuy lead to the cashier; whoever is not signed in was asked to by the host before.',
  ],
  avoid: ['For taking the money: that is the Cashier of @shuyuan/widgets/checkout.'],
  parts: {
    running: 'Until when the person is a member.',
    plan: 'One membership for sale.',
    comparison: 'What one has without a membership and with each.',
  },
  limits: [
    'Until when somebody is a member is what the host knows of them: have it ask again after a purchase.',
    'The plan that most people chose comes first; where nobody knows, the one of which a day costs least; none where two cost the same.',
  ],
};

/** Every state of the member centre, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 960, height: 520 } },
  args: { state: ready(membershipPlans), membership: null, width: 912 },
  argTypes: { state: { control: false } },
  render: ({ state, membership, width, coverage }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <MembershipPlansView
        state={state}
        membership={membership}
        context={{ ...contextIn(globals['locale'] === 'en' ? 'en' : 'zh-CN'), coverage }}
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

function ready(plans: readonly MembershipPlan[]): PlansState {
  return { status: 'ready', plans };
}

const named = (name: string, args: Partial<Args>): Story => ({ name, args });
const failed = { status: 'failed', isOffline: false, isRetrying: false } as const;
const phone = (story: Story, height: number): Story => ({
  ...story,
  args: { ...story.args, width: 320 },
  parameters: { picture: { width: 352, height } },
});

export const Loading = named('loading', { state: { status: 'loading' } });
export const Visitor = named('for who is no member', {});
export const Member = named('for a member by the yearly plan', { membership: runningMembership });
const forMember = { state: ready(plansForMember), membership: quarterMembership };
export const Upgradable = named(
  'an upgrade is offered, a renewal, and why nobody changes to a lower plan',
  forMember,
);
export const UpgradableBeforeLater = named('an upgrade, behind which later terms move', {
  ...forMember,
  state: ready(
    plansForMember.map((plan) => ({
      ...plan,
      upgrade: plan.upgrade ? { ...plan.upgrade, later_until: '2027-06-02T02:00:00.000Z' } : null,
    })),
  ),
});
export const NothingToCredit = named('a membership that was given: nothing of it is credited', {
  ...forMember,
  state: ready(plansForMember.map((plan) => ({ ...plan, upgrade: null }))),
});
export const Highest = named('a member by the highest plan', {
  state: ready(plansForMember.map((plan) => ({ ...plan, upgrade: null }))),
  membership: runningMembership,
});
export const NarrowUpgradable = phone({ name: 'T9 an upgrade in 320 px', args: forMember }, 1400);
export const EnglishUpgradable: Story = {
  ...named('an upgrade in English', forMember),
  globals: { locale: 'en' },
};
export const MemberOfAnother = named('a member by a plan that is not for sale any more', {
  membership: { ...runningMembership, id: 9, name: '创始会员' },
});
export const One = named('one plan', { state: ready(membershipPlans.slice(0, 1)) });
export const Five: Story = {
  ...named('five plans, one without benefits, one free, one for a day', {
    state: ready([
      ...membershipPlans,
      { id: 4, name: '体验会员', charge: 0, expire_days: 7, desc_rows: [], chosen_share: null },
      {
        id: 5,
        name: '一日会员',
        charge: 2,
        expire_days: 1,
        desc_rows: ['会员免费的文章全文可读'],
        chosen_share: null,
      },
    ]),
  }),
  parameters: { picture: { width: 960, height: 820 } },
};
export const Odd = named('a long name without a break, a long benefit, a high price', {
  state: ready([
    {
      id: 1,
      name: 'WWWWWWWWWWWWWWWWWWWWWWWW',
      charge: 128_000,
      expire_days: 3650,
      desc_rows: ['一条写得很长很长的权益，长到一行放不下，要折成好几行才能把话说完，看看卡片会不会乱'],
      chosen_share: null,
    },
    ...membershipPlans.slice(1),
  ]),
});
export const Chosen = named('most people chose one', {
  state: ready(membershipPlans.map((plan) => ({ ...plan, chosen_share: plan.id === 2 ? 0.72 : 0.14 }))),
});
export const Compared: Story = {
  ...named('compared by what there is', {
    coverage: { everybody: ['每门课的前三讲', '笔记、错题、复习提醒'], members: ['12 门课程', '4 个专栏'] },
  }),
  parameters: { picture: { width: 960, height: 1000 } },
};
export const Empty = named('nothing is for sale', { state: ready([]) });
export const Failed = named('the plans did not come', { state: failed });
export const Offline = named('no network', { state: { ...failed, isOffline: true } });
export const Retrying = named('asked for once more', { state: { ...failed, isRetrying: true } });
export const English: Story = {
  ...named('in English', { membership: runningMembership }),
  globals: { locale: 'en' },
};

export const Narrow = phone(named('T9 in a column of 320 px', { membership: runningMembership }), 1120);
export const NarrowLoading = phone(named('T9 loading in 320 px', { state: { status: 'loading' } }), 1000);
