import type { GoodsRef } from '@shuyuan/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/index.ts';
import { unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createScenes } from '../testing/scenes.fixtures.tsx';
import { createPlansBackend, runningMembership, type PlansBackend } from './membership-plans.fixtures.ts';
import { MembershipPlans } from './membership-plans.tsx';

interface Args {
  isVisitor: boolean;
  isMember: boolean;
  isUnplugged: boolean;
}

interface SceneParts {
  host: TestHost;
  backend: PlansBackend;
  wanted: GoodsRef[];
}

const { SceneFrame, sceneIn } = createScenes<SceneParts>();

function Scene({ isVisitor, isMember, isUnplugged, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [scene] = useState<SceneParts>(() => {
    const user = { ...testUser, membership: isMember ? runningMembership : null };
    const backend = createPlansBackend();
    if (isUnplugged) backend.fail('plans', unplugged);
    return { host: createTestHost({ user: isVisitor ? null : user, locale }), backend, wanted: [] };
  });
  return (
    <SceneFrame scene={scene}>
      <HostProvider host={scene.host}>
        <MembershipPlans
          memberships={scene.backend.memberships}
          onBuy={(goods) => void scene.wanted.push(goods)}
        />
      </HostProvider>
    </SceneFrame>
  );
}

/** The whole member centre over a server in memory, driven as a person would. */
const meta: Meta<Args> = {
  args: { isVisitor: false, isMember: false, isUnplugged: false },
  parameters: { picture: { width: 960, height: 520 } },
  render: (args, { globals }) => <Scene {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

export const BuyByKeyboard: Story = {
  name: 'a plan is bought by keyboard',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = await canvas.findAllByRole('button', { name: /^购买/ });
    first!.focus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sceneIn(canvasElement).wanted).toEqual([{ goods_type: 'role', goods_id: 1 }]);
  },
};

export const Renew: Story = {
  name: 'a member prolongs what they have',
  args: { isMember: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('你已经是年度会员');
    await userEvent.click(await canvas.findByRole('button', { name: '续费年度会员' }));
    await expect(sceneIn(canvasElement).wanted).toEqual([{ goods_type: 'role', goods_id: 3 }]);
  },
};

export const VisitorGoesOn: Story = {
  name: 'a visitor is asked to sign in, and goes on where they were',
  args: { isVisitor: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '购买季度会员' }));
    const { host, wanted } = sceneIn(canvasElement);
    await expect(wanted).toEqual([]);
    const [request] = host.loginRequests;
    await expect(request).toMatchObject({ mode: 1, intent: { kind: 'buy-membership' } });
    host.setUser(testUser);
    request?.intent?.run();
    await expect(wanted).toEqual([{ goods_type: 'role', goods_id: 2 }]);
  },
};

export const Retry: Story = {
  name: 'the plans come at the second try, and the focus is not lost',
  args: { isUnplugged: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: '重试' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await canvas.findByText('选一种套餐')).toHaveFocus());
  },
};
