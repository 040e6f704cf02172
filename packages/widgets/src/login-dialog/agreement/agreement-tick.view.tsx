import { NativeCheckbox } from '@shuyuan/ui/native-radio-group';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { problemText } from '../login-fields.view.tsx';
import type { RegisterStep } from '../login-step.ts';
import type { LoginViewContext } from '../login-view-context.ts';
import { AgreementNames } from './agreement-names.view.tsx';

/** Without this tick nobody registers. The names open the texts, and tick nothing. */
export function AgreementTick({ step, context }: { step: RegisterStep; context: LoginViewContext }) {
  const { strings, actions } = context;
  const [before, between, after] = strings.agree;
  const { user_protocol, user_private_protocol } = strings.agreements;
  return (
    <NativeCheckbox
      name="agreement"
      isSelected={step.values.agreement !== ''}
      errorMessage={problemText(step, 'agreement', strings)}
      after={<AgreementNames words={[between, after]} context={context} />}
      onChange={(isTicked) => actions.onChange('agreement', isTicked ? 'yes' : '')}
    >
      {before}
      <VisuallyHidden>{`${user_protocol}${between}${user_private_protocol}`}</VisuallyHidden>
    </NativeCheckbox>
  );
}
