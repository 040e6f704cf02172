import { createMessagesApi } from '@shuyuan/api-client/community';
import { Button } from '@shuyuan/ui/button';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import * as styles from '../../people/people.css.ts';
import { RowSkeleton } from '../../people/row-skeleton.tsx';
import { useChange } from '../../people/use-change.ts';
import { MessageRow } from './message-row.tsx';
import { messageStrings } from './messages.strings.ts';

/** What one was told, read one by one or all at once. */
export default function MessagesPage() {
  const { client, unread } = useSite();
  const words = useStrings(messageStrings);
  const messages = useMemo(() => createMessagesApi(client.http), [client]);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const [changes, setChanges] = useState(0);
  const { isPending, change } = useChange();
  const [search] = useSearchParams();
  const place = { page: pageOf(search), size: 20 };
  const mark = (work: () => Promise<unknown>) =>
    void change('mark as read', async () => {
      await work();
      void unread.refresh();
      setChanges((count) => count + 1);
    });
  return (
    <ListPage
      words={words}
      question={`messages ${place.page} ${session} ${changes}`}
      load={(signal) => messages.list(place, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={({ page }) => paths.messages(page)}
      renderFilters={(list) => {
        const latest = list?.data.at(0);
        return (
          <div className={styles.facts}>
            {latest && (
              <Button
                isPending={isPending}
                onPress={() => mark(() => messages.markAllRead(latest.created_at))}
              >
                {words.markAllRead}
              </Button>
            )}
            <LinkButton href={paths.messageSettings()} isQuiet>
              {words.settings}
            </LinkButton>
          </div>
        );
      }}
      wholeAddress={null}
      className={styles.rows}
      fades={false}
      skeleton={{ count: 6, row: <RowSkeleton /> }}
    >
      {(message) => (
        <MessageRow
          key={message.id}
          message={message}
          isPending={isPending}
          onRead={() => mark(() => messages.markRead(message.id))}
        />
      )}
    </ListPage>
  );
}
