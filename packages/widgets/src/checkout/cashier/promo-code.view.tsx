import { plainCode } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { TextField } from '@shuyuan/ui/text-field';
import * as styles from '../checkout.css.ts';
import * as own from './cashier.css.ts';
import type { CashierActions } from './cashier.store.ts';
import type { CashierStrings } from './cashier.strings.ts';
import type { PromoCodeState } from './promo-code.ts';

interface PromoCodeViewProps {
  code: PromoCodeState;
  isOrdering: boolean;
  actions: CashierActions;
  strings: CashierStrings;
}

/** The field for a promo code, or the code that was taken with the way to do without it. */
export function PromoCodeView({ code, isOrdering, actions, strings }: PromoCodeViewProps) {
  const { typed, taken, isChecking, problem } = code;
  return (
    <div className={styles.part}>
      <output className={own.codeSaid}>{taken && strings.codeTaken(taken.code, taken.amount)}</output>
      {taken ? (
        <NativeButton isInactive={isOrdering} onPress={actions.dropCode}>
          {strings.dropCode}
        </NativeButton>
      ) : (
        <div className={own.codeRow}>
          <div className={own.codeField}>
            <TextField
              label={strings.code}
              value={typed}
              autoComplete="off"
              maxLength={32}
              clean={plainCode}
              enterKeyHint="go"
              isReadOnly={isOrdering}
              onChange={actions.typeCode}
              onEnter={actions.checkCode}
              {...(problem !== '' && { errorMessage: problem })}
            />
          </div>
          <div className={own.codeButton}>
            <NativeButton isPending={isChecking} isInactive={isOrdering} onPress={actions.checkCode}>
              {strings.checkCode}
            </NativeButton>
          </div>
        </div>
      )}
    </div>
  );
}
