import type { AgreementName } from '@shuyuan/api-client';
import * as styles from '../login-dialog.css.ts';
import type { LoginSurroundings } from '../login-surroundings.ts';

interface AgreementNamesProps {
  /** Words between and after the two names. */
  words: readonly [between: string, after: string];
  around: LoginSurroundings;
}

/** The two agreements by their names, each of which opens its text. */
export function AgreementNames({ words: [between, after], around }: AgreementNamesProps) {
  const name = (agreement: AgreementName) => (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles.press}
      onClick={() => around.actions.onAgreement(agreement)}
    >
      {around.strings.agreements[agreement]}
    </button>
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
