import type { Doubt, DoubtAnswer, DoubtsApi, PostsApi } from '@shuyuan/api-client/community';
import { Badge } from '@shuyuan/ui/badge';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { BlockedPost, PostActions, PostEditor, PostText } from '@shuyuan/widgets/community';
import { useState } from 'react';
import { LazyVersions } from '../../../shell/versions/lazy-versions.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { usePostPictures } from '../../posts/use-post-parts.ts';
import { AuthorName } from '../../people/author-name.tsx';
import * as styles from '../../problems/problem.css.ts';
import { doubtWords } from '../doubt-words.strings.ts';
import { detailStrings } from './detail.strings.ts';

interface AnswersProps {
  doubt: Doubt;
  doubts: DoubtsApi;
  posts: PostsApi;
  onChanged: () => void;
}

/** What teachers have answered, and for who teaches the way to answer. */
export function DoubtAnswers(props: AnswersProps) {
  const { doubt, doubts, posts, onChanged } = props;
  const strings = useStrings(detailStrings);
  const pictures = usePostPictures();
  return (
    <Stack gap={20}>
      <Heading level={2}>{strings.answers}</Heading>
      {doubt.answers.length === 0 && <Text tone="muted">{strings.noAnswers}</Text>}
      {doubt.answers.map((answer) => (
        <Answer key={answer.id} {...props} answer={answer} />
      ))}
      {doubt.may_answer && doubt.status !== 'closed' && (
        <PostEditor
          draftName={`doubt-answer-of/${doubt.id}`}
          hasTitle={false}
          level={3}
          send={({ clientId, content }) => doubts.answer(doubt.id, { client_id: clientId, content })}
          findPeople={(keywords) => posts.people(keywords, { type: 'doubt', id: doubt.id })}
          {...pictures}
          onSent={onChanged}
          strings={strings.answer}
        />
      )}
    </Stack>
  );
}

function Answer({ answer, doubt, doubts, posts, onChanged }: AnswersProps & { answer: DoubtAnswer }) {
  const strings = useStrings(detailStrings);
  const pictures = usePostPictures();
  const words = useStrings(doubtWords);
  const [isEditing, setEditing] = useState(false);
  const { id, visibility } = answer;
  const name = answer.user?.nick_name ?? words.gone;
  return (
    <article aria-label={strings.answerOf(name)} className={styles.row}>
      <BlockedPost isBlocked={answer.is_blocked}>
        <div className={styles.facts}>
          <AuthorName user={answer.user} gone={words.gone} />
          <time dateTime={answer.created_at}>{formatDate(Date.parse(answer.created_at))}</time>
          {visibility !== 'shown' && <Badge tone="caution">{words[visibility]}</Badge>}
        </div>
        <PostText html={answer.content} />
        <PostActions
          post={{ type: 'doubt_answer', id }}
          posts={posts}
          isOwn={answer.is_own}
          isEdited={answer.edited_at !== null}
          remove={() => doubts.removeAnswer(id)}
          restore={() => doubts.restoreAnswer(id)}
          onEdit={() => setEditing(true)}
        />
        <LazyVersions
          post={{ type: 'doubt_answer', id }}
          isOwn={answer.is_own}
          isEdited={answer.edited_at !== null}
        />
        {isEditing && (
          <PostEditor
            draftName={`doubt-answer/${id}`}
            hasTitle={false}
            level={3}
            {...pictures}
            saved={{ content: answer.content }}
            findPeople={(keywords) => posts.people(keywords, { type: 'doubt', id: doubt.id })}
            send={async ({ content }) => {
              await doubts.updateAnswer(id, content);
              return id;
            }}
            onSent={() => {
              setEditing(false);
              onChanged();
            }}
            onCancel={() => setEditing(false)}
            strings={strings.changeAnswer}
          />
        )}
      </BlockedPost>
    </article>
  );
}
