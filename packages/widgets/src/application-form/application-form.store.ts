import {
  mobilePattern,
  plainCharacters,
  plainMobile,
  refusedField,
  type ImageCaptcha,
} from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import { createKeptDraft } from '../async/kept-draft.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { ApplicationFormStrings } from './application-form.strings.ts';
import type { ApplicationFormProps } from './application-form.tsx';

/** A field of the form, as the contract calls it. */
export type ApplicationField = 'name' | 'mobile' | 'about' | 'image_captcha';

const fieldNames = ['name', 'mobile', 'about', 'image_captcha'] as const;

export interface ApplicationFormState {
  step: 'writing' | 'sending' | 'sent';
  values: Record<ApplicationField, string>;
  errors: Partial<Record<ApplicationField, string>>;
  /** What the server has said that belongs to no field. */
  failure: string;
  /** What proves that a person is there; null while it is on its way. */
  challenge: ImageCaptcha | 'failed' | null;
  announcement: Announcement;
  /** A field that is wrong, or the words that it was sent. A new object each time. */
  focus: { on: ApplicationField | 'sent' | 'writing' } | null;
}

const blank = { name: '', mobile: '', about: '', image_captcha: '' };

type Draft = Pick<ApplicationFormState['values'], 'name' | 'mobile' | 'about'>;

function readDraft(value: unknown): Draft | null {
  const { name, mobile, about } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return typeof name === 'string' && typeof mobile === 'string' && typeof about === 'string'
    ? { name, mobile, about }
    : null;
}

const firstState: ApplicationFormState = {
  step: 'writing',
  values: blank,
  errors: {},
  failure: '',
  challenge: null,
  announcement: noAnnouncement,
  focus: null,
};

type Context = StoreContext<ApplicationFormProps, ApplicationFormStrings, ApplicationFormState>;

/** What is missing, before anything is sent. */
function errorsOf(
  { name, mobile, about, image_captcha: letters }: ApplicationFormState['values'],
  strings: ApplicationFormStrings,
) {
  return {
    ...(name.trim() === '' && { name: strings.needName }),
    ...(!mobilePattern.test(plainMobile(mobile)) && { mobile: strings.needMobile }),
    ...(about.trim() === '' && { about: strings.needAbout }),
    ...(plainCharacters(letters) === '' && { image_captcha: strings.needLetters }),
  };
}

/** Asks for a picture, or for words in its place. */
function createChallenge({ getProps, get, set, lifetime }: Context) {
  return async function challenge(form: 'picture' | 'words' = 'picture') {
    const signal = lifetime.signal();
    set({ challenge: null, values: { ...get().values, image_captcha: '' } });
    try {
      const found = await getProps().captcha.image(form, { signal });
      if (!signal.aborted) set({ challenge: found });
    } catch (error) {
      if (signal.aborted) return;
      set({ challenge: 'failed', failure: failureText(error, '') });
    }
  };
}

/** What is written, kept for whoever is there; nobody else finds it. */
function createPersonalDraft({ host, getProps, get, set, lifetime }: Context) {
  const visitor = 0;
  const present = () => host.session.current()?.id ?? visitor;
  const draftOf = (id: number) =>
    createKeptDraft(host.storage, `application/${getProps().page}/${id}`, readDraft);
  let person = present();

  const written = (): Draft => {
    const { name, mobile, about } = get().values;
    return { name, mobile, about };
  };
  const isBlank = () => Object.values(written()).every((text) => text === '');
  const keep = () => draftOf(person).keep(written());
  const forget = () => draftOf(person).forget();

  async function restore() {
    const signal = lifetime.signal();
    const owner = person;
    const kept = await draftOf(owner).find();
    if (kept && owner === person && isBlank() && !signal.aborted)
      set({ values: { ...get().values, ...kept } });
  }

  /** What a visitor has written goes with them when they sign in; what a person has written is not left on the screen. */
  function followPerson() {
    const before = person;
    person = present();
    if (person === before) return;
    if (before !== visitor) set({ values: blank, errors: {}, failure: '' });
    else if (!isBlank()) {
      draftOf(visitor).forget();
      keep();
    }
    void restore();
  }

  return { keep, forget, restore, followPerson };
}

/** The rules of one form of application. */
export function createApplicationFormStore(deps: StoreDeps<ApplicationFormProps, ApplicationFormStrings>) {
  const { host, strings, getProps } = deps;
  const context = createStoreContext<ApplicationFormProps, ApplicationFormStrings, ApplicationFormState>(
    deps,
    firstState,
  );
  const { store, get, set, announce, lifetime } = context;
  const draft = createPersonalDraft(context);

  const challenge = createChallenge(context);

  function refuse(errors: ApplicationFormState['errors']) {
    const first = fieldNames.find((name) => errors[name] !== undefined);
    set({ errors, ...(first && { focus: { on: first } }) });
  }

  async function send() {
    const { step, values, challenge: proof } = get();
    if (step !== 'writing') return;
    const errors = errorsOf(values, strings);
    if (Object.keys(errors).length > 0 || proof === null || proof === 'failed') return refuse(errors);
    const { pages, page } = getProps();
    set({ step: 'sending', errors: {}, failure: '' });
    try {
      await pages.apply({
        page,
        name: values.name.trim(),
        mobile: plainMobile(values.mobile),
        about: values.about.trim(),
        image_key: proof.key,
        image_captcha: plainCharacters(values.image_captcha),
      });
      draft.forget();
      set({ step: 'sent', values: blank, focus: { on: 'sent' } });
      announce(strings.sent);
    } catch (error) {
      const words = failureText(error, strings.failed);
      set({ step: 'writing' });
      // A picture is good once.
      await challenge();
      const field = fieldNames.find((name) => name === refusedField(error));
      if (field) refuse({ [field]: words });
      else set({ failure: words });
    }
  }

  return {
    ...store,
    actions: {
      write(field: ApplicationField, text: string) {
        const { [field]: _, ...errors } = get().errors;
        const values = { ...get().values, [field]: text };
        set({ values, errors, failure: '' });
        if (field !== 'image_captcha') draft.keep();
      },
      changePicture: () => void challenge(),
      askInWords: () => void challenge('words'),
      send: () => void send(),
      /** After one was sent. */
      startAgain: () => {
        set({ step: 'writing', focus: { on: 'writing' } });
        void challenge();
      },
    },
    start() {
      const end = lifetime.start(host.session.subscribe(draft.followPerson));
      void draft.restore();
      void challenge();
      return end;
    },
  };
}
