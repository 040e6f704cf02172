import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { paywallStrings } from './paywall.strings.ts';
import { PaywallView, type PaywallViewProps } from './paywall.view.tsx';

interface Args extends Pick<PaywallViewProps, 'isVisitor'> {
  charge: number;
  isVipFree: boolean;
  /** Whether there are pages that sell. */
  isSold: boolean;
  /** Of the place, in pixels. */
  width: number;
}

const usage: Usage = {
  use: [
    'Below the free part of an article that costs something. It is nothing to whoever may read it all.',
    'In onBuy go to the cashier, in onMembership to the memberships. Leave out what your page does not have.',
    'Ask for the article anew when somebody signs in: what they may read comes with it.',
  ],
  avoid: ['For hiding words: the server sends the paid part to nobody who may not read it.'],
  parts: { end: 'The line where the free part ends.' },
  limits: ['Prices are in yuan, and are shown as the article says them; the server alone prices an order.'],
};

const nothing = () => {};

/** Every state of the end of the free part, as a picture. What it does is in Flows. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 656, height: 320 } },
  args: { charge: 29, isVipFree: false, isVisitor: false, isSold: true, width: 608 },
  render: ({ charge, isVipFree, isVisitor, isSold, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <PaywallView
        article={{ charge, is_vip_free: isVipFree }}
        isVisitor={isVisitor}
        level={2}
        strings={paywallStrings[globals['locale'] === 'en' ? 'en' : 'zh-CN']}
        actions={{ ...(isSold && { buy: nothing, openMembership: nothing }), signIn: nothing }}
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const phone = (name: string, args: Partial<Args>): Story => ({
  name,
  args: { ...args, width: 320 },
  parameters: { picture: { width: 352, height: 420 } },
});

export const NotBought: Story = { name: 'not bought' };
export const ForMembers: Story = { name: 'free for members', args: { isVipFree: true } };
export const Visitor: Story = { name: 'a visitor', args: { isVisitor: true } };
export const VisitorForMembers: Story = {
  name: 'a visitor, free for members',
  args: { isVisitor: true, isVipFree: true },
};
export const NotSold: Story = { name: 'nothing sells it', args: { isSold: false, isVipFree: true } };
export const English: Story = {
  name: 'in English',
  args: { isVisitor: true, isVipFree: true, charge: 1299 },
  globals: { locale: 'en' },
};
export const Narrow = phone('T9 in a column of 320 px', { isVipFree: true });
export const NarrowVisitor = phone('T9 a visitor in 320 px', {
  isVisitor: true,
  isVipFree: true,
  charge: 1299,
});
