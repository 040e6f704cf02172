import {
  optionalMessages,
  type Followed,
  type Message,
  type MessageDigest,
  type Profile,
} from '@shuyuan/api-client/community';
import { offline, Refusal, silence, testUser, type Scenario } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StorySite } from '../../testing/story-site.tsx';

const at = '2026-03-01T02:00:00.000Z';

const user = { id: 7, uuid: 'u-7', avatar: '', nick_name: '林远', about: '教古文，也写一点字。' };

const profile: Profile = {
  ...user,
  followers_count: 128,
  followings_count: 12,
  status: 0,
  is_blocked: false,
  is_self: false,
  created_at: at,
};

const followed: Followed = { user, status: 1, created_at: at };

const message: Message = {
  id: 1,
  type: 'reply',
  actor: user,
  actors_count: 3,
  resource: { type: 'article', id: 3 },
  data: { excerpt: '而青于蓝' },
  read_at: null,
  created_at: at,
};

const scenario: Scenario = {
  follows: {
    profile,
    works: ({ query: { type } }) => ({
      data:
        type === 'note'
          ? []
          : [
              {
                type,
                id: 3,
                title: '慢慢读，才读得远',
                excerpt: '从如何读完一本难读的书讲起。',
                created_at: at,
              },
              { type, id: 4, title: '把一句话写清楚', excerpt: '', created_at: at },
            ],
      total: type === 'note' ? 0 : 24,
    }),
    followings: { data: [followed, { ...followed, user: { ...user, id: 8 }, status: 2 }], total: 2 },
    followers: { data: [{ ...followed, status: 0 }], total: 1 },
  },
  messages: {
    settings: optionalMessages.map((type) => ({ type, is_on: type !== 'thumbs_up' })),
    changeSetting: {},
    digest: { frequency: 'off', is_offered: true, mobile: '138****8888' },
    changeDigest: {},
    list: {
      data: [
        message,
        { ...message, id: 2, type: 'follow', actors_count: 1, resource: null, data: {}, read_at: at },
        { ...message, id: 3, type: 'order_paid', actor: null, data: { title: '劝学二十讲' }, read_at: at },
      ],
      total: 3,
    },
  },
  credits: {
    records: {
      data: [
        { id: 2, sum: -20, reason: 'bounty_asked', resource: null, remark: '', created_at: at },
        { id: 1, sum: 100, reason: 'console', resource: null, remark: '活动奖励', created_at: at },
      ],
      total: 2,
      credit1: 80,
    },
    rules: [
      { reason: 'register', amount: 100 },
      { reason: 'watched_video', amount: 5 },
      { reason: 'watched_course', amount: 20 },
      { reason: 'paid_order', amount: 100 },
    ],
  },
};

const meta = {
  title: 'People',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/user?id=7', scenario, user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const but = (path: string, other: Scenario): Story => ({
  args: { path, scenario: { ...scenario, ...other } },
});
const none = { data: [], total: 0 };

export const Person: Story = {};
export const PersonBlocked = but('/user?id=7', { follows: { profile: { ...profile, is_blocked: true } } });
export const PersonMissing = but('/user?id=7', { follows: { profile: new Refusal(404, '用户不存在') } });
export const PersonFailed = but('/user?id=7', { follows: { profile: offline } });
export const PersonAnswers = but('/user?id=7&scene=solution', {});
export const PersonWithoutNotes = but('/user?id=7&scene=note', {});
export const PersonWorksFailed = but('/user?id=7', { follows: { profile, works: offline } });
export const PersonOnAPhone: Story = { parameters: { picture: { width: 390, height: 900 } } };
export const Following = but('/my/following', {});
export const FollowingSlow = but('/my/following', { follows: { followings: silence } });
export const Followers = but('/my/follower', {});
export const FollowersNone = but('/my/follower', { follows: { followers: none } });
export const Messages = but('/my/messages', {});
export const MessagesNone = but('/my/messages', { messages: { list: none } });
export const MessagesFailed = but('/my/messages', { messages: { list: offline } });
export const MessageSettings = but('/my/messages/settings', {});
export const MessageSettingsFailed = but('/my/messages/settings', { messages: { settings: offline } });
export const MessageSettingsSlow = but('/my/messages/settings', { messages: { settings: silence } });
/** The server does not take it: the switch turns back and says so. */
export const MessageSettingNotChanged: Story = {
  args: {
    path: '/my/messages/settings',
    scenario: {
      messages: {
        ...scenario.messages,
        settings: [{ type: 'follow', is_on: true }],
        changeSetting: offline,
      },
    },
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const control = await page.findByRole('switch', { name: /关注我|follows me/ });
    await userEvent.click(control);
    await page.findByText(/没有改成|not changed/);
    await expect(control).toBeChecked();
  },
};
const withDigest = (
  digest: MessageDigest,
  changeDigest: NonNullable<Scenario['messages']>['changeDigest'] = {},
) => but('/my/messages/settings', { messages: { ...scenario.messages, digest, changeDigest } });
export const DigestWithoutMobile = withDigest({ frequency: 'off', is_offered: true, mobile: '' });
export const DigestNotOffered = withDigest({ frequency: 'off', is_offered: false, mobile: '138****8888' });
/** The server does not take it: what was chosen before is chosen again. */
export const DigestNotChanged: Story = {
  ...withDigest({ frequency: 'off', is_offered: true, mobile: '138****8888' }, offline),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: /每天|Every day/ }));
    await page.findByText(/没有改成|not changed/);
    await expect(page.getByRole('radio', { name: /不提醒|Never/ })).toBeChecked();
  },
};
export const Credits = but('/my/credit1Records', {});
export const CreditsNone = but('/my/credit1Records', { credits: { records: { ...none, credit1: 0 } } });
export const CreditsFailed = but('/my/credit1Records', { credits: { records: offline } });
export const CreditsSlow = but('/my/credit1Records', { credits: { records: silence } });
export const CreditRules = but('/my/credit1Records?scene=rules', {});
export const CreditRulesNone = but('/my/credit1Records?scene=rules', { credits: { rules: [] } });
export const CreditRulesFailed = but('/my/credit1Records?scene=rules', { credits: { rules: offline } });
export const FollowingNone = but('/my/following', { follows: { followings: none } });
export const FollowingFailed = but('/my/following', { follows: { followings: offline } });
export const FollowersSlow = but('/my/follower', { follows: { followers: silence } });
export const FollowersFailed = but('/my/follower', { follows: { followers: offline } });
export const MessagesSlow = but('/my/messages', { messages: { list: silence } });
export const PersonSlow = but('/user?id=7', { follows: { profile: silence } });
export const MessagesOnAPhone: Story = {
  args: { path: '/my/messages' },
  parameters: { picture: { width: 390, height: 900 } },
};
const asVisitor = (path: string): Story => ({ args: { path, user: null } });
export const FollowingAsAVisitor = asVisitor('/my/following');
export const MessagesAsAVisitor = asVisitor('/my/messages');
export const CreditsAsAVisitor = asVisitor('/my/credit1Records');
export const CreditsOnAPhone: Story = {
  args: { path: '/my/credit1Records' },
  parameters: { picture: { width: 360, height: 900 } },
};
