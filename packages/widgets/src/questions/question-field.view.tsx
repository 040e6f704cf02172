import { questionTypeOf } from './question-types.ts';
import type { FieldProps } from './question-type.ts';

/** Where a question is answered, and where its answer is looked at afterwards, by its type. */
export function QuestionField(props: FieldProps) {
  const { Field } = questionTypeOf(props.question);
  return <Field {...props} />;
}
