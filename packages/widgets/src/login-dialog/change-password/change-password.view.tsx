import { Text } from '@shuyuan/ui/layout';
import { LiveRegion } from '@shuyuan/ui/live-region';
import type { Ref } from 'react';
import * as styles from '../login-dialog.css.ts';
import { LoginFormView } from '../login-form.view.tsx';
import type { ChangeStep } from '../login-step.ts';
import type { LoginViewContext } from '../login-view-context.ts';
import type { SmsCodeState } from '../sms-code/sms-code.state.ts';
import type { LoginNews } from '../use-login-news.ts';
import { WayButton } from '../way-button.view.tsx';

export interface ChangePasswordViewProps {
  step: ChangeStep;
  sms: SmsCodeState;
  context: LoginViewContext;
  /** Spoken only. */
  news?: LoginNews;
  onCancel: () => void;
  panelRef?: Ref<HTMLDivElement>;
}

/** Inside of the dialog that changes the password: explanation, form, and the way back. */
export function ChangePasswordView({ context, news, onCancel, panelRef, ...form }: ChangePasswordViewProps) {
  const { strings } = context;
  return (
    <div ref={panelRef} data-component="change-password" className={styles.panel}>
      <Text tone="muted">{strings.changeLead}</Text>
      <LoginFormView context={context} {...form} />
      <div data-part="foot" className={styles.foot}>
        <p className={styles.line}>
          <WayButton onPress={onCancel}>{strings.back}</WayButton>
        </p>
      </div>
      <LiveRegion message={news?.text ?? ''} announcementId={news?.id ?? 0} />
    </div>
  );
}
