import { ApiError } from '@shuyuan/api-client';
import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost } from '../host/test-host.ts';
import { testUser } from '../testing/test-user.ts';
import { passwordStepFixtures as steps } from './login-dialog.fixtures.ts';
import { LoginDialog, type LoginDialogProps } from './login-dialog.tsx';
import { loginDialogStrings } from './login-dialog.strings.ts';
import { LoginFormView } from './login-form.view.tsx';
import type { LoginStep } from './login-step.ts';

const nothing = () => {};

/** A step as it is drawn, without its rules. */
function Step({ step }: { step: LoginStep }) {
  const { locale } = useUi();
  return (
    <div style={{ inlineSize: 360 }}>
      <LoginFormView
        step={step}
        strings={loginDialogStrings[locale]}
        onChange={nothing}
        onLeave={nothing}
        onSubmit={nothing}
      />
    </div>
  );
}

/** The dialog with its rules, over a host whose time stands still. */
function Live({ loginByPassword }: { loginByPassword: LoginDialogProps['session']['loginByPassword'] }) {
  const { locale } = useUi();
  const [host] = useState(() => createTestHost({ locale, userOfToken: testUser }));
  const [isOpen, setIsOpen] = useState(true);
  return (
    <HostProvider host={host}>
      <LoginDialog
        isOpen={isOpen}
        session={{ loginByPassword }}
        onCancel={() => setIsOpen(false)}
        onSignedIn={() => setIsOpen(false)}
      />
      {!isOpen && <p>{host.session.current()?.nick_name ?? 'visitor'}</p>}
    </HostProvider>
  );
}

const meta = {
  title: 'Login dialog',
  component: Step,
  args: { step: steps.empty },
} satisfies Meta<typeof Step>;
export default meta;

type Story = StoryObj<typeof meta>;

/** LD-01 mode 1, by password. */
export const Empty: Story = {};

export const Filled: Story = { args: { step: steps.filled } };

/** LD-02: only after a field was left or the form was sent. */
export const Missing: Story = { args: { step: steps.missing } };

export const Malformed: Story = { args: { step: steps.malformed } };

export const Sending: Story = { args: { step: steps.sending } };

/** LD-10: the server's words, tied to the form. */
export const Refused: Story = { args: { step: steps.refused } };

/** The server said how long to wait. */
export const Waiting: Story = { args: { step: steps.waiting } };

/** Every state in one grid. */
export const Sheet: Story = {
  parameters: { picture: { width: 1280, height: 900 } },
  render: () => (
    <div
      data-state-sheet="wide"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 360px)', gap: 40 }}
    >
      {Object.entries(steps).map(([name, step]) => (
        <Step key={name} step={step} />
      ))}
    </div>
  ),
};

const password = () => document.querySelector<HTMLInputElement>('[name=password]')!;
const mobile = () => document.querySelector<HTMLInputElement>('[name=mobile]')!;

/** Opens with the focus in the first field, and signs in by the keyboard alone. */
export const SignsIn: Story = {
  render: () => <Live loginByPassword={async () => ({ token: 'fresh' })} />,
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(mobile()).toHaveFocus());
    await userEvent.keyboard('138 0000 0001');
    await userEvent.tab();
    await userEvent.keyboard('shuyuan-demo');
    await expect(dialog.queryByRole('alert')).toHaveTextContent('');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('林知远');
  },
};

/** LD-10: a refusal is announced and the focus goes to the password. */
export const IsRefused: Story = {
  render: () => (
    <Live
      loginByPassword={() =>
        Promise.reject(new ApiError({ kind: 'business', code: 1, message: '手机号或密码错误' }))
      }
    />
  ),
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(mobile(), '13800000001');
    await userEvent.type(password(), 'wrong{Enter}');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('手机号或密码错误'));
    await expect(password()).toHaveFocus();
  },
};
