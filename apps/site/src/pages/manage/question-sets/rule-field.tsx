import type { ManagedMockPaper, MockNumbers } from '@shuyuan/api-client/manage';
import { Checkbox, CheckboxGroup } from '@shuyuan/ui/checkbox';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { NumberField } from '@shuyuan/ui/number-field';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import type { IdChoice } from '../id-field.tsx';
import { editorStrings } from '../questions/editor/editor.strings.ts';
import type { MockPapersStrings } from './question-sets.strings.ts';

type Rule = ManagedMockPaper['rule'];

const names = ['choice', 'select', 'input', 'judge', 'qa', 'cap'] as const satisfies (keyof MockNumbers)[];

/** How many questions a rule draws. */
export const drawnBy = ({ num }: Rule) => names.reduce((sum, name) => sum + num[name], 0);

interface RuleFieldOptions {
  words: MockPapersStrings;
  categories: readonly IdChoice[];
}

/** By what a mock paper is drawn, beside what the bank has of it. */
export const ruleField = (options: RuleFieldOptions): FormField => ({
  kind: 'custom',
  name: 'rule',
  label: options.words.rule,
  render: (field) => <RuleField {...field} {...options} />,
});

function RuleField({ value, onChange, error, words, categories }: CustomFieldProps & RuleFieldOptions) {
  const { levels } = useStrings(editorStrings);
  const rule = value as Rule;
  const there = useCandidates(rule);
  const told = (name: keyof MockNumbers) => {
    if (there.status === 'ready') return words.there(there.data[name]);
    return there.status === 'failed' ? undefined : words.unknown;
  };
  return (
    <Stack as="section" gap={12} label={words.rule}>
      <Text weight="bold">{words.rule}</Text>
      <Text size="small" tone="muted">
        {words.ruleHint}
      </Text>
      <CheckboxGroup
        label={words.from}
        description={words.fromHint}
        orientation="horizontal"
        value={rule.category_ids.map(String)}
        onChange={(chosen) => onChange({ ...rule, category_ids: chosen.map(Number) })}
      >
        {categories.map(({ value: id, label }) => (
          <Checkbox key={id} value={id}>
            {label}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <CheckboxGroup
        label={words.levels}
        description={words.levelsHint}
        orientation="horizontal"
        value={rule.levels.map(String)}
        onChange={(chosen) => onChange({ ...rule, levels: chosen.map(Number).toSorted((a, b) => a - b) })}
      >
        {Object.entries(levels).map(([level, label]) => (
          <Checkbox key={level} value={level}>
            {label}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Inline gap={12} align="start">
        {names.map((name) => (
          <NumberField
            key={name}
            label={words.numbers[name]}
            description={told(name)}
            min={0}
            max={1000}
            step={1}
            value={rule.num[name]}
            onChange={(count) => onChange({ ...rule, num: { ...rule.num, [name]: count ?? 0 } })}
          />
        ))}
      </Inline>
      {there.status === 'failed' && <Text tone="muted">{words.notCounted}</Text>}
      <Text weight="bold">{words.total(drawnBy(rule))}</Text>
      {error && <Text tone="critical">{error}</Text>}
    </Stack>
  );
}

/** What the bank has of the categories and levels of a rule. */
function useCandidates({ category_ids: categories, levels }: Rule) {
  const { client } = useManage();
  const from = {
    ...(categories.length > 0 && { category_ids: categories.join(',') }),
    ...(levels.length > 0 && { levels: levels.join(',') }),
  };
  return useResource(`candidates ${JSON.stringify(from)}`, (signal) =>
    client.mockPapers.candidates(from, { signal }),
  );
}
