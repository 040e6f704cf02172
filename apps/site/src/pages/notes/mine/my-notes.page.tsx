import { createNotesApi, type Note } from '@shuyuan/api-client';
import { MyNotes } from '@shuyuan/widgets/notes';
import { useCallback, useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useSite } from '../../../stores/site-context.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';
import { noteHref } from '../note-href.ts';
import { useNotesAddress } from './notes-address.ts';

/** All notes of a person. The address carries what narrows them, so that it can be gone back to. */
export default function MyNotesPage() {
  const { client, navigate } = useSite();
  const notes = useMemo(() => createNotesApi(client.http), [client]);
  const isReachable = useReachable();
  const address = useNotesAddress();
  const getHref = useCallback((note: Note) => noteHref(note, isReachable), [isReachable]);
  return (
    <MyPage>
      {({ onReady }) => (
        <MyNotes
          notes={notes}
          level={1}
          {...address}
          getHref={getHref}
          onCreate={() => navigate(paths.editNote())}
          onReady={onReady}
        />
      )}
    </MyPage>
  );
}
