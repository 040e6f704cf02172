import type { EditorView } from 'prosemirror-view';
import { htmlOf } from './html.ts';

/** How long after a change its owner is told, in milliseconds: writing goes on meanwhile. */
const changeDelay = 300;

/** Tells an owner what was written: soon, at once when asked, and not in the middle of an input method's word. */
export function createChangeTeller(
  html: string,
  getView: () => EditorView,
  onChange: (html: string) => void,
) {
  /** What the owner has, or was last told. */
  let known = html;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  function tell() {
    const now = htmlOf(getView().state.doc);
    if (now === known) return;
    known = now;
    onChange(now);
  }

  function schedule() {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (getView().composing) schedule();
      else tell();
    }, changeDelay);
  }

  return {
    schedule,
    /** Tells at once what is still to be told. */
    flush: () => {
      if (timer === undefined) return;
      stop();
      tell();
    },
    isKnown: (other: string) => other === known,
    /** The owner has set this text itself. */
    accept(other: string) {
      stop();
      known = other;
    },
    /** What stands there now, also what its owner has not been told yet. */
    getHtml: () => (timer === undefined ? known : htmlOf(getView().state.doc)),
  };
}
