import type { WidgetHost } from '../host/widget-host.ts';
import type { Field } from './comment-box.state.ts';

/** The contract's limit, after trimming. */
export const longestText = 5000;

/** From here on the reader sees how much room is left. */
const longText = 4500;

/** Milliseconds of rest after which what was typed is written down. */
const rest = 300;

export interface DraftFieldOptions {
  host: Pick<WidgetHost, 'storage' | 'scheduler'>;
  /** Names the draft on the device; null keeps none. */
  key: string | null;
  /** The field looks different: it can be sent now, or its text was replaced. */
  onChange: (field: Field) => void;
}

export interface DraftField {
  field: () => Field;
  /** The person has typed. */
  type: (text: string) => void;
  /** Replaces what stands in the field, and in the draft; `problem` says why it has come back. */
  put: (text: string, problem?: string) => void;
  /** Brings back what was kept, unless something has been typed meanwhile. */
  restore: () => Promise<void>;
  /** Empties the field; what was kept stays until `forget`. */
  empty: () => void;
  /** Forgets what was kept, but not what has been typed since `empty`. */
  forget: () => void;
  /** Writes down now what is still to be written. */
  flush: () => void;
}

const fieldOf = (text: () => string, problem?: string): Field => {
  const length = text().trim().length;
  return { text, canSend: length > 0 && length <= longestText, isLong: length > longText, problem };
};

/** A text area's text, kept on the device until it is sent. A device that refuses to store costs the draft only. */
export function createDraftField({ host, key, onChange }: DraftFieldOptions): DraftField {
  let text = '';
  let isTouched = false;
  let field = fieldOf(() => text);
  let cancelWrite: (() => void) | undefined;

  function write() {
    cancelWrite = undefined;
    if (key === null) return;
    const { storage } = host;
    void (text.trim() === '' ? storage.remove(key) : storage.set(key, text)).catch(() => {});
  }

  function writeSoon() {
    cancelWrite?.();
    cancelWrite = host.scheduler.after(rest, write);
  }

  function flush() {
    if (!cancelWrite) return;
    cancelWrite();
    write();
  }

  function show(problem?: string) {
    field = fieldOf(() => text, problem);
    onChange(field);
  }

  return {
    field: () => field,
    type(next) {
      isTouched = true;
      text = next;
      const { canSend, isLong } = fieldOf(() => next);
      if (canSend !== field.canSend || isLong !== field.isLong || field.problem) show();
      writeSoon();
    },
    put(next, problem) {
      isTouched = true;
      text = next;
      show(problem);
      writeSoon();
    },
    async restore() {
      if (key === null) return;
      const kept = await host.storage.get(key).catch(() => undefined);
      if (isTouched || typeof kept !== 'string') return;
      text = kept;
      show();
    },
    empty() {
      cancelWrite?.();
      isTouched = true;
      text = '';
      show();
    },
    forget() {
      cancelWrite?.();
      write();
    },
    flush,
  };
}
