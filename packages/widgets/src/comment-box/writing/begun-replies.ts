import type { WidgetHost } from '../../host/widget-host.ts';
import type { CommentBoxState, ReplyDraft, ReplyTarget } from '../comment-box.state.ts';
import type { DraftField } from './draft.ts';
import type { WritingContext } from './writing.ts';

/** What the place of a reply's draft ends in: the comment that the answered row stands under. */
export const placeWithin = ({ parentId, id }: ReplyDraft) => (parentId === id ? '' : `/${parentId}`);

const isId = (text: string | undefined) => text !== undefined && /^\d+$/.test(text);

/** The rows whose replies were begun and lie on the device, by the places of their drafts below `prefix`. */
export async function keptReplies(
  storage: Pick<WidgetHost['storage'], 'entries'>,
  prefix: string,
): Promise<ReplyDraft[]> {
  const pairs = await storage.entries(prefix);
  return pairs.flatMap(([place]) => {
    const [id, , , parentId] = place.slice(prefix.length).split('/');
    if (!isId(id)) return [];
    return [{ parentId: Number(isId(parentId) ? parentId : id), id: Number(id) }];
  });
}

interface ClosedReply {
  target: ReplyTarget;
  draft: DraftField;
  sendingId: string | null;
}

/** Tells in the state to which rows replies were begun that are not open. */
export function createBegunReplies({ get, set }: Pick<WritingContext, 'get' | 'set'>) {
  const known = (): CommentBoxState['replyDrafts'] => get().replyDrafts;

  function remember(begun: readonly ReplyDraft[]) {
    const added = begun.filter(({ id }) => known().every((each) => each.id !== id));
    if (added.length > 0) set({ replyDrafts: [...known(), ...added] });
  }

  function forget({ id }: Pick<ReplyDraft, 'id'>) {
    if (known().some((each) => each.id === id))
      set({ replyDrafts: known().filter((each) => each.id !== id) });
  }

  return {
    remember,
    forget,
    /** A reply is closed: as long as words stand in its field it was begun, unless they are on their way. */
    putAside({ target: { parentId, id }, draft, sendingId }: ClosedReply) {
      draft.flush();
      if (draft.field().text().trim() === '' || sendingId !== null) forget({ id });
      else remember([{ parentId, id }]);
    },
  };
}
