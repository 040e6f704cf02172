import { isApiError, refusedField } from '@shuyuan/api-client';
import { changeConflictOf } from '@shuyuan/api-client/manage';
import { withinCodeLimit } from '@shuyuan/ui/lazy-module';
import { failureText } from '../async/failure-text.ts';
import { errorsOf } from './issue-text.ts';
import { createConflictResolution } from './resolve-conflict.ts';
import { changeOf, type Adding, type FormContext, type FormProps, type Writing } from './writing.ts';

/** Ways in which a form keeps what is written. */
interface Keeping {
  forget: () => void;
  write: (part: Partial<Writing>) => void;
  /** Keeps the draft on the device. */
  keep: (form: Writing) => void;
  keepAdding: (adding: Adding | null) => void;
}

/** Checks what is written by the contract, sends it, and reports what was saved with what undoes it. */
export function createSave(context: FormContext, { forget, write, keep, keepAdding }: Keeping) {
  const { host, strings, getProps, get, set, announce } = context;
  const resolution = createConflictResolution(context, { write, keep, save });

  function refuse(errors: Record<string, string>, { fields }: FormProps['declaration']) {
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

  async function handleError(error: unknown, form: Writing) {
    const conflict = changeConflictOf(error);
    if (conflict) return resolution.open(form, conflict);
    const field = refusedField(error);
    const text = failureText(error, strings.notSaved);
    set({ step: 'writing' });
    if (field !== null && text) refuse({ [field]: text }, getProps().declaration);
    else if (text) host.notify('critical', text);
  }

  async function save(isForced: boolean) {
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
      await handleError(error, form);
    }
  }

  return { save: () => save(false), ...resolution.actions };
}
