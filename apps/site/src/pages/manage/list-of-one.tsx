import type { PermissionCode } from '@shuyuan/api-client';
import { Inline, Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import {
  ResourceList,
  type ListDeclaration,
  type ListedResource,
  type ListedRow,
} from '@shuyuan/widgets/resource-list';
import { useState, type ReactNode } from 'react';
import type { ManageQuery } from '../../paths/paths.ts';
import { useManage, useRevision } from '../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../shell/use-page-ready.ts';
import { useManageAddress } from './use-manage-address.ts';

interface ListOfOneProps<Row extends ListedRow> {
  /** The list, and how it is declared. Keep both between renders. */
  resource: ListedResource<Row>;
  declaration: ListDeclaration<Row>;
  /** Keep it between renders. */
  addressOf: (query: ManageQuery) => string;
  /** Title, what adds and what searches; they may change once the name of the one thing is known. */
  strings: { title: string; add: string; keywordsPlaceholder?: string };
  addPermission: PermissionCode;
  /** To the list that the one thing stands in. */
  back: { href: string; label: string };
  /** Beside the way back. */
  aside?: ReactNode;
  /** What is open while something is added. `onAdded` closes it and asks for the list anew. */
  adding: (ways: { onAdded: () => void; onClose: () => void }) => ReactNode;
}

/** What belongs to one thing of another list: who studies a course, the codes of an activity. */
export function ListOfOne<Row extends ListedRow>(props: ListOfOneProps<Row>) {
  const { resource, declaration, addressOf, strings, addPermission, back, aside, adding } = props;
  const { notices } = useManage();
  const { query, open, show, openOne, close } = useManageAddress(addressOf);
  const revision = useRevision();
  const [added, setAdded] = useState(0);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  function onAdded() {
    setAdded(added + 1);
    close();
  }
  return (
    <Stack gap={16}>
      <Inline>
        <LinkButton size="small" href={back.href}>
          {back.label}
        </LinkButton>
        {aside}
      </Inline>
      <ResourceList
        resource={resource}
        declaration={declaration}
        query={query}
        onQueryChange={show}
        revision={revision + added}
        onActed={notices.add}
        addPermission={addPermission}
        onAdd={() => openOne('new')}
        onReady={() => setIsReady(true)}
        strings={strings}
      />
      {open === 'new' && adding({ onAdded, onClose: close })}
    </Stack>
  );
}
