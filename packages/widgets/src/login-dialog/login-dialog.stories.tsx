import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { HostProvider } from '../host/host-context.tsx';
import { createTestHost } from '../host/test-host.ts';
import type { LoginPurpose } from '../host/widget-host.ts';
import { loginStepFixtures as steps, smsFixtures } from './login-dialog.fixtures.ts';
import { createLoginBackend } from './login-backend.fixtures.ts';
import { loginDialogStrings } from './login-dialog.strings.ts';
import type { LoginStep } from './login-step.ts';
import type { LoginActions } from './login-view-context.ts';
import { LoginView } from './login.view.tsx';
import type { SmsCodeState } from './sms-code/sms-code.state.ts';
import { WechatPanel } from './wechat-panel.tsx';

const still: LoginActions = {
  onChange: () => {},
  onLeave: () => {},
  onSubmit: () => {},
  onGo: () => {},
  onRequestCode: () => {},
  onAgreement: () => {},
};

interface StepProps {
  step: LoginStep;
  sms: SmsCodeState;
  /** Of the place, in pixels. */
  width: number;
  /** What one signs in for. */
  purpose?: LoginPurpose;
}

/** A step of the login dialog as it is drawn, without its rules. */
function Step({ step, sms, width, purpose }: StepProps) {
  const { locale } = useUi();
  return (
    <HostProvider host={createTestHost({ locale })}>
      <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
        <LoginView
          step={step}
          sms={sms}
          {...(purpose && { purpose })}
          context={{ strings: loginDialogStrings[locale], actions: still }}
          types={['pwd', 'code', 'wx']}
          wechat={
            <WechatPanel
              session={createLoginBackend().session}
              login={{ signInBy: async () => {}, bindScanned: () => {} }}
            />
          }
        />
      </div>
    </HostProvider>
  );
}

const usage: Usage = {
  use: [
    'LoginDialog over any page, when the host is asked for a sign-in: what the person was doing stays below it.',
    'LoginPanel for a page of its own. Give it a heading level when nothing around it names the mode.',
    'BindMobileDialog for who is signed in without a number, or came with a code; without onCancel it cannot be closed.',
    'Hand in client.session and client.captcha, and keep the objects between renders.',
  ],
  avoid: [
    'To look at the token: it goes to host.session.signIn. The page learns from its own session who is there.',
    'To run the pending action: the host does, in signIn, and drops it when the person cancels.',
  ],
  keys: [
    ['Enter', 'Sends the form, from any of its fields.'],
    ['Left and Right', 'Change the way to sign in, on its tab.'],
    [
      'Escape',
      'Closes the puzzle or the agreement, then the dialog; the focus returns to where it came from.',
    ],
  ],
  parts: {
    refusal: 'Why something was not accepted.',
    foot: 'Other modes and the agreements.',
    agreement: 'The text of an agreement.',
  },
  limits: [
    'Another session or captcha object after the first drawing is not looked at.',
    'The wait for the next code is kept per number and scene on the device; where nothing can be stored the server says it.',
  ],
};

const meta = {
  title: 'Login dialog',
  component: Step,
  args: { step: steps.pwd.empty, sms: smsFixtures.ready, width: 342 },
  argTypes: { step: { control: false }, sms: { control: false } },
  parameters: { usage, picture: { width: 374, height: 560 } },
} satisfies Meta<typeof Step>;
export default meta;

type Story = StoryObj<typeof meta>;

const named = (name: string, step: LoginStep, rest: Partial<StepProps> = {}): Story => ({
  name,
  args: { step, ...rest },
});

export const Empty = named('LD-01 mode 1, by password', steps.pwd.empty);
export const Filled = named('a password that may be sent', steps.pwd.filled);
export const Missing = named('LD-02 nothing was typed', steps.pwd.missing);
export const Malformed = named('LD-02 a number that is none', steps.pwd.malformed);
export const Sending = named('a form on its way', steps.pwd.sending);
export const Refused = named('LD-10 the words of the server, tied to the form', steps.pwd.refused);
export const Waiting = named('the server said how long to wait', steps.pwd.locked);

export const ByCode = named('LD-01 mode 1, by SMS code', steps.code.empty);
export const ByCodeSending = named('a code on its way', steps.code.filled, { sms: smsFixtures.sending });
export const ByCodeWaiting = named('LD-03 a code was sent: the button counts down', steps.code.filled, {
  sms: smsFixtures.waiting,
});
export const ByCodeAgain = named('a code may be sent again', steps.code.filled, { sms: smsFixtures.again });
export const ByCodeCooling = named('T6 the server named a long wait', steps.code.filled, {
  sms: smsFixtures.cooling,
});
export const ByCodeMissing = named('LD-02 no number, no code', steps.code.missing);
export const ByCodeRefused = named('LD-10 a wrong code', steps.code.refused);
export const ByWechat = named('LD-01 mode 1, by WeChat', steps.wx.scanning);

export const Register = named('LD-01 mode 2', steps.register.empty);
export const RegisterFilled = named('an account that may be opened', steps.register.filled);
export const RegisterMissing = named(
  'LD-02 nothing was given, and nothing agreed to',
  steps.register.missing,
);
export const RegisterMalformed = named('LD-02 everything is wrong', steps.register.malformed);
export const RegisterRefused = named('LD-10 the number has an account', steps.register.refused);

export const Purpose: Story = {
  name: 'what one signs in for',
  args: { step: steps.pwd.empty, purpose: 'buy' },
};

export const Forgot = named('LD-01 mode 3', steps.forgot.empty);
export const ForgotMissing = named('LD-02 no number, no code, no password', steps.forgot.missing);
export const ForgotRefused = named('LD-10 the code is too old', steps.forgot.refused);

export const Bind = named('LD-01 mode 13', steps.bind.empty);
export const BindMissing = named('LD-02 nothing to bind', steps.bind.missing);
export const BindRefused = named('LD-10 the number is taken', steps.bind.refused);

/** A column of 320 px, as a phone has it. */
export const Narrow = named('in a column of 320 px', steps.register.malformed, {
  width: 272,
  sms: smsFixtures.waiting,
});

/** One of each step, in two states. */
export const Sheet: Story = {
  parameters: {
    picture: { width: 1280, height: 3200 },
    // Many forms of one kind, as no page would have them.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: () => (
    <div
      data-state-sheet="wide"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 342px)', gap: 56, alignItems: 'start' }}
    >
      {[
        [steps.pwd.empty, smsFixtures.ready],
        [steps.pwd.missing, smsFixtures.ready],
        [steps.pwd.refused, smsFixtures.ready],
        [steps.pwd.locked, smsFixtures.ready],
        [steps.code.empty, smsFixtures.ready],
        [steps.code.filled, smsFixtures.waiting],
        [steps.code.missing, smsFixtures.sending],
        [steps.wx.scanning, smsFixtures.ready],
        [steps.bind.empty, smsFixtures.ready],
        [steps.register.empty, smsFixtures.ready],
        [steps.register.filled, smsFixtures.again],
        [steps.register.malformed, smsFixtures.waiting],
        [steps.forgot.empty, smsFixtures.ready],
        [steps.forgot.refused, smsFixtures.cooling],
        [steps.bind.refused, smsFixtures.waiting],
      ].map(([step, sms], index) => (
        <Step key={index} step={step as LoginStep} sms={sms as SmsCodeState} width={342} />
      ))}
    </div>
  ),
};
