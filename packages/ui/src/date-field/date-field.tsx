import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { AriaFooter, AriaLabel, useAriaField } from '../field/aria-field.tsx';
import { Frame } from '../field/field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { dayWiring, oneDayWiring, type DayProps, type OneDayProps } from './date-values.ts';
import { useDayProblem } from './day-problem.ts';
import { Segments } from './segments.tsx';

/** Days are strings as `2026-11-21`, with minutes `2026-11-21T19:30`; they have no time zone. */
export interface DateFieldProps extends DayProps, OneDayProps {}

/** A day that everybody knows by heart, typed part by part. To look for a day use `DatePicker`. */
export function DateField(props: DateFieldProps) {
  const { size = 'standard', isDisabled, isReadOnly } = props;
  const { message, wiring } = useAriaField(props);
  const validate = useDayProblem(props);
  return (
    <AriaDateField
      {...wiring}
      {...dayWiring(props)}
      {...oneDayWiring(props)}
      validate={validate}
      data-component="date-field"
      className={fieldStyles.field}
    >
      {({ isInvalid }) => (
        <>
          <AriaLabel field={props} />
          <Frame size={size} isInvalid={isInvalid} isDisabled={isDisabled} isReadOnly={isReadOnly}>
            <Segments size={size} />
          </Frame>
          <AriaFooter description={props.description} message={message} />
        </>
      )}
    </AriaDateField>
  );
}
