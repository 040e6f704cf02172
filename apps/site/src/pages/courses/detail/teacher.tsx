import type { CourseDetail } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Section, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';

interface TeacherProps {
  teacher: NonNullable<CourseDetail['course']['teacher']>;
}

/** Who teaches, and the way to all that they teach. */
export function Teacher({ teacher }: TeacherProps) {
  const strings = useStrings(detailStrings);
  return (
    <div id="teacher" className={styles.part}>
      <Section title={strings.teacher} font="reading">
        <Stack gap={12}>
          <div className={styles.teacher}>
            <Avatar name={teacher.name} src={teacher.avatar} size="large" />
            <div>
              <Text weight="bold" tone="strong">
                {teacher.name}
              </Text>
              {teacher.title !== '' && <Text tone="muted">{teacher.title}</Text>}
            </div>
          </div>
          {teacher.short_description !== '' && <Text size="reading">{teacher.short_description}</Text>}
          <div>
            <LinkButton href={paths.teacher(teacher.id)} size="small">
              {strings.teachersPage}
            </LinkButton>
          </div>
        </Stack>
      </Section>
    </div>
  );
}
