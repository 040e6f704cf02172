import type { AgreementName } from '@shuyuan/api-client';
import type { LoginViewContext } from '../login-view-context.ts';
import { WayButton } from '../way-button.view.tsx';

interface AgreementNamesProps {
  /** Words between and after the two names. */
  words: readonly [between: string, after: string];
  context: LoginViewContext;
}

/** The two agreements by their names, each of which opens its text. */
export function AgreementNames({ words: [between, after], context }: AgreementNamesProps) {
  const name = (agreement: AgreementName) => (
    <WayButton aria-haspopup="dialog" onPress={() => context.actions.onAgreement(agreement)}>
      {context.strings.agreements[agreement]}
    </WayButton>
  );
  return (
    <>
      {name('user_protocol')}
      {between}
      {name('user_private_protocol')}
      {after}
    </>
  );
}
