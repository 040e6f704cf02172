import { createNotesApi } from '@shuyuan/api-client';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { DetailView } from './detail.view.tsx';

/** One note: one's own, or a public one. */
export default function NotePage() {
  const { client } = useSite();
  const notes = useMemo(() => createNotesApi(client.http), [client]);
  const [search] = useSearchParams();
  return (
    <DetailPage
      id={idOf(search.get('id'))}
      question="note"
      load={async (id, signal) => {
        const note = await notes.detail(id, { signal });
        await prepareRichText(note.content);
        return note;
      }}
      titleOf={({ title, excerpt }) => title || excerpt.slice(0, 30)}
    >
      {(note) => <DetailView note={note} study={client.study} />}
    </DetailPage>
  );
}
