import type { Question } from '@shuyuan/api-client';
import { useState } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { AnswerContent } from './answers.ts';
import { AskedQuestion } from './asked-question.view.tsx';
import * as styles from './questions.css.ts';
import { questionsStrings } from './questions.strings.ts';

/** A question as a learner meets it, to be tried out by whoever writes it: what is answered stays here, and nothing is marked. */
export function QuestionPreview({ question }: { question: Question }) {
  const { locale } = useHost();
  const strings = questionsStrings[locale];
  const [answers, setAnswers] = useState<Record<string, AnswerContent>>({});
  return (
    <div data-component="question-preview" className={styles.preview}>
      <p className={styles.facts}>
        {strings.types[question.type]} · {strings.points(question.score)}
      </p>
      <AskedQuestion
        id={0}
        question={question}
        valueOf={(key) => answers[key] ?? null}
        isDisabled={false}
        isReview={false}
        strings={strings}
        onChange={(key, value) => setAnswers((before) => ({ ...before, [key]: value }))}
      />
    </div>
  );
}
