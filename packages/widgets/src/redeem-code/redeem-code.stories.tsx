import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Usage } from '../../../../.storybook/usage.ts';
import { HostProvider } from '../host/index.ts';
import { createImageCaptcha } from '../image-captcha/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { RedeemCodePicture, redeemState } from './redeem-code-picture.fixtures.tsx';
import {
  allOwned,
  courseAndPaper,
  createRedeemBackend,
  membership,
  partlyOwned,
} from './redeem-code.fixtures.ts';
import type { RedeemCodeState } from './redeem-code.store.ts';

interface Args {
  state: RedeemCodeState;
}

const usage: Usage = {
  use: [
    'Where people bring a code that they were given: above the list of what they have redeemed.',
    'In onRedeemed list the records anew.',
  ],
  avoid: ['For a code that makes an order cheaper: that belongs to the cashier.'],
  parts: {},
  limits: ['An answer to the picture is good for one code.'],
};

function Picture({ state, locale }: Args & { locale: 'zh-CN' | 'en' }) {
  const [host] = useState(() => createTestHost({ user: testUser, locale }));
  return (
    <HostProvider host={host}>
      <RedeemCodePicture state={state} locale={locale} />
    </HostProvider>
  );
}

/** Every state of redeeming, as a picture. */
const meta: Meta<Args> = {
  parameters: { usage, picture: { width: 560, height: 480 } },
  args: { state: redeemState() },
  argTypes: { state: { control: false } },
  render: (args, { globals }) => <Picture {...args} locale={globals['locale'] === 'en' ? 'en' : 'zh-CN'} />,
};
export default meta;

type Story = StoryObj<Args>;

const found = (
  name: string,
  activity: typeof courseAndPaper,
  part: { failure?: string; isSending?: boolean } = {},
): Story => ({
  name,
  args: {
    state: redeemState({ step: { at: 'found', activity, isSending: false, failure: '', ...part } }),
  },
});

export const Empty: Story = { name: 'nothing is typed', args: { state: redeemState({ code: '' }) } };
export const Wrong: Story = {
  name: 'the code does not count',
  args: { state: redeemState({ codeError: '兑换码不存在或已被使用，请检查后重新输入' }) },
};
export const Proof: Story = {
  name: 'an answer first',
  args: {
    state: redeemState({
      step: { at: 'proof', captcha: createImageCaptcha(createRedeemBackend().props), isSending: false },
    }),
  },
};
export const Found = found('what the code gives', courseAndPaper);
export const Part = found('a part is there already', partlyOwned);
export const All = found('all of it is there already', allOwned);
export const Membership = found('a membership', membership);
export const Sending = found('on its way', courseAndPaper, { isSending: true });
export const Refused = found('the server has refused', courseAndPaper, {
  failure: '兑换码不存在或已被使用，请检查后重新输入',
});
export const Narrow: Story = {
  ...Part,
  name: 'narrow',
  parameters: { picture: { width: 320, height: 520 } },
};
export const English: Story = { ...Part, name: 'in English', globals: { locale: 'en' } };
