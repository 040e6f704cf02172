import { busyFor } from '@shuyuan/api-client';
import { createWrongBookApi } from '@shuyuan/api-client/exam-area';
import { Button } from '@shuyuan/ui/button';
import { Checkbox } from '@shuyuan/ui/checkbox';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Page, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import { PrintedQuestion } from '@shuyuan/widgets/questions';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from './question-sets.css.ts';
import { questionSetsStrings } from './question-sets.strings.ts';
import { questionTypeOf } from './question-type-of.ts';

/** What was answered wrong, for paper: all of it or one type, with the answers or with room for them. */
export default function PrintWrongBookPage() {
  const { client, page } = useSite();
  const { wrongBook: words, printing, types, failedHint } = useStrings(questionSetsStrings);
  const [search] = useSearchParams();
  const type = questionTypeOf(search);
  const sessionNumber = useSession((state) => state.sessionNumber);
  const [hasAnswers, setHasAnswers] = useState(true);
  const book = useResource(`printed wrong book ${sessionNumber} ${type ?? ''}`, async (signal) => {
    const answer = await createWrongBookApi(client.http).print(type === undefined ? {} : { type }, {
      signal,
    });
    // What comes after the pictures of a page are taken would be missing on paper.
    await Promise.all(answer.data.map(({ question: { question } }) => prepareRichText(question.content)));
    return answer;
  });
  usePageReady({ isReady: book.status !== 'loading' });
  return (
    <Page>
      <Stack gap={24}>
        <div className={styles.printBar}>
          <LinkButton isQuiet href={paths.wrongBook()}>
            {printing.back}
          </LinkButton>
          <Checkbox isSelected={hasAnswers} onChange={setHasAnswers}>
            {printing.hasAnswers}
          </Checkbox>
          <Button tone="action" isDisabled={book.status !== 'ready'} onPress={() => page.print()}>
            {printing.print}
          </Button>
        </div>
        <Heading level={1} font="reading" size="headline">
          {type === undefined ? words.title : `${words.title} · ${types[type] ?? ''}`}
        </Heading>
        {book.status === 'loading' && (
          <Skeleton>
            <SkeletonBlock height={320} />
          </Skeleton>
        )}
        {book.status === 'failed' && (
          <ErrorState
            title={words.failed}
            description={failedHint}
            retryAfter={busyFor(book.error)}
            onRetry={book.retry}
          />
        )}
        {book.status === 'ready' && book.data.data.length === 0 && (
          <EmptyState title={words.empty} description={words.emptyHint} />
        )}
        {book.status === 'ready' && book.data.data.length > 0 && (
          <div>
            <Text tone="muted">{printing.shown(book.data.data.length, book.data.total)}</Text>
            {book.data.data.map(({ question, wrong_count: count }, place) => (
              <PrintedQuestion
                key={question.id}
                number={place + 1}
                question={question.question}
                hasAnswer={hasAnswers}
                note={printing.wrong(count)}
              />
            ))}
          </div>
        )}
      </Stack>
    </Page>
  );
}
