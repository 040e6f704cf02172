import type { CourseDetail } from '@shuyuan/api-client';
import { Card } from '@shuyuan/ui/card';
import { Stack, Text } from '@shuyuan/ui/layout';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { BuyWays } from '../../things/buy-ways.tsx';
import { lessonStrings } from './lesson.strings.ts';

/** The course that a free lesson belongs to, with its price and the ways to buy it. */
export function CourseBox({ detail: { course } }: { detail: CourseDetail }) {
  const strings = useStrings(lessonStrings);
  return (
    <section aria-label={strings.course}>
      <Card>
        <Stack gap={12}>
          <Text>
            {strings.courseOf} <Link to={paths.course(course.id)}>{course.title}</Link>
          </Text>
          <BuyWays
            goods={{ goods_type: 'course', goods_id: course.id }}
            charge={course.charge}
            buy={strings.buyCourse}
          />
        </Stack>
      </Card>
    </section>
  );
}
