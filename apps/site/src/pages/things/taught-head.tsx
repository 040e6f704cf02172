import type { CourseCard } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Image } from '@shuyuan/ui/image';
import { Heading, Text } from '@shuyuan/ui/layout';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import * as styles from '../archetypes/detail.css.ts';
import { ThingActions, type ThingActionsProps } from './thing-actions.tsx';

export interface TaughtHeadProps {
  type: ThingActionsProps['thing']['type'];
  thing: Pick<CourseCard, 'id' | 'title' | 'short_description' | 'thumb' | 'teacher'> &
    ThingActionsProps['marks'] & { is_buy: boolean };
  /** Said of the teacher, below the name. */
  aboutTeacher?: string;
  facts: ReactNode;
  /** The word for what the reader has bought. */
  bought: string;
  /** Below all else. */
  children?: ReactNode;
}

/** The head of a course or a column: its cover, what it is, who teaches it and what is said of it. */
export function TaughtHead({ type, thing, aboutTeacher = '', facts, bought, children }: TaughtHeadProps) {
  const { teacher } = thing;
  return (
    <header className={styles.head}>
      <Image src={thing.thumb} alt="" ratio="4:3" isPriority />
      <div className={styles.words}>
        <Heading level={1} font="reading" size="display">
          {thing.title}
        </Heading>
        <Text size="reading">{thing.short_description}</Text>
        {teacher && (
          <div className={styles.facts}>
            <Avatar name={teacher.name} src={teacher.avatar} size="small" />
            <Link to={paths.teacher(teacher.id)} className={styles.teacher}>
              {teacher.name}
            </Link>
            <span>{teacher.title}</span>
          </div>
        )}
        {aboutTeacher !== '' && (
          <Text size="small" tone="muted">
            {aboutTeacher}
          </Text>
        )}
        <div className={styles.facts}>
          {facts}
          {thing.is_buy && <Badge tone="positive">{bought}</Badge>}
        </div>
        <div className={styles.facts}>
          <ThingActions thing={{ type, id: thing.id }} marks={thing} title={thing.title} />
        </div>
        {children}
      </div>
    </header>
  );
}
