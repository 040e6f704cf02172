import { Text } from '@shuyuan/ui/layout';
import { LiveRegion } from '@shuyuan/ui/live-region';
import type { ReactNode, Ref } from 'react';
import * as styles from '../login-dialog.css.ts';
import { LoginFormView } from '../login-form.view.tsx';
import type { BindStep } from '../login-step.ts';
import type { LoginViewContext } from '../login-view-context.ts';
import type { SmsCodeState } from '../sms-code/sms-code.state.ts';
import type { LoginNews } from '../use-login-news.ts';
import { WayButton } from '../way-button.view.tsx';

export interface BindMobileViewProps {
  step: BindStep;
  sms: SmsCodeState;
  context: LoginViewContext;
  /** The field of the picture captcha. */
  picture: ReactNode;
  /** Left out where the dialog cannot be cancelled. */
  onCancel?: () => void;
  onSignOut?: () => void;
  /** Spoken only. */
  news?: LoginNews;
  panelRef?: Ref<HTMLDivElement>;
}

/** A picture of the bind dialog's inside, and of the way out that it has. */
export function BindMobileView({
  step,
  context,
  onCancel,
  onSignOut,
  news,
  panelRef,
  ...form
}: BindMobileViewProps) {
  const { strings } = context;
  const [wayOut, leave] = onCancel ? [strings.cancelBind, onCancel] : [strings.signOut, onSignOut];
  return (
    <div ref={panelRef} data-component="bind-mobile" className={styles.panel}>
      <Text tone="muted">{onCancel ? strings.ownBindLead : strings.forcedBindLead}</Text>
      <LoginFormView step={step} context={context} {...form} />
      {leave && (
        <div data-part="foot" className={styles.foot}>
          <p className={styles.line}>
            <WayButton onPress={leave}>{wayOut}</WayButton>
          </p>
        </div>
      )}
      <LiveRegion message={news?.text ?? ''} announcementId={news?.id ?? 0} />
    </div>
  );
}
