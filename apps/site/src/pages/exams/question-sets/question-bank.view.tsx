import { busyFor } from '@shuyuan/api-client';
import type { BankCategories } from '@shuyuan/api-client/exam-area';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Page, Stack, Text } from '@shuyuan/ui/layout';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import { useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as pageStyles from '../../archetypes/page.css.ts';
import { examWords } from '../exam-words.strings.ts';
import * as styles from './question-sets.css.ts';
import { questionSetsStrings } from './question-sets.strings.ts';

interface Chosen {
  categories: number[];
  types: number[];
  levels: number[];
}

export interface QuestionBankViewProps {
  categories: Resource<BankCategories>;
  /** A category and a type were chosen at least. */
  onMake: (chosen: Chosen) => void;
}

/** A picture of choosing questions from the bank. */
export function QuestionBankView({ categories, onMake }: QuestionBankViewProps) {
  const { bank: strings, failedHint } = useStrings(questionSetsStrings);
  const words = useStrings(examWords);
  return (
    <div className={pageStyles.page}>
      <Page>
        <Stack gap={32}>
          <Stack gap={8}>
            <Breadcrumbs items={[{ label: words.exams, href: paths.exam() }, { label: strings.title }]} />
            <Heading level={1} font="reading" size="display">
              {strings.title}
            </Heading>
            <Text size="reading" tone="muted">
              {strings.lead}
            </Text>
          </Stack>
          {categories.status === 'loading' && (
            <Skeleton>
              <SkeletonBlock height={240} />
            </Skeleton>
          )}
          {categories.status === 'failed' && (
            <ErrorState
              title={strings.failed}
              description={failedHint}
              retryAfter={busyFor(categories.error)}
              onRetry={categories.retry}
            />
          )}
          {categories.status === 'ready' && <Choosing categories={categories.data} onMake={onMake} />}
        </Stack>
      </Page>
    </div>
  );
}

const allTypes = [1, 2, 3, 4, 5, 6, 7] as const;
const allLevels = [1, 2, 3, 4] as const;

const toggled = (chosen: readonly number[], one: number) =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];

function Choosing({ categories, onMake }: { categories: BankCategories; onMake: (chosen: Chosen) => void }) {
  const { bank: strings, types } = useStrings(questionSetsStrings);
  const [chosen, setChosen] = useState<Chosen>({ categories: [], types: [], levels: [] });
  const [fault, setFault] = useState('');
  const flat = categories.flatMap(({ children, ...one }) => [
    { ...one, isBelow: false },
    ...children.map((child) => ({ ...child, isBelow: true })),
  ]);
  if (flat.every(({ questions_count: count }) => count === 0))
    return <EmptyState title={strings.empty} description={strings.emptyHint} />;

  function toggle(part: keyof Chosen, one: number) {
    setChosen({ ...chosen, [part]: toggled(chosen[part], one) });
    setFault('');
  }

  function make() {
    if (chosen.categories.length === 0) setFault(strings.noCategory);
    else if (chosen.types.length === 0) setFault(strings.noType);
    else onMake(chosen);
  }

  const box = (part: keyof Chosen, one: number, label: string, isBelow = false) => (
    <label key={one} className={isBelow ? `${styles.choice} ${styles.below}` : styles.choice}>
      <input type="checkbox" checked={chosen[part].includes(one)} onChange={() => toggle(part, one)} />
      {label}
    </label>
  );

  return (
    <Stack gap={32}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{strings.categories}</legend>
        {flat.map(({ id, name, questions_count: count, isBelow }) =>
          box('categories', id, strings.counted(name, count), isBelow),
        )}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{strings.types}</legend>
        {allTypes.map((type) => box('types', type, types[type] ?? ''))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{strings.levels}</legend>
        {allLevels.map((level) => box('levels', level, strings.level[level] ?? ''))}
      </fieldset>
      <div className={styles.ways}>
        <NativeButton tone="action" size="large" onPress={make}>
          {strings.make}
        </NativeButton>
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      </div>
    </Stack>
  );
}
