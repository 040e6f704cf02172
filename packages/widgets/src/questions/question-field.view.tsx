import type { ReactNode } from 'react';
import { BlankField } from './blank/blank-field.view.tsx';
import { ChoiceField } from './choice/choice-field.view.tsx';
import { EssayField } from './essay/essay-field.view.tsx';
import { JudgeField } from './judge/judge-field.view.tsx';
import { OrderingField } from './ordering/ordering-field.view.tsx';
import type { AnswerableQuestion, FieldProps } from './question-type.ts';

const questionFields: { [Type in AnswerableQuestion['type']]: (props: FieldProps<Type>) => ReactNode } = {
  1: ChoiceField,
  2: ChoiceField,
  3: BlankField,
  4: EssayField,
  5: JudgeField,
  7: OrderingField,
};

/** Where a question is answered, and where its answer is looked at afterwards, by its type. */
export function QuestionField(props: FieldProps) {
  // What it takes follows from the type that it stands under.
  const Field = questionFields[props.question.type] as unknown as (props: FieldProps) => ReactNode;
  return <Field {...props} />;
}
