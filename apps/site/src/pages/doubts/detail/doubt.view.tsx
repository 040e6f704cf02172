import type { CommentsApi, StudyApi } from '@shuyuan/api-client';
import type { Doubt, DoubtsApi, PostsApi } from '@shuyuan/api-client/community';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { Heading, Stack } from '@shuyuan/ui/layout';
import { DoubtWays, PostEditor, PostText } from '@shuyuan/widgets/community';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { idsOf, usePostParts } from '../../posts/use-post-parts.ts';
import { PostFoot } from '../../problems/detail/post-foot.tsx';
import { TagLinks } from '../../tags/tag-links.tsx';
import { AskedStem } from '../asked-stem.tsx';
import { DoubtFacts } from '../doubt-facts.tsx';
import { detailStrings } from './detail.strings.ts';
import { DoubtAnswers } from './doubt-answers.tsx';

interface DoubtViewProps {
  doubt: Doubt;
  doubts: DoubtsApi;
  posts: PostsApi;
  study: Pick<StudyApi, 'thumbsUp'>;
  comments: CommentsApi;
  onChanged: () => void;
}

/** A picture of a doubt's page. */
export function DoubtView({ doubt, doubts, posts, study, comments, onChanged }: DoubtViewProps) {
  const strings = useStrings(detailStrings);
  const parts = usePostParts();
  const { id, title, content, question, stem } = doubt;
  return (
    <Stack gap={24}>
      <Breadcrumbs items={[{ label: strings.list, href: paths.doubts() }, { label: title }]} />
      <Heading level={1} font="reading" size="display">
        {title}
      </Heading>
      <DoubtFacts doubt={doubt} />
      {question && stem !== null && <AskedStem stem={stem} />}
      <PostText html={content} />
      <TagLinks tags={doubt.tags ?? []} />
      <DoubtWays doubt={doubt} doubts={doubts} onChanged={onChanged} />
      <DoubtAnswers doubt={doubt} doubts={doubts} posts={posts} onChanged={onChanged} />
      <PostFoot
        type="doubt"
        post={doubt}
        posts={posts}
        study={study}
        comments={comments}
        remove={() => doubts.remove(id)}
        restore={() => doubts.restore(id)}
        renderEditor={(close) => (
          <PostEditor
            draftName={`doubt/${id}`}
            {...parts}
            saved={{ title, content, tagIds: idsOf(doubt.tags) }}
            findPeople={(keywords) => posts.people(keywords, { type: 'doubt', id })}
            send={async (change) => {
              const { tagIds: tag_ids } = change;
              await doubts.update(id, { title: change.title, content: change.content, tag_ids });
              return id;
            }}
            onSent={() => {
              close();
              onChanged();
            }}
            onCancel={close}
            strings={strings.change}
          />
        )}
        isOpenAtFirst
      />
    </Stack>
  );
}
