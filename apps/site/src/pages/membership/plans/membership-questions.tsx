import type { Faq } from '@shuyuan/api-client';
import { Accordion, Disclosure } from '@shuyuan/ui/disclosure';
import { Heading, Stack } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import * as styles from './plans.css.ts';
import { plansStrings } from './plans.strings.ts';

/** What people ask before they buy, and a way to all other questions. */
export function MembershipQuestions({ questions }: { questions: readonly Faq[] }) {
  const strings = useStrings(plansStrings);
  const isReachable = useReachable();
  const faq = paths.faq();
  return (
    <section className={styles.questions}>
      <Stack gap={12}>
        <Heading level={2} font="reading">
          {strings.questions}
        </Heading>
        {isReachable(faq) && (
          <Link to={faq} className={styles.all}>
            {strings.allQuestions}
          </Link>
        )}
      </Stack>
      <Accordion allowsMultiple level={3}>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} id={String(id)} title={question}>
            <RichText html={answer} variant="comment" pictures="all" />
          </Disclosure>
        ))}
      </Accordion>
    </section>
  );
}
