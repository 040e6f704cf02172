import { isApiError } from '@shuyuan/api-client';
import type { WidgetHost } from '../../host/widget-host.ts';
import { unspokenText } from '../../async/failure-text.ts';
import { serverWords } from '../../async/call-failure.ts';
import type { ImageCaptchaStore } from '../../image-captcha/image-captcha.store.ts';
import type { LoginContext } from '../login-context.ts';
import { problemsOf } from '../login-form.ts';
import { isForm } from '../login-step.ts';
import { refusedField } from '../refused-field.ts';
import type { SmsCodeStore, SmsProof } from './sms-code.store.ts';

export interface SmsRequestsDeps {
  /** Of the form around the code. */
  context: LoginContext;
  sms: SmsCodeStore;
  host: Pick<WidgetHost, 'notify'>;
  strings: { sent: string; unreachable: string; oddAnswer: string };
}

export interface SmsRequests {
  /** The person wants a code. `picture` is the one in the form; without it a puzzle opens. */
  requestCode: (picture?: ImageCaptchaStore) => Promise<void>;
  sendByTicket: (ticket: string) => Promise<void>;
  sendByPicture: (picture: ImageCaptchaStore) => Promise<void>;
}

/** What happens around the sending of a code: the number before it, the words and the focus after it. */
export function createSmsRequests({ context, sms, host, strings }: SmsRequestsDeps): SmsRequests {
  let used: ImageCaptchaStore | null = null;

  // A picture is good for one code. It stays until the next code may be asked for, so that nobody thinks it was wrong.
  sms.subscribe((state, before) => {
    if (before.status !== 'waiting' || state.status !== 'ready') return;
    used?.renew();
    used = null;
  });

  async function send(proof: SmsProof, picture?: ImageCaptchaStore) {
    const outcome = await sms.send(proof);
    if (outcome.status === 'late') return;
    if (outcome.status === 'sent') {
      used = picture ?? null;
      // Takes back what the form has said.
      context.move({ status: 'idle' });
      host.notify('positive', strings.sent);
      context.focusOn('mobile_code');
    } else if (picture && refusedField(outcome.error) === 'image_captcha' && isApiError(outcome.error)) {
      const words = serverWords(outcome.error) ?? unspokenText(outcome.error.kind, strings);
      picture.reject(words);
      host.notify('critical', words);
      context.focusOn('image_captcha');
    } else {
      picture?.renew();
      context.refuse(outcome.error);
    }
  }

  async function sendByPicture(picture: ImageCaptchaStore) {
    const answer = picture.answer();
    if (answer) await send(answer, picture);
    else context.focusOn('image_captcha');
  }

  return {
    sendByPicture,
    sendByTicket: (ticket) => send({ slider_ticket: ticket }),
    async requestCode(picture) {
      const step = context.current();
      if (!isForm(step)) return;
      context.check(['mobile']);
      if (problemsOf(step).mobile) {
        // Both are said at once, so that nobody mends one to hear of the other.
        picture?.answer();
        return context.focusOn('mobile');
      }
      if (picture) await sendByPicture(picture);
      else sms.prove('puzzle');
    },
  };
}
