import { busyFor, type Faq } from '@shuyuan/api-client';
import { Button } from '@shuyuan/ui/button';
import { Accordion, Disclosure } from '@shuyuan/ui/disclosure';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { RichText } from '@shuyuan/ui/rich-text';
import { SearchField } from '@shuyuan/ui/search-field';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { faqStrings } from './faq.strings.ts';
import { findFaqs } from './find-faqs.ts';

export interface FaqViewProps {
  list: Resource<Faq[]>;
  /** What is looked for. */
  words: string;
  onFind: (words: string) => void;
}

/** A picture of the frequent questions. */
export function FaqView({ list, words, onFind }: FaqViewProps) {
  const strings = useStrings(faqStrings);
  return (
    <div className={columns.form}>
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1} font="reading" size="display">
            {strings.title}
          </Heading>
          <Text size="reading" tone="muted">
            {strings.lead}
          </Text>
        </Stack>
        {list.status === 'loading' && (
          <Skeleton>
            <SkeletonText size="lead" lines={8} />
          </Skeleton>
        )}
        {list.status === 'failed' && (
          <ErrorState
            title={strings.failed}
            description={strings.failedHint}
            retryAfter={busyFor(list.error)}
            onRetry={list.retry}
          />
        )}
        {list.status === 'ready' && <Questions faqs={list.data} words={words} onFind={onFind} />}
      </Stack>
    </div>
  );
}

function Questions({
  faqs,
  words,
  onFind,
}: Pick<FaqViewProps, 'words' | 'onFind'> & { faqs: readonly Faq[] }) {
  const strings = useStrings(faqStrings);
  if (faqs.length === 0) return <EmptyState title={strings.empty} description={strings.emptyHint} />;
  const groups = findFaqs(faqs, words);
  const isNarrowed = words.trim() !== '';
  const count = groups.reduce((sum, group) => sum + group.faqs.length, 0);
  return (
    <Stack gap={32}>
      <SearchField
        label={strings.find}
        placeholder={strings.placeholder}
        value={words}
        onChange={onFind}
        onClear={() => onFind('')}
        maxLength={100}
      />
      <LiveRegion message={isNarrowed ? strings.found(count) : ''} />
      {groups.map(({ id, name, faqs: of }) => (
        <Stack key={id} gap={12}>
          <Heading level={2}>{name}</Heading>
          <Accordion allowsMultiple level={3}>
            {of.map((faq) => (
              <Disclosure key={faq.id} id={String(faq.id)} title={faq.question}>
                <RichText html={faq.answer} variant="comment" pictures="all" />
              </Disclosure>
            ))}
          </Accordion>
        </Stack>
      ))}
      {groups.length === 0 && (
        <EmptyState
          title={strings.none(words.trim())}
          description={strings.noneHint}
          action={<Button onPress={() => onFind('')}>{strings.showAll}</Button>}
        />
      )}
    </Stack>
  );
}
