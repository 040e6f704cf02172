import { Button } from '@shuyuan/ui/button';
import { DatePicker } from '@shuyuan/ui/date-picker';
import { FileIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { PermissionLink } from '@shuyuan/ui/permission';
import { RichTextEditor } from '@shuyuan/ui/rich-text-editor';
import { TextField } from '@shuyuan/ui/text-field';
import type { FormValues } from '@shuyuan/widgets/resource-form';
import { paths } from '../../../../paths/paths.ts';
import { useManage } from '../../../../shell/manage/manage-context.tsx';
import { useMediaPicker } from '../../media/use-media-picker.tsx';
import { usePictures } from '../../media/use-pictures.ts';
import { instantOf, writtenOf } from '../../moment-field.tsx';
import { SourceFinder } from '../../contents/source-finder.tsx';
import { lackOf, type LessonEntry, type LessonProblem } from './lessons.ts';
import type { LessonsStrings } from './lessons.strings.ts';
import { VideoSource } from './video-source.tsx';

export interface LessonSourceProps {
  lesson: LessonEntry;
  course: FormValues;
  words: LessonsStrings;
  onChange: (part: Partial<LessonEntry>) => void;
  problem: LessonProblem | null;
  /** Called while pictures of a text are uploaded, and when all have arrived. */
  onSendingChange: (isSending: boolean) => void;
}

/** What a lesson plays, shows or hands out, or when and where it takes place. */
export function LessonSource(props: LessonSourceProps) {
  switch (props.lesson.kind) {
    case 'video':
      return <VideoSource {...props} />;
    case 'text':
      return <TextSource {...props} />;
    case 'exam':
    case 'homework':
      return <PaperSource {...props} />;
    case 'article':
      return <ArticleSource {...props} />;
    case 'attachment':
      return <FileSource {...props} />;
    case 'live':
      return <LiveSource {...props} />;
    default:
      return props.lesson.kind satisfies never;
  }
}

function TextSource({ lesson, words, onChange, onSendingChange }: LessonSourceProps) {
  const { props: pictures, picker } = usePictures();
  return (
    <>
      <RichTextEditor
        label={words.text}
        placeholder={words.textExample}
        value={lesson.render_content}
        {...pictures}
        onSendingChange={onSendingChange}
        onChange={(html) => onChange({ render_content: html, is_ready: html !== '' })}
      />
      {picker}
    </>
  );
}

function PaperSource({ lesson, words, onChange }: LessonSourceProps) {
  const { client } = useManage();
  return (
    <Stack gap={8}>
      <Text weight="bold">{words.paper}</Text>
      <Text>{lesson.source_title || words.noPaper}</Text>
      {lackOf(lesson) === 'unpublished' && (
        <Text size="small" tone="caution">
          {words.unpublishedPaper}
        </Text>
      )}
      <SourceFinder
        label={words.findPaper}
        subject="paper"
        permission="paper"
        find={async (keywords, signal) => (await client.papers.list({ keywords, size: 8 }, { signal })).data}
        describe={({ status, questions_count: count }) =>
          words.paperFact(words.articleStatuses[status], count)
        }
        isLeftOut={({ id }) => id === lesson.paper_id}
        onPick={({ id, title, status }) =>
          onChange({
            paper_id: id,
            source_title: title,
            is_ready: status === 'published',
            is_removed: false,
            ...(lesson.title === '' && { title }),
          })
        }
      />
      <Inline>
        <PermissionLink
          permission="paper.store"
          size="small"
          target="_blank"
          href={paths.managePapers({ open: 'new' })}
        >
          {words.newPaper}
        </PermissionLink>
      </Inline>
    </Stack>
  );
}

function ArticleSource({ lesson, words, onChange, problem }: LessonSourceProps) {
  const { client } = useManage();
  return (
    <Stack gap={8}>
      <Text weight="bold">{words.article}</Text>
      <Text>{lesson.source_title || words.noArticle}</Text>
      <SourceFinder
        label={words.findArticle}
        subject="article"
        permission="article"
        find={async (keywords, signal) =>
          (await client.articles.list({ keywords, size: 8 }, { signal })).data
        }
        describe={({ status }) => words.articleStatuses[status]}
        onPick={({ id, title }) =>
          onChange({
            article_id: id,
            source_title: title,
            is_ready: true,
            is_removed: false,
            ...(lesson.title === '' && { title }),
          })
        }
        error={problem === 'article' ? words.problems.article : undefined}
      />
    </Stack>
  );
}

function FileSource({ lesson, words, onChange }: LessonSourceProps) {
  const { pick, picker } = useMediaPicker();
  async function choose() {
    const file = await pick('file');
    if (file)
      onChange({
        media_id: file.id,
        source_title: file.title,
        is_ready: true,
        ...(lesson.title === '' && { title: file.title }),
      });
  }
  return (
    <Stack gap={8}>
      <Text weight="bold">{words.file}</Text>
      <Text>{lesson.source_title || words.noFile}</Text>
      <Inline>
        <Button size="small" icon={<FileIcon size="small" />} onPress={() => void choose()}>
          {words.pickFile}
        </Button>
      </Inline>
      {picker}
    </Stack>
  );
}

function LiveSource({ lesson, words, onChange, problem }: LessonSourceProps) {
  return (
    <>
      <DatePicker
        label={words.startsAt}
        description={words.startsAtHint}
        granularity="minute"
        value={writtenOf(lesson.starts_at)}
        onChange={(moment) => onChange({ starts_at: moment ? instantOf(moment) : null })}
        {...(problem === 'start' && { errorMessage: words.problems.start })}
      />
      <TextField
        label={words.liveUrl}
        description={words.liveUrlHint}
        autoComplete="off"
        value={lesson.live_url}
        onChange={(address) => onChange({ live_url: address })}
      />
    </>
  );
}
