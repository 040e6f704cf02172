import { couponLimits } from '@shuyuan/api-client/money';
import { NumberField } from '@shuyuan/ui/number-field';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { choicesOf } from '../choices-of.ts';
import { momentField } from '../moment-field.tsx';
import type { ManagedCouponsStrings } from './coupons.strings.ts';
import { targetFields } from './target-field.tsx';

/** The form of coupons that are given out together. */
export const couponFields = (words: ManagedCouponsStrings): readonly FormField[] => [
  { kind: 'text', name: 'name', label: words.name, isRequired: true },
  { kind: 'multi-line', name: 'description', label: words.about },
  { kind: 'choice', name: 'type', label: words.type, choices: choicesOf(words.types) },
  {
    kind: 'custom',
    name: 'rate',
    label: words.worth,
    isRequired: true,
    render: (field) => <RateField {...field} words={words} />,
  },
  {
    kind: 'number',
    name: 'full_discount_price',
    label: words.full,
    description: words.fullHint,
    unit: words.yuan,
    min: 0,
  },
  ...targetFields(words),
  { kind: 'choice', name: 'deadline_mode', label: words.mode, choices: choicesOf(words.modes) },
  endField(words),
  {
    kind: 'custom',
    name: 'fixed_day',
    label: words.days,
    render: (field) => <DaysField {...field} words={words} />,
  },
  { kind: 'switch', name: 'is_open', label: words.isOpen, description: words.isOpenHint },
  { kind: 'text', name: 'prefix', label: words.prefix, description: words.prefixHint },
];

/** What a new batch begins with. `target_title` is only read. */
export const blankCoupons = {
  name: '',
  description: '',
  type: 'minus',
  rate: null,
  full_discount_price: 0,
  target_type: 'all',
  target_id: null,
  target_title: '',
  deadline_mode: 'time',
  deadline: null,
  fixed_day: null,
  is_open: true,
  prefix: '',
};

type OwnFieldProps = CustomFieldProps & { words: ManagedCouponsStrings };

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);

function RateField({ value, values, onChange, error, words }: OwnFieldProps) {
  const isShare = values['type'] === 'discount';
  const rate = numberIn(value);
  return (
    <NumberField
      label={words.worth}
      description={isShare && rate !== null ? words.discountHint(rate) : words.worthHint}
      value={rate}
      min={1}
      max={isShare ? 99 : couponLimits.yuan}
      step={1}
      hasSteppers={false}
      isRequired
      unit={isShare ? words.percent : words.yuan}
      onChange={onChange}
      {...(error !== undefined && { errorMessage: error })}
    />
  );
}

/** Asked for where the coupons end at a moment. */
function endField(words: ManagedCouponsStrings): FormField {
  const field = momentField({ name: 'deadline', label: words.deadline, description: words.deadlineHint });
  if (field.kind !== 'custom') return field;
  return {
    ...field,
    render: (props) => (props.values['deadline_mode'] === 'time' ? field.render(props) : null),
  };
}

/** Asked for where they end so many days after they were taken. */
function DaysField({ value, values, onChange, error, words }: OwnFieldProps) {
  if (values['deadline_mode'] !== 'day') return null;
  return (
    <NumberField
      label={words.days}
      value={numberIn(value)}
      min={1}
      max={couponLimits.days}
      step={1}
      hasSteppers={false}
      unit={words.dayUnit}
      onChange={onChange}
      {...(error !== undefined && { errorMessage: error })}
    />
  );
}
