import type { CommentTarget } from '@shuyuan/api-client';
import type { PlaceKind } from '@shuyuan/widgets/host';
import { createUnsentComments } from '@shuyuan/widgets/unsent-comments';
import type { createBrowserRouter } from 'react-router-dom';
import { jump } from '../paths/jump.ts';
import type { Site } from '../stores/site-context.tsx';

/** Takes to the server what its author wrote offline and never came back to; the page of a thread sends its own. */
export function sendUnsent(
  { host, client, preferences }: Site,
  router: ReturnType<typeof createBrowserRouter>,
) {
  const unsent = createUnsentComments({
    host: {
      ...host,
      get locale() {
        return preferences.getState().locale;
      },
    },
    comments: client.comments,
    isOpen: ({ type, id }) => isAt(router.state.location, jump({ kind: placeKindOf(type), id })),
  });
  unsent.start();
  let { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key === key) return;
    key = location.key;
    unsent.refresh();
  });
}

/** The jump rules name topics and solutions by their plural. */
function placeKindOf(type: CommentTarget['type']): PlaceKind {
  if (type === 'issue') return 'issues';
  return type === 'solution' ? 'solutions' : type;
}

/** A recording 12 is not the recording 123. */
function isAt({ pathname, search }: { pathname: string; search: string }, address: string) {
  return pathname + search === address;
}
