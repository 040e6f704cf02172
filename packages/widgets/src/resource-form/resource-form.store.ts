import { createKeptDraft } from '../async/kept-draft.ts';
import { createLoad } from '../async/load.ts';
import { noAnnouncement } from '../widget/announcement.ts';
import { askBeforeLeaving } from '../widget/ask-before-leaving.browser.ts';
import { blockUnloadWhile } from '../widget/block-unload-while.ts';
import { createStoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { ResourceFormStrings } from './resource-form.strings.ts';
import type { FormValues, WrittenRow } from './resource-form.types.ts';
import { createSave } from './save-form.ts';
import {
  changeOf,
  isChanged,
  isSame,
  pickedFields,
  type Adding,
  type FormContext,
  type FormProps,
  type ResourceFormState,
  type Writing,
} from './writing.ts';

/** What a draft was made upon goes with it, so that it is not put over what somebody has saved since without a word. */
interface Kept {
  values: FormValues;
  seenAt: string | null;
  adding: Adding | null;
}

const readKept = (value: unknown): Kept | null => {
  const kept = value as Partial<Kept> | null | undefined;
  return typeof kept?.values === 'object' && kept.values !== null
    ? {
        values: kept.values,
        seenAt: typeof kept.seenAt === 'string' ? kept.seenAt : null,
        adding: kept.adding ?? null,
      }
    : null;
};

/** The rules of a form of the console. */
export function createResourceFormStore(deps: StoreDeps<FormProps, ResourceFormStrings>) {
  const { host, strings, getProps } = deps;
  /** Whether the changes were given up. */
  let isLeft = false;
  const context: FormContext = createStoreContext<FormProps, ResourceFormStrings, ResourceFormState>(deps, {
    form: { status: 'loading' },
    step: 'writing',
    conflict: null,
    sending: [],
    focus: null,
    announcement: noAnnouncement,
  });
  const { store, get, set, lifetime } = context;
  const { load, write, change, draft, keep, keepAdding } = createWriting(context);
  const saving = createSave(context, { forget: draft.forget, write, keep, keepAdding });

  /** Tells a person who left by the browser or a link, and was not asked, that the draft is kept. */
  function notifyOfDraft() {
    const { form } = get();
    if (isLeft || !isChanged(get()) || form.status !== 'ready' || !host.session.current()) return;
    host.notify('neutral', strings.draftKept(getProps().declaration.titleOf(form.values)));
  }

  return {
    ...store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void load.load(),
      change,
      notePictures(field: string, isSending: boolean) {
        const others = get().sending.filter((name) => name !== field);
        set({ sending: isSending ? [...others, field] : others });
      },
      ...saving,
      /** Begins again with what is there now. */
      takeTheirs: () => {
        draft.forget();
        set({ form: { status: 'loading' }, step: 'writing', conflict: null });
        void load.load();
      },
      /** Back to the form from a question. */
      stay: () => set({ step: 'writing' }),
      close: () => {
        if (get().step === 'saving') return;
        if (isChanged(get())) set({ step: 'leaving' });
        else getProps().onClose();
      },
      /** The changes are not kept. */
      leave: () => {
        isLeft = true;
        draft.forget();
        getProps().onClose();
      },
      /** As it is on the server, or blank. */
      discardDraft: () => {
        const { form } = get();
        draft.forget();
        if (form.status === 'ready') write({ values: form.saved, errors: {}, isRestored: false });
      },
    },
    /** Loads what is written, and asks before the page is left with changes. */
    start() {
      if (get().form.status !== 'ready') void load.load();
      const hold = getProps().askBeforeLeaving ?? askBeforeLeaving;
      return lifetime.start(
        host.scheduler.onWake(load.wake),
        load.stop,
        blockUnloadWhile(() => isChanged(get()), store.subscribe, hold),
        notifyOfDraft,
      );
    },
  };
}

/** What is on the server, with the draft over it. */
function createWriting({ host, getProps, get, set }: FormContext) {
  const { declaration, id } = getProps();
  const person = host.session.current()?.id;
  const key = `resource-form/${person}/${declaration.name}/${id ?? 'new'}`;
  const draft = createKeptDraft<Kept>(host.storage, key, readKept);

  function write(part: Partial<Writing>) {
    const { form } = get();
    if (form.status === 'ready') set({ form: { ...form, ...part } });
  }

  function begin(whole: WrittenRow | null, kept: Kept | null) {
    const { blank } = declaration;
    const saved = whole ? pickedFields(whole, Object.keys(blank)) : blank;
    const values = kept ? { ...saved, ...kept.values } : saved;
    const isRestored = !isSame(values, saved);
    const seenAt = (isRestored ? kept?.seenAt : null) ?? whole?.updated_at ?? null;
    const adding = kept?.adding ?? null;
    set({
      form: { status: 'ready', values, saved, seenAt, errors: {}, isRestored, adding },
      step: 'writing',
    });
  }

  const load = createLoad<{ whole: WrittenRow | null; kept: Kept | null }>({
    ask: async (options) => {
      const whole = id === null ? null : await getProps().resource.find(id, options);
      return { whole, kept: await draft.find() };
    },
    network: host.network,
    get: () => get().form,
    set: (form) => set({ form }),
    onResult: ({ whole, kept }) => begin(whole, kept),
  });

  function change(name: string, value: unknown) {
    const { form } = get();
    if (form.status !== 'ready' || isSame(form.values[name], value)) return;
    // What was compared is compared again when it is saved.
    if (get().step === 'conflict') set({ step: 'writing', conflict: null });
    const { [name]: _, ...errors } = form.errors;
    const values = { ...form.values, [name]: value };
    write({ values, errors });
    keep({ ...form, values });
  }

  function keep(form: Writing) {
    const changed = changeOf(form);
    const { seenAt, adding } = form;
    if (Object.keys(changed).length > 0) draft.keep({ values: changed, seenAt, adding });
    else draft.forget();
  }

  /** Kept with the draft: a page that is left while nobody has answered goes on with the same one. */
  function keepAdding(adding: Adding | null) {
    const { form } = get();
    if (form.status !== 'ready') return;
    write({ adding });
    keep({ ...form, adding });
  }

  return { load, write, change, draft, keep, keepAdding };
}
