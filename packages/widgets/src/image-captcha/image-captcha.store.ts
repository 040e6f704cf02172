import { isApiError, plainCharacters, type CaptchaApi } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { serverWords } from '../async/call-failure.ts';
import { createLatestCall } from '../async/latest-call.ts';
import type { CaptchaAnswer, CaptchaForm, Challenge, ImageCaptchaState } from './image-captcha.state.ts';

export interface ImageCaptchaDeps {
  /** Only the call that it makes. */
  captcha: Pick<CaptchaApi, 'image'>;
}

export interface ImageCaptchaStore extends StoreApi<ImageCaptchaState> {
  /** Fetches the first picture; the answered function ends that. `ImageCaptchaField` does it. */
  open: () => () => void;
  setText: (text: string) => void;
  /** The person has left the field: from now on it says when it is empty. */
  leave: () => void;
  /** A new picture or question, and an empty field: to be called after each call that has carried the answer. */
  renew: () => void;
  switchTo: (form: CaptchaForm) => void;
  /** The browser cannot show the picture. */
  breakPicture: () => void;
  /** What to send, or null when there is nothing yet; the field then says why. */
  answer: () => CaptchaAnswer | null;
  /** The server found the answer wrong: says so, empties this field alone, and brings a new picture. */
  reject: (message: string) => void;
}

const loading = (form: CaptchaForm): Challenge => ({ status: 'loading', form });

/** The rules of the picture captcha. A late answer of an older call is dropped. */
export function createImageCaptcha({ captcha }: ImageCaptchaDeps): ImageCaptchaStore {
  const store = createStore<ImageCaptchaState>(() => ({
    challenge: loading('picture'),
    text: '',
    problem: null,
    isRenewed: false,
  }));
  const call = createLatestCall();

  async function load(form: CaptchaForm, isRenewed = true) {
    store.setState({ challenge: loading(form), isRenewed });
    const own = call.begin();
    try {
      const { key, img, question } = await captcha.image(form, { signal: own.signal });
      if (!own.isCurrent()) return;
      own.end();
      store.setState({
        challenge: question === '' ? { status: 'picture', key, img } : { status: 'question', key, question },
      });
    } catch (error) {
      if (!own.isCurrent()) return;
      own.end();
      store.setState({ challenge: { status: 'failed', form, message: serverWords(error) } });
      if (!isApiError(error)) throw error;
    }
  }

  const form = () => formOf(store.getState().challenge);

  return {
    ...store,
    open() {
      void load(form(), false);
      return call.stop;
    },
    setText: (text) => store.setState({ text, problem: null }),
    leave() {
      if (plainCharacters(store.getState().text) === '') store.setState({ problem: { kind: 'missing' } });
    },
    renew() {
      store.setState({ text: '', problem: null });
      void load(form());
    },
    switchTo(next) {
      store.setState({ text: '', problem: null });
      void load(next);
    },
    breakPicture() {
      const { challenge } = store.getState();
      if (challenge.status !== 'picture') return;
      store.setState({ challenge: { status: 'failed', form: 'picture', message: null } });
    },
    answer() {
      const { challenge, text } = store.getState();
      const typed = plainCharacters(text);
      if (typed !== '' && 'key' in challenge) return { image_key: challenge.key, image_captcha: typed };
      store.setState({ problem: { kind: typed === '' ? 'missing' : 'unready' } });
      return null;
    },
    reject(message) {
      store.setState({ text: '', problem: { kind: 'refused', message } });
      void load(form());
    },
  };
}

/** Which of the two is shown, or is on its way. */
export function formOf(challenge: Challenge): CaptchaForm {
  if (challenge.status === 'picture') return 'picture';
  return challenge.status === 'question' ? 'words' : challenge.form;
}
