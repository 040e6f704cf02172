import type { WidgetHost } from '../host/widget-host.ts';
import type { Field, Stamp } from './comment-box.state.ts';
import { createKeptDrafts, type DraftsHost } from './kept-drafts.ts';

/** The contract's limit, after trimming. */
export const longestText = 5000;

/** From here on the reader sees how much room is left. */
const longText = 4500;

/** Milliseconds of rest after which what was typed is written down. */
const rest = 300;

export interface DraftFieldOptions {
  host: DraftsHost & Pick<WidgetHost, 'scheduler'>;
  /** Names its drafts on the device. */
  key: string;
  /** The field looks different: it can be sent now, its text was replaced, or it is about another moment. */
  onChange: (field: Field) => void;
}

export interface DraftField {
  field: () => Field;
  /** The moment that the text is about; kept with it. */
  stamp: () => Stamp | null;
  mark: (stamp: Stamp | null) => void;
  /** The person has typed. */
  type: (text: string) => void;
  /** Replaces what stands in the field, and in the draft; `problem` says why it has come back. */
  put: (text: string, problem?: string) => void;
  /** Brings back what was kept, unless something has been typed meanwhile. */
  restore: () => Promise<void>;
  /** Empties the field; what was kept stays until `forget`, and what is typed next is another draft. */
  empty: () => void;
  /** These words are safe elsewhere, and no draft any more; the field may show them on. */
  forget: (words: string) => void;
  /** The server has these words: the device holds them no more, nor does a field that has only brought them back. */
  sent: (words: string) => void;
  /** Writes down now what is still to be written. */
  flush: () => void;
}

const fieldOf = (text: () => string, problem?: string): Field => {
  const length = text().trim().length;
  return { text, canSend: length > 0 && length <= longestText, isLong: length > longText, problem };
};

/** A text area's text, kept on the device until it is sent. A device that refuses to store costs the draft only. */
export function createDraftField({ host, key, onChange }: DraftFieldOptions): DraftField {
  const drafts = createKeptDrafts(host, key);
  let text = '';
  let stamp: Stamp | null = null;
  let isTouched = false;
  let field = fieldOf(() => text);
  let cancelWrite = () => {};
  /** Typed, and not written down yet. */
  let isDue = false;

  const forget = (words: string) => void drafts.removeAll(words).catch(() => {});

  function write() {
    cancelWrite();
    isDue = false;
    if (text.trim() === '') drafts.drop().catch(() => {});
    else
      drafts.keep({ text, stamp }).catch(() => {
        isDue = true;
      });
  }

  function writeSoon() {
    cancelWrite();
    isDue = true;
    cancelWrite = host.scheduler.after(rest, write);
  }

  function flush() {
    if (isDue) write();
  }

  function show(problem?: string) {
    field = fieldOf(() => text, problem);
    onChange(field);
  }

  function empty() {
    flush();
    drafts.begin();
    isTouched = true;
    text = '';
    stamp = null;
    show();
  }

  return {
    field: () => field,
    stamp: () => stamp,
    mark(next) {
      if (next === stamp) return;
      stamp = next;
      onChange(field);
      writeSoon();
    },
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
      const last = await drafts.last().catch(() => undefined);
      if (isTouched || !last) return;
      drafts.take(...last);
      [, { text, stamp }] = last;
      show();
    },
    empty,
    forget,
    sent(words) {
      if (!isTouched && text === words) empty();
      forget(words);
    },
    flush,
  };
}
