import { isApiError, refusedField } from '@shuyuan/api-client';
import { withinCodeLimit } from '@shuyuan/ui/lazy-module';
import { failureText } from '../async/failure-text.ts';
import { createKeptDraft } from '../async/kept-draft.ts';
import { createLoad, type NotReady } from '../async/load.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import { askBeforeLeaving } from '../widget/ask-before-leaving.browser.ts';
import { blockUnloadWhile } from '../widget/block-unload-while.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { errorsOf } from './issue-text.ts';
import type { ResourceFormStrings } from './resource-form.strings.ts';
import type { ResourceFormProps } from './resource-form.tsx';
import type { FormValues, WrittenRow } from './resource-form.types.ts';

/** What is being written. */
export interface Writing {
  status: 'ready';
  values: FormValues;
  /** As they are on the server; a new one's are the blank ones. */
  saved: FormValues;
  /** The `updated_at` that the change is made upon; null for a new one. */
  seenAt: string | null;
  /** By field, what is wrong with it. */
  errors: Readonly<Record<string, string>>;
  /** A draft of an earlier visit was put back. */
  isRestored: boolean;
  /** A new one that was sent and not answered: whether it is on the server is not known. */
  adding: Adding | null;
}

interface Adding {
  /** Sent again under it, it is not added twice. */
  key: string;
  values: FormValues;
}

export interface ResourceFormState {
  form: NotReady | Writing;
  /** `conflict`: somebody else has saved meanwhile. `leaving`: changes would be lost. */
  step: 'writing' | 'saving' | 'conflict' | 'leaving';
  /** Fields whose pictures are on their way: they would be saved without them. */
  sending: readonly string[];
  /** The field to go to: a new object each time. */
  focus: { field: string } | null;
  announcement: Announcement;
}

type Props = ResourceFormProps<WrittenRow>;
type Deps = StoreDeps<Props, ResourceFormStrings>;
type Context = StoreContext<Props, ResourceFormStrings, ResourceFormState>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What differs from what is on the server. */
export const changeOf = ({ values, saved }: Pick<Writing, 'values' | 'saved'>): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, saved[name])));

const isChanged = ({ form }: ResourceFormState) =>
  form.status === 'ready' && Object.keys(changeOf(form)).length > 0;

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
export function createResourceFormStore(deps: Deps) {
  const { host, getProps } = deps;
  const context: Context = createStoreContext<Props, ResourceFormStrings, ResourceFormState>(deps, {
    form: { status: 'loading' },
    step: 'writing',
    sending: [],
    focus: null,
    announcement: noAnnouncement,
  });
  const { store, get, set, lifetime } = context;
  const { load, write, change, draft, keepAdding } = createWriting(context);
  const save = createSave(context, { forget: draft.forget, write, keepAdding });

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
      save: () => save(false),
      /** Puts this over what somebody else has saved. */
      overwrite: () => save(true),
      /** Begins again with what is there now. */
      takeTheirs: () => {
        draft.forget();
        set({ form: { status: 'loading' }, step: 'writing' });
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
      );
    },
  };
}

/** What is on the server, with the draft over it. */
function createWriting({ host, getProps, get, set }: Context) {
  const { declaration, id } = getProps();
  const person = host.session.current()?.id;
  const key = `resource-form/${person}/${declaration.name}/${id ?? 'new'}`;
  const draft = createKeptDraft<Kept>(host.storage, key, readKept);

  function write(part: Partial<Writing>) {
    const { form } = get();
    if (form.status === 'ready') set({ form: { ...form, ...part } });
  }

  function begin(whole: WrittenRow | null, kept: Kept | null) {
    const all = whole as unknown as FormValues | null;
    const names = Object.keys(declaration.blank);
    const saved = all ? Object.fromEntries(names.map((name) => [name, all[name]])) : declaration.blank;
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

  return { load, write, change, draft, keepAdding };
}

interface Keeping {
  forget: () => void;
  write: (part: Partial<Writing>) => void;
  keepAdding: (adding: Adding | null) => void;
}

/** Checked by the contract, sent, and told with what takes it back. */
function createSave(
  { host, strings, getProps, get, set, announce }: Context,
  { forget, write, keepAdding }: Keeping,
) {
  function refuse(errors: Record<string, string>, { fields }: Props['declaration']) {
    write({ errors });
    const first = fields.find(({ name }) => errors[name] !== undefined);
    announce(strings.problems(Object.keys(errors).length));
    set({ step: 'writing', ...(first && { focus: { field: first.name } }) });
  }

  /** Sent as it was at first until there is an answer: what was written since then is a change of it. */
  async function add(form: Writing) {
    const { resource } = getProps();
    const adding = form.adding ?? { key: host.createId(), values: form.values };
    keepAdding(adding);
    const added = await resource
      .store(adding.values, { idempotencyKey: adding.key })
      .catch((error: unknown) => {
        // Said no to: the next one is another.
        if (isApiError(error) && error.kind === 'business' && error.code < 500) keepAdding(null);
        throw error;
      });
    const since = changeOf({ values: form.values, saved: adding.values });
    if (Object.keys(since).length === 0) return added;
    const { action_id } = await resource.update(added.id, since);
    return { action_id, id: added.id };
  }

  async function send(form: Writing, isForced: boolean) {
    const { values, saved, seenAt } = form;
    const { id, resource, declaration } = getProps();
    const title = declaration.titleOf(values);
    if (id === null) return { ...(await add(form)), text: strings.added(title) };
    const base = isForced || seenAt === null ? undefined : seenAt;
    const { action_id } = await resource.update(id, changeOf({ values, saved }), base);
    return { action_id, id, text: strings.saved(title) };
  }

  /** Rejects as the call does. */
  async function check(form: Writing): Promise<Record<string, string>> {
    const schema = await withinCodeLimit(getProps().declaration.loadSchema());
    const checked = schema.safeParse(form.values);
    return checked.success ? {} : errorsOf(checked.error.issues, form.values, strings);
  }

  function handleError(error: unknown) {
    if (isApiError(error) && error.code === 409) return set({ step: 'conflict' });
    const field = refusedField(error);
    const text = failureText(error, strings.notSaved);
    set({ step: 'writing' });
    if (field !== null && text) refuse({ [field]: text }, getProps().declaration);
    else if (text) host.notify('critical', text);
  }

  return async (isForced: boolean) => {
    const { form, step } = get();
    if (form.status !== 'ready' || step === 'saving') return;
    if (get().sending.length > 0) return announce(strings.picturesComing);
    set({ step: 'saving' });
    let errors: Record<string, string>;
    try {
      errors = await check(form);
    } catch {
      // The schema is code that is fetched: whatever keeps it away, what is written stays.
      set({ step: 'writing' });
      return host.notify('critical', strings.schemaFailed);
    }
    if (Object.keys(errors).length > 0) return refuse(errors, getProps().declaration);
    try {
      const { action_id, id, text } = await send(form, isForced);
      forget();
      // Nothing is left that would be lost.
      write({ saved: form.values });
      set({ step: 'writing' });
      getProps().onSaved({ text, actionId: action_id, id });
    } catch (error) {
      handleError(error);
    }
  };
}
