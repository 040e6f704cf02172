import type { Agreement, AgreementName, CaptchaApi, SessionApi } from '@shuyuan/api-client';
import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import { useHost } from '../host/host-context.tsx';
import * as styles from './login-dialog.css.ts';
import type { LoginDialogStore } from './login-dialog.store.ts';
import type { LoginDialogStrings } from './login-dialog.strings.ts';
import type { SmsCodeState } from './sms-code/sms-code.state.ts';

interface LazyDialogProps {
  store: LoginDialogStore;
  strings: LoginDialogStrings;
}

const lazyProof = createLazyModule(() => import('./proof-dialog.tsx'));
const lazyWechat = createLazyModule(() => import('./wechat-panel.tsx'));
const lazyAgreement = createLazyModule(() => import('./agreement/agreement-dialog.tsx'));

/** The proof of a person, once it is asked for; until its code is there the button that asked spins. */
export function Proof({
  sms,
  captcha,
  store,
  strings,
}: LazyDialogProps & { sms: SmsCodeState; captcha: CaptchaApi }) {
  const host = useHost();
  const module = useLazyModule(lazyProof, sms.status === 'proving', () => {
    store.sms.cancelProof();
    host.notify('critical', strings.unreachable);
  });
  if (!module || sms.status !== 'proving') return null;
  return (
    <module.ProofDialog
      way={sms.way}
      isSending={sms.isSending}
      captcha={captcha}
      strings={strings}
      onTicket={(ticket) => void store.sendByTicket(ticket)}
      onPicture={(picture) => void store.sendByPicture(picture)}
      onWay={store.sms.prove}
      onCancel={store.sms.cancelProof}
    />
  );
}

/** What the tab of WeChat shows. Its place is reserved until its code is there. */
export function Wechat({
  session,
  store,
  strings,
}: LazyDialogProps & { session: Pick<SessionApi, 'startWechat' | 'checkWechat'> }) {
  const host = useHost();
  const module = useLazyModule(lazyWechat, true, () => {
    store.go('pwd');
    host.notify('critical', strings.unreachable);
  });
  return (
    <div className={styles.wechat}>{module && <module.WechatPanel session={session} login={store} />}</div>
  );
}

export interface OpenAgreementProps {
  /** Which one; null for none. */
  name: AgreementName | null;
  agreement: (name: AgreementName) => Promise<Agreement>;
  strings: LoginDialogStrings;
  onClose: () => void;
}

/** The agreement that the person wants to read. */
export function OpenAgreement({ name, strings, onClose, ...props }: OpenAgreementProps) {
  const host = useHost();
  const module = useLazyModule(lazyAgreement, name !== null, () => {
    onClose();
    host.notify('critical', strings.unreachable);
  });
  return (
    module && name && <module.AgreementDialog {...props} name={name} strings={strings} onClose={onClose} />
  );
}
