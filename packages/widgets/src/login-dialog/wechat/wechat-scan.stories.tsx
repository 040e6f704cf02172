import type { WechatCheck } from '@shuyuan/api-client';
import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../../.storybook/usage.ts';
import { HostProvider } from '../../host/host-context.tsx';
import { createTestHost, type TestHost } from '../../host/test-host.ts';
import { createScenes } from '../../testing/scenes.fixtures.tsx';
import { createScanBackend, wechatScanFixtures as states } from './wechat-scan.fixtures.ts';
import type { WechatScanState } from './wechat-scan.state.ts';
import { createWechatScan } from './wechat-scan.store.ts';
import { wechatScanStrings } from './wechat-scan.strings.ts';
import { WechatScan } from './wechat-scan.tsx';
import { WechatScanView } from './wechat-scan.view.tsx';

const usage: Usage = {
  use: ['As one of the ways to sign in, beside password and code by SMS.'],
  avoid: ['Out of sight: it asks the server each second as long as it is mounted and the page is seen.'],
  keys: [['Enter, Space on a code that has expired or failed', 'Renews it, or goes on asking.']],
  parts: { paper: 'The white square of the code.', overlay: 'What has become of the code, over it.' },
};

/** The code as it is drawn, without its rules. */
function Still({ state }: { state: WechatScanState }) {
  const { locale } = useUi();
  return (
    <div style={{ inlineSize: 300 }}>
      <WechatScanView state={state} strings={wechatScanStrings[locale]} onRenew={() => {}} />
    </div>
  );
}

const meta = {
  title: 'Login dialog/WeChat scan',
  component: Still,
  args: { state: states.ready },
  parameters: { usage, picture: { width: 332, height: 310 } },
} satisfies Meta<typeof Still>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Starting: Story = { args: { state: states.starting } };
export const Ready: Story = { name: 'LD-04 ready' };
export const Scanned: Story = { name: 'LD-04 scanned', args: { state: states.scanned } };
export const Confirmed: Story = { name: 'LD-04 confirmed', args: { state: states.confirmed } };
export const Bind: Story = { name: 'LD-04 confirmed, to be bound', args: { state: states.bind } };
export const Expired: Story = { name: 'LD-11 expired', args: { state: states.expired } };
export const Lost: Story = { name: 'the connection is lost', args: { state: states.lost } };
export const Failed: Story = { name: 'no code came', args: { state: states.failed } };
export const Refused: Story = { name: 'refused by the server', args: { state: states.refused } };

export const Sheet: Story = {
  parameters: { picture: { width: 1040, height: 960 } },
  render: () => (
    <div
      data-state-sheet="wide"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 300px)', gap: 40 }}
    >
      {Object.entries(states).map(([name, state]) => (
        <Still key={name} state={state} />
      ))}
    </div>
  ),
};

const { SceneFrame, sceneIn } = createScenes<TestHost>();

/** The code with its rules, over a host whose time the flow moves on. */
function Live({ answers }: { answers: WechatCheck[] }) {
  const { locale } = useUi();
  const [host] = useState(() => createTestHost({ locale }));
  const [outcome, setOutcome] = useState('');
  const [store] = useState(() =>
    createWechatScan({
      session: createScanBackend([...answers]),
      host,
      onToken: (token) => setOutcome(`token ${token.length}`),
      onBind: (code) => setOutcome(`bind ${code}`),
    }),
  );
  return (
    <HostProvider host={host}>
      <SceneFrame scene={host} style={{ inlineSize: 300 }}>
        <WechatScan store={store} />
        <p data-testid="outcome">{outcome}</p>
      </SceneFrame>
    </HostProvider>
  );
}

const flow = { picture: { width: 332, height: 360 } };
const waiting: WechatCheck = { success: -1, state: 'waiting' };
const scanned: WechatCheck = { success: -1, state: 'scanned' };

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByAltText('微信登录二维码');
  const host = sceneIn(canvasElement);
  const hears = (text: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
  return { canvas, host, hears };
}

export const SignsIn: Story = {
  name: 'LD-04 waits, is scanned, and signs in',
  parameters: flow,
  render: () => <Live answers={[waiting, scanned, { success: 1, token: 'secret-token' }]} />,
  async play({ canvasElement }) {
    const { canvas, host, hears } = await open(canvasElement);
    await host.advance(2000);
    await hears('已扫码，请在手机上确认');
    await host.advance(1000);
    await hears('已确认，正在登录');
    await waitFor(() => expect(canvas.getByTestId('outcome')).toHaveTextContent('token 12'));
    // LD-08
    await expect(canvasElement.innerHTML).not.toContain('secret-token');
  },
};

export const MustBind: Story = {
  name: 'LD-04 hands out the code to bind a mobile number with',
  parameters: flow,
  render: () => <Live answers={[{ success: 0, action: 'bind_mobile', code: 'bind-me' }]} />,
  async play({ canvasElement }) {
    const { canvas, host, hears } = await open(canvasElement);
    await host.advance(1000);
    await hears('已确认，请绑定手机号码');
    await waitFor(() => expect(canvas.getByTestId('outcome')).toHaveTextContent('bind bind-me'));
  },
};

export const Renews: Story = {
  name: 'LD-11 expires, and is renewed by keyboard',
  parameters: flow,
  render: () => <Live answers={[waiting]} />,
  async play({ canvasElement }) {
    const { canvas, host, hears } = await open(canvasElement);
    const source = () => canvas.getByAltText('微信登录二维码').getAttribute('src');
    const first = source();
    await host.sleep(300_000);
    await hears('二维码已过期');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '二维码已过期 点击刷新' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(source()).not.toBe(first));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
};
