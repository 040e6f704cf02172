import type { AgreementName } from '@shuyuan/api-client';
import type { LoginSurroundings } from '../login-surroundings.ts';
import { WayButton } from '../way-button.view.tsx';

interface AgreementNamesProps {
  /** Words between and after the two names. */
  words: readonly [between: string, after: string];
  around: LoginSurroundings;
}

/** The two agreements by their names, each of which opens its text. */
export function AgreementNames({ words: [between, after], around }: AgreementNamesProps) {
  const name = (agreement: AgreementName) => (
    <WayButton aria-haspopup="dialog" onPress={() => around.actions.onAgreement(agreement)}>
      {around.strings.agreements[agreement]}
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
