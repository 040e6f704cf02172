import { Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import type { FormField } from '@shuyuan/widgets/resource-form';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import type { ManagedCoursesStrings } from './courses.strings.ts';

/** The way to how others see the course that is open. What is not saved yet is not seen there. */
export const previewField = (words: ManagedCoursesStrings): FormField => ({
  kind: 'custom',
  name: 'preview',
  label: words.preview,
  render: () => <PreviewLink words={words} />,
});

function PreviewLink({ words }: { words: ManagedCoursesStrings }) {
  const [search] = useSearchParams();
  const id = idOf(search.get('open'));
  // A new one has no page yet.
  if (id === null) return null;
  return (
    <Stack gap={4}>
      <div>
        <LinkButton size="small" href={paths.manageCoursePreview(id)}>
          {words.preview}
        </LinkButton>
      </div>
      <Text size="small" tone="muted">
        {words.previewHint}
      </Text>
    </Stack>
  );
}
