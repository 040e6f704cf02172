import type { PreviewedAs } from '@shuyuan/api-client/manage';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useParams, useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { DetailView } from '../../courses/detail/detail.view.tsx';
import { PreviewContext } from '../../courses/detail/preview-context.ts';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { coursePreviewStrings } from './preview.strings.ts';

const people = ['visitor', 'learner', 'member'] as const satisfies readonly PreviewedAs[];

/** A course's page as a visitor, who has bought it or a member gets it, before it is published too. */
export default function ManageCoursePreviewPage() {
  const { navigate } = useSite();
  const { client } = useManage();
  const words = useStrings(coursePreviewStrings);
  const [search] = useSearchParams();
  const course = idOf(useParams()['id'] ?? null);
  if (course === null) return <FailureScreen isInPlace kind="not-found" />;
  const as = people.find((person) => person === search.get('as')) ?? 'visitor';
  return (
    <Stack gap={16}>
      <Inline gap={8}>
        <LinkButton size="small" href={paths.manageCourses({ open: course })}>
          {words.back}
        </LinkButton>
      </Inline>
      <LightTabs
        value={as}
        activation="manual"
        onChange={(person) => navigate(paths.manageCoursePreview(course, person), { replace: true })}
      >
        <LightTabList label={words.label}>
          {people.map((person) => (
            <LightTab key={person} id={person}>
              {words.people[person]}
            </LightTab>
          ))}
        </LightTabList>
        <LightTabPanel id={as}>
          {/* The band at the head of a course reaches as far up as the gap. */}
          <Stack gap={40}>
            <Text tone="muted">{words.hints[as]}</Text>
            <DetailPage
              id={course}
              question={`preview as ${as}`}
              load={async (id, signal) => {
                const answer = await client.previews.course(id, as, { signal });
                await prepareRichText(answer.course.render_description);
                return answer;
              }}
              titleOf={({ course: { title } }) => words.titleOf(title)}
            >
              {(found) => (
                <PreviewContext.Provider value>
                  <DetailView course={found} />
                </PreviewContext.Provider>
              )}
            </DetailPage>
          </Stack>
        </LightTabPanel>
      </LightTabs>
    </Stack>
  );
}
