import { isComposing } from '../modality/composition.ts';
import { Plugin, TextSelection, type EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema.ts';

/** Somebody who can be mentioned. */
export interface MentionedPerson {
  id: number;
  name: string;
  /** Address of a picture; empty for the first letter of the name. */
  avatar: string;
}

/** Finds people by the letters behind `@`; none at first. */
export type FindPeople = (keywords: string) => Promise<readonly MentionedPerson[]>;

/** Who is offered, and which one Enter takes. */
export interface MentionOffer {
  /** Where the `@` stands. */
  from: number;
  people: readonly MentionedPerson[];
  active: number;
}

/** Milliseconds without a further letter. */
const pause = 150;

/** The most characters of a name that is looked for. */
const longestKeywords = 20;

/** Behind a letter of an address `@` names nobody; behind Chinese words it does. */
const begun = /(?<![\w.])@([^\s@\uFFFC]*)$/;

/** What is typed behind `@` just before the writer; null when nothing is, in code too. */
function queryAt({ selection }: EditorState) {
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  const { $from } = selection;
  if ($from.parent.type.spec.code || schema.marks.code.isInSet($from.marks())) return null;
  const found = begun.exec($from.parent.textBetween(0, $from.parentOffset, null, '\uFFFC'));
  if (!found || Array.from(found[1] ?? '').length > longestKeywords) return null;
  return { from: $from.start() + found.index, keywords: found[1] ?? '' };
}

/** Offers people while a name is typed behind `@`. What does not come offers nobody: the words are typed on as they are. */
export function createMentionOffer(finder: () => FindPeople | undefined) {
  const listeners = new Set<() => void>();
  let offer: MentionOffer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the newest question. */
  let asked = '';
  /** Where the writer has sent the list away. */
  let dismissed: number | null = null;

  function show(next: MentionOffer | null) {
    if (next === offer) return;
    offer = next;
    for (const listener of listeners) listener();
  }

  function close() {
    clearTimeout(timer);
    asked = '';
    show(null);
  }

  async function load(find: FindPeople, from: number, keywords: string, key: string) {
    const people = await find(keywords).catch(() => []);
    if (key === asked) show(people.length === 0 ? null : { from, people, active: 0 });
  }

  /** The text is another one, or the writer stands elsewhere. */
  function follow(view: EditorView) {
    const find = finder();
    // An input method is not done with its word.
    if (view.composing) return;
    const query = find && view.editable ? queryAt(view.state) : null;
    if (query?.from !== dismissed) dismissed = null;
    if (!find || !query || dismissed !== null) return close();
    const { from, keywords } = query;
    const key = `${from} ${keywords}`;
    if (key === asked) return;
    clearTimeout(timer);
    asked = key;
    timer = setTimeout(() => void load(find, from, keywords, key), pause);
  }

  function take(view: EditorView, index: number) {
    const person = offer?.people[index];
    if (!offer || !person) return;
    const { from } = offer;
    const { id, name } = person;
    close();
    const mention = schema.nodes.mention.create({ id, name });
    view.dispatch(view.state.tr.replaceWith(from, view.state.selection.from, [mention, schema.text(' ')]));
    view.focus();
  }

  /** Keys of the list while it is there: they are the list's and nobody else's. */
  function handleKey(view: EditorView, event: KeyboardEvent): boolean {
    // What confirms a candidate of an input method takes nobody.
    if (!offer || isComposing(event)) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { active, people, from } = offer;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) show({ ...offer, active: (active + step + people.length) % people.length });
    else if (event.key === 'Enter' || event.key === 'Tab') take(view, active);
    else if (event.key === 'Escape') {
      close();
      dismissed = from;
    } else return false;
    event.stopPropagation();
    return true;
  }

  const plugin = new Plugin({
    props: {
      handleKeyDown: handleKey,
      handleDOMEvents: {
        blur: close,
        compositionend: (view) => void setTimeout(() => !view.isDestroyed && follow(view)),
      },
    },
    view: () => ({ update: follow, destroy: close }),
  });

  return {
    plugin,
    take,
    get: () => offer,
    subscribe(this: void, listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
