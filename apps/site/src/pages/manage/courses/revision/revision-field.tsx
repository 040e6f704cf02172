import type { ManagedCourse } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import type { FormField, FormValues } from '@shuyuan/widgets/resource-form';
import { useSubmission } from '../../../../shell/use-submission.ts';
import { useStrings } from '../../../../stores/site-context.tsx';
import { Facts, type Fact } from '../../../archetypes/facts.tsx';
import type { CourseContents } from '../lessons/lessons.ts';
import { contentsChanges } from './contents-changes.ts';
import { asRevised, isSame } from './revised-courses.ts';
import { revisionStrings, type RevisionStrings } from './revision.strings.ts';

/** Publishes what waits of a course, or lets go of it. Rejects as the call does. */
export type EndRevision = (course: ManagedCourse, how: 'publish' | 'discard') => Promise<void>;

interface RevisionFieldOptions {
  /** The other fields, by whose labels changes are named. */
  fields: readonly FormField[];
  end: EndRevision;
  onEnded: () => void;
}

/** What waits of a published course, each as it was and as it shall be, and the ways to be done with it. */
export const revisionField = (options: RevisionFieldOptions): FormField => ({
  kind: 'custom',
  name: 'live',
  label: '',
  render: ({ value, values }) =>
    value === null ? null : <Revision live={value as ManagedCourse} values={values} {...options} />,
});

interface RevisionProps extends RevisionFieldOptions {
  live: ManagedCourse;
  values: FormValues;
}

function Revision({ live, values, fields, end, onEnded }: RevisionProps) {
  const words = useStrings(revisionStrings);
  const { pending, error, submit } = useSubmission<'publish' | 'discard'>(words.failed);
  const changes = fields.filter(({ name }) => live.revision && name in live.revision);
  const saved = asRevised(live);
  const isSaved = fields.every(({ name }) => isSame(values[name], saved[name as keyof ManagedCourse]));
  const press = (how: 'publish' | 'discard') => void submit(how, () => end(live, how), onEnded);
  return (
    <Stack gap={12} as="section" label={words.title}>
      <Text weight="bold" tone="strong">
        {words.title}
      </Text>
      <Text tone="muted">{changes.length === 0 ? words.none : words.some(changes.length)}</Text>
      {changes.length > 0 && (
        <>
          <Facts facts={changes.map(({ name, label }) => changeFact(label, name, live, words))} />
          {!isSaved && <Text tone="muted">{words.saveFirst}</Text>}
          {error !== '' && (
            <div role="alert">
              <Text tone="critical">{error}</Text>
            </div>
          )}
          <Inline gap={8}>
            <Button
              tone="action"
              size="small"
              isDisabled={!isSaved}
              isPending={pending === 'publish'}
              onPress={() => press('publish')}
            >
              {words.publish}
            </Button>
            <Button
              size="small"
              isDisabled={!isSaved}
              isPending={pending === 'discard'}
              onPress={() => press('discard')}
            >
              {words.discard}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}

/** What is too long for a line is only said to be another. */
const isLong = new Set(['render_description', 'short_description']);

/** What is stored by a number or an address is shown in its own field. */
const isShownThere = new Set(['thumb', 'category_id', 'teacher_id', 'profession_id', 'level']);

function changeFact(label: string, name: string, live: ManagedCourse, words: RevisionStrings): Fact {
  if (name === 'contents')
    return [label, contentsText(live.contents, (live.revision?.contents ?? []) as CourseContents, words)];
  if (isShownThere.has(name)) return [label, words.replaced];
  if (isLong.has(name)) return [label, words.rewritten];
  const of = (course: ManagedCourse) => valueText(course[name as keyof ManagedCourse], name, words);
  const [before, after] = [of(live), of(asRevised(live))];
  return [label, before === after ? words.replaced : words.from(before, after)];
}

function valueText(value: unknown, name: string, words: RevisionStrings): string {
  if (value === null || value === '') return words.nothing;
  if (Array.isArray(value)) return words.items(value.length);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'number' && name === 'charge'
    ? words.yuan(value)
    : String(value as string | number);
}

function contentsText(before: CourseContents, after: CourseContents, words: RevisionStrings): string {
  const { added, removed, changed, isArranged } = contentsChanges(before, after);
  const named = (say: (titles: string) => string, titles: readonly string[]) =>
    titles.length > 0 ? [say(titles.join(words.separator))] : [];
  return [
    ...named(words.added, added),
    ...named(words.removed, removed),
    ...named(words.changed, changed),
    ...(isArranged ? [words.arranged] : []),
  ].join(words.end);
}
