import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loginDialogStrings } from '../login-dialog.strings.ts';
import { loginStepFixtures as steps, smsFixtures } from '../login-dialog.fixtures.ts';
import type { ChangeStep } from '../login-step.ts';
import type { LoginActions } from '../login-view-context.ts';
import { ChangePasswordView } from './change-password.view.tsx';

const still: LoginActions = {
  onChange: () => {},
  onLeave: () => {},
  onSubmit: () => {},
  onGo: () => {},
  onRequestCode: () => {},
  onAgreement: () => {},
};

/** Inside of the dialog in which a signed-in user changes the password. */
function Change({ step }: { step: ChangeStep }) {
  const { locale } = useUi();
  return (
    <div style={{ inlineSize: 342, maxInlineSize: '100%' }}>
      <ChangePasswordView
        step={step}
        sms={smsFixtures.ready}
        context={{ strings: loginDialogStrings[locale], actions: still }}
        onCancel={() => {}}
      />
    </div>
  );
}

const meta = {
  title: 'Login dialog/Change password',
  component: Change,
  args: { step: steps.change.empty },
  argTypes: { step: { control: false } },
  parameters: { picture: { width: 374, height: 480 } },
} satisfies Meta<typeof Change>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Missing: Story = { name: 'no code, no password', args: { step: steps.change.missing } };
