import { createPostsApi, type DoubtsApi } from '@shuyuan/api-client/community';
import { PostEditor } from '@shuyuan/widgets/community';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { clockText } from '../../../shell/clock-text.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { usePostParts } from '../../posts/use-post-parts.ts';
import { askStrings } from './list.strings.ts';
import { everybody, newDoubt, teachersOnly, type AskedAbout } from './new-doubt.ts';

interface AskDoubtProps {
  doubts: DoubtsApi;
  about: AskedAbout;
  onCancel: () => void;
}

/** Asks those who teach a lesson or look after a question. A visitor is asked to sign in by the editor. */
export function AskDoubt({ doubts, about, onCancel }: AskDoubtProps) {
  const { client, navigate } = useSite();
  const posts = useMemo(() => createPostsApi(client.http), [client]);
  const parts = usePostParts();
  const words = useStrings(askStrings);
  const title = titleOf(about, words);
  const strings = useMemo(() => (title === null ? words.editor : { ...words.editor, title }), [words, title]);
  return (
    <PostEditor
      draftName={draftOf(about)}
      categories={[
        { id: everybody, name: words.everybody },
        { id: teachersOnly, name: words.teachers },
      ]}
      {...parts}
      send={(written) => doubts.store(newDoubt(about, written))}
      onSent={(id) => navigate(paths.doubt(id))}
      findPeople={posts.people}
      onCancel={onCancel}
      strings={strings}
    />
  );
}

function titleOf(about: AskedAbout, words: (typeof askStrings)['en']): string | null {
  if ('question' in about) return words.titleQuestion;
  return about.second === undefined ? null : words.titleAt(clockText(about.second));
}

const draftOf = (about: AskedAbout) =>
  'question' in about
    ? `doubt/question/${about.question}`
    : `doubt/video/${about.video}/${about.second ?? ''}`;
