import { Badge } from '@shuyuan/ui/badge';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { FormField } from '@shuyuan/widgets/resource-form';
import type { ListColumn, ListedRow, ListFilter } from '@shuyuan/widgets/resource-list';
import { momentField } from '../moment-field.tsx';
import type { DealsStrings } from './deals.strings.ts';

interface DealRow extends ListedRow {
  goods_title: string;
  charge: number;
  is_show: boolean;
  started_at: string;
  ended_at: string;
  state: 'coming' | 'running' | 'over';
}

const tones = { coming: 'neutral', running: 'positive', over: 'neutral' } as const;

/** What lists of offers have in common: the thing and its price, then what is their own, then when and how it stands. */
export const dealColumns = <Row extends DealRow>(
  words: DealsStrings,
  own: ListColumn<Row>,
): ListColumn<Row>[] => [
  { id: 'goods', label: words.goods, isRowHeader: true, cell: ({ goods_title: title }) => title },
  {
    id: 'charge',
    label: words.charge,
    align: 'end',
    width: 'fit',
    sort: 'charge',
    cell: ({ charge }) => <Price amount={charge} />,
  },
  own,
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: ({ state, is_show: isShown }) => (
      <Badge tone={isShown ? tones[state] : 'neutral'}>{isShown ? words.states[state] : words.hidden}</Badge>
    ),
  },
  {
    id: 'ended',
    label: words.endedAt,
    width: 'fit',
    sort: 'ended_at',
    cell: ({ ended_at: end }, at) => <RelativeTime value={end} now={at} />,
  },
];

/** What it costs by an offer. */
export const chargeField = (words: DealsStrings): FormField => ({
  kind: 'number',
  name: 'charge',
  label: words.charge,
  unit: words.yuan,
  min: 1,
  isRequired: true,
});

/** What every new offer begins with. */
export const blankOffer = {
  goods_type: 'course',
  goods_id: null,
  charge: null,
  started_at: null,
  ended_at: null,
  is_show: true,
};

/** When an offer runs, and whether it is offered. */
export const timeFields = (words: DealsStrings): readonly FormField[] => [
  momentField({ name: 'started_at', label: words.startedAt, description: words.momentHint }),
  momentField({ name: 'ended_at', label: words.endedAt, description: words.momentHint }),
  { kind: 'switch', name: 'is_show', label: words.isShow },
];

/** What lists of offers are narrowed by. */
export const dealFilters = (words: DealsStrings): readonly ListFilter[] => [
  {
    id: 'state',
    label: words.state,
    as: 'tabs',
    choices: (['running', 'coming', 'over'] as const).map((state) => ({
      value: state,
      label: words.states[state],
    })),
  },
];
