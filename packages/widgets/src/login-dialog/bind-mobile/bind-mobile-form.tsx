import { useState } from 'react';
import { createImageCaptcha, ImageCaptchaField } from '../../image-captcha/index.ts';
import { createBindCall } from '../login-calls.ts';
import { enter } from '../login-step.ts';
import { useLogin } from '../use-login.ts';
import type { BindMobileDialogProps } from './bind-mobile-dialog.tsx';
import { BindMobileView } from './bind-mobile.view.tsx';

/** The rules behind `BindMobileDialog`, as long as it is open. */
export function BindMobileForm(props: Omit<BindMobileDialogProps, 'isOpen'>) {
  const { session, captcha, loginCode, source, onBound, onCancel, onSignOut } = props;
  const [first] = useState(() => enter.bind(loginCode ?? { from: 'session' }));
  const [send] = useState(() => createBindCall(session, source));
  const [picture] = useState(() => createImageCaptcha({ captcha }));
  const { step, sms, news, context, panel } = useLogin({
    send,
    captcha,
    first,
    takesFocus: true,
    picture,
    onDone: onBound,
  });
  if (step.kind !== 'bind') return null;
  return (
    <BindMobileView
      step={step}
      sms={sms}
      context={context}
      panelRef={panel}
      news={news}
      picture={<ImageCaptchaField store={picture} />}
      {...(onCancel && { onCancel })}
      {...(onSignOut && { onSignOut })}
    />
  );
}
