import { plainCode, refusedField } from '@shuyuan/api-client';
import type { RedeemableActivity } from '@shuyuan/api-client/money';
import { failureText } from '../async/failure-text.ts';
import { createImageCaptcha, type ImageCaptchaStore } from '../image-captcha/index.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { createRedeemCodeDraft } from './redeem-code-draft.ts';
import type { RedeemCodeProps } from './redeem-code.props.ts';
import type { RedeemCodeStrings } from './redeem-code.strings.ts';

/** What somebody is doing: typing, proving that they are no program, or looking at what the code gives. */
export type RedeemStep =
  | { at: 'code' }
  | { at: 'proof'; captcha: ImageCaptchaStore; isSending: boolean }
  | { at: 'found'; activity: RedeemableActivity; isSending: boolean; failure: string };

export interface RedeemCodeState {
  code: string;
  /** What is wrong with it; empty while nothing is. */
  codeError: string;
  step: RedeemStep;
  announcement: Announcement;
  /** A new object each time. */
  focus: { on: 'code' } | null;
}

const firstState: RedeemCodeState = {
  code: '',
  codeError: '',
  step: { at: 'code' },
  announcement: noAnnouncement,
  focus: null,
};

/** Whether there is nothing left to redeem. A membership is always prolonged. */
export const isAllOwned = ({ relate_courses: things }: RedeemableActivity) =>
  things.every(({ is_subscribe: isOwned }) => isOwned === 1);

type Deps = StoreDeps<RedeemCodeProps, RedeemCodeStrings>;
type Context = StoreContext<RedeemCodeProps, RedeemCodeStrings, RedeemCodeState>;

/** The rules of redeeming a code. */
export function createRedeemCodeStore(deps: Deps) {
  const { host, strings, getProps } = deps;
  const context: Context = createStoreContext(deps, firstState);
  const { store, get, set, lifetime } = context;
  const draft = createRedeemCodeDraft(context);

  function askForProof() {
    const captcha = createImageCaptcha({ captcha: getProps().captcha });
    set({ codeError: '', step: { at: 'proof', captcha, isSending: false } });
  }

  /** Whoever is not signed in is asked to, and goes on afterwards unless they have left. */
  function verify() {
    if (plainCode(get().code) === '') return set({ codeError: strings.missing, focus: { on: 'code' } });
    const signal = lifetime.signal();
    const run = () => {
      if (!signal.aborted) askForProof();
    };
    if (host.session.current()) run();
    else host.session.requestLogin(1, { kind: 'redeem-code', purpose: 'redeem', run });
  }

  return {
    ...store,
    actions: {
      write: (code: string) => {
        set({ code, codeError: '' });
        draft.keep();
      },
      /** Asks for an answer that a program would not give, before the code is looked at. */
      verify,
      /** Looks at the code with what was answered. */
      query: () => void query(context),
      confirm: () => void confirm(context, (code) => draft.redeemed(code)),
      /** Back to the code, which stays. */
      close: () => set({ step: { at: 'code' } }),
    },
    start() {
      let person = host.session.current()?.id;
      const stop = lifetime.start(
        host.session.subscribe(() => {
          const before = person;
          person = host.session.current()?.id;
          // What one person was shown is not another's; who signs in goes on.
          if (before !== undefined && person !== before) set({ step: { at: 'code' } });
          if (person !== before) draft.followPerson();
        }),
      );
      void draft.restore();
      return stop;
    },
  };
}

const unanswered = ({ host, strings }: Context) =>
  host.network.isOnline() ? strings.failure : strings.offline;

async function query(context: Context): Promise<void> {
  const { get, set, getProps, lifetime } = context;
  const { step, code } = get();
  if (step.at !== 'proof' || step.isSending) return;
  const answer = step.captcha.answer();
  if (!answer) return;
  const signal = lifetime.signal();
  const isCurrent = () => !signal.aborted && get().step.at === 'proof';
  set({ step: { ...step, isSending: true } });
  try {
    const { activity } = await getProps().redeemCodes.query({ code: plainCode(code), ...answer });
    if (isCurrent()) set({ step: { at: 'found', activity, isSending: false, failure: '' } });
  } catch (error) {
    const words = failureText(error, unanswered(context));
    if (!isCurrent()) return;
    if (refusedField(error) !== 'image_captcha')
      return set({ step: { at: 'code' }, codeError: words, focus: { on: 'code' } });
    set({ step: { ...step, isSending: false } });
    step.captcha.reject(words);
  }
}

async function confirm(context: Context, forget: (code: string) => void): Promise<void> {
  const { get, set, getProps, announce, strings, host, lifetime } = context;
  const { step, code } = get();
  if (step.at !== 'found' || step.isSending || isAllOwned(step.activity)) return;
  const signal = lifetime.signal();
  const isCurrent = () => !signal.aborted && get().step.at === 'found';
  set({ step: { ...step, isSending: true, failure: '' } });
  try {
    await getProps().redeemCodes.confirm(plainCode(code));
    forget(plainCode(code));
    host.notify('positive', strings.redeemed);
    if (isCurrent()) {
      set({ step: { at: 'code' }, focus: { on: 'code' } });
      announce(strings.redeemed);
    }
  } catch (error) {
    const failure = failureText(error, unanswered(context));
    if (isCurrent()) set({ step: { ...step, isSending: false, failure } });
  }
  if (!signal.aborted) getProps().onRedeemed?.();
}
