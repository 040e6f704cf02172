import { isApiError, mentionLimits, type CommentAuthor } from '@shuyuan/api-client';
import { createStore } from 'zustand/vanilla';
import type { WidgetHost } from '../../host/widget-host.ts';

/** What is typed behind `@`. */
export interface MentionQuery {
  /** Where the `@` stands. */
  start: number;
  keywords: string;
}

/** Behind a letter of an address `@` names nobody; behind Chinese words it does. */
const begun = /(?<![\w.])@([^\s@]*)$/;

/** What is typed behind `@` just before the caret; null when nothing is. */
export function mentionQuery(text: string, caret: number): MentionQuery | null {
  const found = begun.exec(text.slice(0, caret));
  if (!found) return null;
  const keywords = found[1] ?? '';
  return Array.from(keywords).length > mentionLimits.keywords ? null : { start: found.index, keywords };
}

/** The people who are offered, and which one Enter takes. */
export interface Suggested extends MentionQuery {
  people: readonly CommentAuthor[];
  active: number;
}

export interface SuggestionsDeps {
  ask: (keywords: string) => Promise<readonly CommentAuthor[]>;
  host: Pick<WidgetHost, 'scheduler'>;
  /** So many are offered. */
  onShown: (count: number) => void;
  onPick: (person: CommentAuthor) => void;
}

/** Milliseconds without a further letter. */
const pause = 150;

/** Offers people to one field. What does not come offers nobody: the words are typed on as they are. */
export function createSuggestions({ ask, host, onShown, onPick }: SuggestionsDeps) {
  const store = createStore<Suggested | null>(() => null);
  let cancel = () => {};
  let newest = 0;
  /** Where the person has sent the list away. */
  let dismissed: number | null = null;

  function close() {
    cancel();
    newest += 1;
    store.setState(null, true);
  }

  async function load(query: MentionQuery) {
    const own = (newest += 1);
    try {
      const people = await ask(query.keywords);
      if (own !== newest) return;
      store.setState(people.length === 0 ? null : { ...query, people, active: 0 }, true);
      if (people.length > 0) onShown(people.length);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (own === newest) store.setState(null, true);
    }
  }

  return {
    ...store,
    close,
    /** The field holds another text, or the caret stands elsewhere. */
    follow(text: string, caret: number) {
      cancel();
      const query = mentionQuery(text, caret);
      if (query?.start !== dismissed) dismissed = null;
      if (!query || dismissed !== null) return close();
      cancel = host.scheduler.after(pause, () => void load(query));
    },
    /** Goes on to the next one or back, and round at the ends. */
    move(step: 1 | -1) {
      const shown = store.getState();
      if (!shown) return;
      const count = shown.people.length;
      store.setState({ ...shown, active: (shown.active + step + count) % count }, true);
    },
    /** Sends the list away until another name is begun. */
    dismiss() {
      dismissed = store.getState()?.start ?? null;
      close();
    },
    /** Takes one, and answers where its name belongs; null when nobody is offered. */
    pick(index: number): { start: number; words: string } | null {
      const shown = store.getState();
      const person = shown?.people[index];
      close();
      if (!shown || !person) return null;
      onPick(person);
      return { start: shown.start, words: `@${person.nick_name} ` };
    },
  };
}

export type Suggestions = ReturnType<typeof createSuggestions>;
