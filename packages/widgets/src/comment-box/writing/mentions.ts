import { mentionLimits, namesMentioned, type CommentAuthor, type Mentioned } from '@shuyuan/api-client';
import type { ThreadContext } from '../comment-box.store.ts';
import { createSuggestions } from './suggestions.ts';

/** Names kept for one thread; the oldest go first. */
const mostKept = 50;

/**
 * Whom a person has picked behind `@` in one thread. Kept on the device beside the drafts, so that a name stands for the same
 * person when it is sent another day.
 */
export function createMentions({ comments, target, host, strings, announce }: ThreadContext, place: string) {
  const key = `comment-mentions/${place}`;
  let picked: readonly Mentioned[] = [];

  function remember({ id, nick_name: name }: Pick<CommentAuthor, 'id' | 'nick_name'>) {
    picked = [...picked.filter((each) => each.name !== name), { id, name }].slice(-mostKept);
    host.storage.set(key, picked).catch(() => {});
  }

  async function restore() {
    const kept = await host.storage.get(key).catch(() => undefined);
    if (Array.isArray(kept)) picked = [...kept.filter(isMentioned), ...picked];
  }
  void restore();

  /** Whom these words mention, of those who were picked. */
  function mentionedIn(text: string): Mentioned[] {
    const named = namesMentioned(
      text,
      picked.map(({ name }) => name),
    );
    return picked.filter(({ name }) => named.has(name)).slice(-mentionLimits.people);
  }

  return {
    mentionedIn,
    /** The same as a part of what is sent; nothing for nobody. */
    sent(text: string): { mentions?: Mentioned[] } {
      const mentions = mentionedIn(text);
      return mentions.length > 0 ? { mentions } : {};
    },
    /** Offers people to one field; nobody where the page has no call for it. */
    createSuggestions: () =>
      createSuggestions({
        ask: async (keywords) => (await comments.people?.(target, keywords)) ?? [],
        host,
        onShown: (count) => announce(strings.peopleOffered(count)),
        onPick: remember,
      }),
  };
}

const isMentioned = (value: unknown): value is Mentioned =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'name' in value &&
  typeof value.name === 'string';
