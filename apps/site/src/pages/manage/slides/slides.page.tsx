import type { ManagedSlider } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { Image } from '@shuyuan/ui/image';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { LinkCell } from '../links/link-cell.tsx';
import { linkField } from '../links/link-field.tsx';
import { momentField } from '../moment-field.tsx';
import { pictureField } from '../picture-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import * as styles from './slides.css.ts';
import { managedSlidesStrings, type ManagedSlidesStrings } from './slides.strings.ts';

const declare = (words: ManagedSlidesStrings): ResourceDeclaration<ManagedSlider> => ({
  entity: 'slider',
  words,
  order: { kind: 'list' },
  list: {
    columns: [
      {
        id: 'title',
        label: words.name,
        isRowHeader: true,
        sort: 'title',
        cell: ({ title, thumb }) => (
          <span className={styles.title}>
            <span className={styles.picture}>
              <Image src={thumb} alt="" ratio="3:1" />
            </span>
            {title}
          </span>
        ),
      },
      { id: 'url', label: words.url, width: 220, cell: ({ url }) => <LinkCell address={url} /> },
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
      pictureField({
        name: 'thumb',
        label: words.picture,
        description: words.pictureHint,
        ratio: '3:1',
        isRequired: true,
      }),
      { kind: 'multi-line', name: 'description', label: words.about, description: words.aboutHint },
      linkField({ name: 'url', label: words.url, isRequired: true }),
      momentField({ name: 'starts_at', label: words.starts, description: words.timeHint }),
      momentField({ name: 'ends_at', label: words.ends, description: words.timeHint }),
      { kind: 'switch', name: 'is_shown', label: words.isShown },
    ],
    blank: {
      title: '',
      thumb: '',
      description: '',
      url: '',
      starts_at: null,
      ends_at: null,
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
