import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Usage } from '../../../../.storybook/usage.ts';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { DealsPicture, dealsState } from './deals-picture.fixtures.tsx';
import { flashSaleDetail, groupBuyDetail, heldSlot, overAt, soonAt, teamOf } from './deals.fixtures.ts';
import type { DealsState } from './deals.store.ts';

interface Args {
  state: DealsState;
  invitedTo: number;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'Beside what something costs: a flash sale of it, and groups that buy it together.',
    'Hand in null for what a school has switched off.',
    'In onOrder lead to paying: the order is made, at the price of the offer.',
  ],
  avoid: ['As the only way to buy: where there is no offer it draws nothing.'],
  parts: {
    'flash-sale': 'The sale, its stock and its time.',
    'group-buy': 'The offer to groups.',
    team: 'A group.',
  },
  limits: ['All times go by the server’s clock, as it was told with the offer.'],
};

function Picture({ state, invitedTo, width, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [host] = useState(() => createTestHost({ user: testUser, locale }));
  return (
    <HostProvider host={host}>
      <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
        <DealsPicture state={state} locale={locale} invitedTo={invitedTo} />
      </div>
    </HostProvider>
  );
}

/** Every state of the offers, as a picture. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 400, height: 420 } },
  args: {
    state: dealsState({ sale: flashSaleDetail(), group: groupBuyDetail() }),
    invitedTo: 0,
    width: 360,
  },
  argTypes: { state: { control: false } },
  render: (args, { globals }) => <Picture {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

const sale = (name: string, detail: ReturnType<typeof flashSaleDetail>): Story => ({
  name,
  args: { state: dealsState({ sale: detail }) },
});
const group = (name: string, detail: ReturnType<typeof groupBuyDetail>): Story => ({
  name,
  args: { state: dealsState({ group: detail }) },
});

export const Both: Story = {
  name: 'a sale and groups',
  parameters: { picture: { width: 400, height: 640 } },
};
export const Coming = sale('to come', flashSaleDetail({ is_start: false, started_at: soonAt }));
export const SoldOut = sale('sold out', flashSaleDetail({ over_num: 0 }));
export const Over = sale('over', flashSaleDetail({ is_over: true, ended_at: overAt }));
export const Held = sale('a piece is kept', flashSaleDetail({}, heldSlot));
export const Bought = sale('bought', flashSaleDetail({}, { ...heldSlot, status: 1 }));
export const NoGroup = group('nobody has begun', groupBuyDetail({ items: [] }));
export const Waiting = group('one’s own group waits', groupBuyDetail({ join_item: teamOf() }));
export const Complete = group(
  'one’s own group is complete',
  groupBuyDetail({ join_item: teamOf({ status: 1, over_people_num: 0 }) }),
);
export const FailedGroup = group('it did not fill up', groupBuyDetail({ join_item: teamOf({ status: 2 }) }));
export const Invited: Story = {
  name: 'invited to one',
  args: { state: dealsState({ group: groupBuyDetail() }), invitedTo: 6 },
};
export const Refused: Story = {
  name: 'the server has refused',
  args: { state: dealsState({ sale: flashSaleDetail(), failure: '请勿重复购买' }) },
};
export const English: Story = {
  name: 'in English',
  globals: { locale: 'en' },
  parameters: { picture: { width: 400, height: 640 } },
};
