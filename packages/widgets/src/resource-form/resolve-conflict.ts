import type { ChangeConflict } from '@shuyuan/api-client/manage';
import {
  conflictFields,
  isDecided,
  mergedValues,
  type ConflictSide,
  type FormConflict,
} from './form-conflict.ts';
import { changeOf, pickedFields, type FormContext, type Writing } from './writing.ts';

interface Saving {
  write: (part: Partial<Writing>) => void;
  /** Keeps the draft on the device. */
  keep: (form: Writing) => void;
  /** `isForced` puts the changes over whatever is on the server. */
  save: (isForced: boolean) => Promise<void>;
}

/** Shows what somebody else has saved meanwhile, and goes on with the sides that are chosen. */
export function createConflictResolution(
  { host, getProps, get, set }: FormContext,
  { write, keep, save }: Saving,
) {
  /** Loads the present version. If that fails, the person can only choose one whole version. */
  async function open(
    { values, saved }: Writing,
    { actor, changed_at: changedAt, fields: logged }: ChangeConflict,
  ) {
    const { resource, id } = getProps();
    const whole = id === null ? null : await resource.find(id).catch(() => null);
    if (!whole) return set({ step: 'conflict', conflict: null });
    const theirs = pickedFields(whole, Object.keys(saved));
    set({
      step: 'conflict',
      conflict: {
        actor,
        isOwn: actor !== null && actor.id === host.session.current()?.id,
        changedAt,
        at: host.clock.now(),
        theirs,
        seenAt: whole.updated_at,
        fields: conflictFields({ saved, values, theirs, logged }),
        sides: {},
      },
    });
  }

  /** Puts the changes of this form over what is on the server now, by the chosen sides. */
  async function merge(conflict: FormConflict) {
    const { form } = get();
    if (form.status !== 'ready') return;
    const values = mergedValues(conflict, changeOf(form));
    const merged = { ...form, values, saved: conflict.theirs, seenAt: conflict.seenAt, errors: {} };
    write(merged);
    keep(merged);
    set({ step: 'writing', conflict: null });
    // Their side was chosen everywhere: there is nothing to send.
    if (Object.keys(changeOf(merged)).length > 0) await save(false);
  }

  return {
    open,
    actions: {
      chooseSide(name: string, side: ConflictSide) {
        const { conflict } = get();
        if (conflict) set({ conflict: { ...conflict, sides: { ...conflict.sides, [name]: side } } });
      },
      saveMerged: async () => {
        const { conflict, step } = get();
        if (step === 'conflict' && conflict && isDecided(conflict)) await merge(conflict);
      },
      /** Puts every change of this form over what somebody else has saved. */
      overwrite: async () => {
        const { conflict } = get();
        if (conflict) await merge({ ...conflict, sides: {} });
        else await save(true);
      },
    },
  };
}
