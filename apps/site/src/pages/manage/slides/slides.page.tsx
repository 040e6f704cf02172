import type { ManagedSlider } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { momentField } from '../moment-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedSlidesStrings, type ManagedSlidesStrings } from './slides.strings.ts';

const declare = (words: ManagedSlidesStrings): ResourceDeclaration<ManagedSlider> => ({
  entity: 'slider',
  words,
  list: {
    columns: [
      { id: 'title', label: words.name, isRowHeader: true, sort: 'title', cell: ({ title }) => title },
      { id: 'url', label: words.url, width: 220, cell: ({ url }) => url },
      { id: 'sort', label: words.sort, align: 'end', width: 'fit', sort: 'sort', cell: ({ sort }) => sort },
      {
        id: 'status',
        label: words.state,
        width: 'fit',
        cell: ({ status }) => (
          <Badge tone={status === 'shown' ? 'positive' : 'neutral'}>{words.statuses[status]}</Badge>
        ),
      },
    ],
    hasKeywords: false,
    titleOf: ({ title }) => words.quoted(title),
  },
  form: {
    fields: [
      { kind: 'text', name: 'title', label: words.name, isRequired: true },
      { kind: 'text', name: 'thumb', label: words.picture, description: words.pictureHint, isRequired: true },
      { kind: 'multi-line', name: 'description', label: words.about, description: words.aboutHint },
      { kind: 'text', name: 'url', label: words.url, description: words.urlHint, isRequired: true },
      momentField({ name: 'starts_at', label: words.starts, description: words.timeHint }),
      momentField({ name: 'ends_at', label: words.ends, description: words.timeHint }),
      { kind: 'number', name: 'sort', label: words.sort, description: words.sortHint, min: 0 },
      { kind: 'switch', name: 'is_shown', label: words.isShown },
    ],
    blank: {
      title: '',
      thumb: '',
      description: '',
      url: '',
      starts_at: null,
      ends_at: null,
      sort: 0,
      is_shown: true,
    },
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageSliders.store.body,
    titleOf: ({ title }) => words.quoted(String(title)),
  },
});

/** The slides at the top of home. */
export default function ManageSlidesPage() {
  const { client } = useManage();
  const words = useStrings(managedSlidesStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return <ResourcePage resource={client.sliders} declaration={declaration} addressOf={paths.manageSlides} />;
}
