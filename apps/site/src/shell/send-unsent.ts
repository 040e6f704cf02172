import { createUnsentComments } from '@shuyuan/widgets/unsent-comments';
import type { createBrowserRouter } from 'react-router-dom';
import type { Site } from '../composition/site-context.tsx';
import { jump } from '../routes/jump.ts';
import { fullPath } from '../routes/paths.ts';

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
    isOpen: ({ type, id }) => fullPath(router.state.location).startsWith(jump({ kind: type, id })),
  });
  unsent.start();
  let { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key === key) return;
    key = location.key;
    unsent.refresh();
  });
}
