import {
  ResourceList,
  type ListDeclaration,
  type ListedResource,
  type ListedRow,
  type ResourceListStrings,
} from '@shuyuan/widgets/resource-list';
import { useState, type ReactNode } from 'react';
import { useRevision } from '../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../shell/use-page-ready.ts';
import type { useManageAddress } from './use-manage-address.ts';

/** What the details of a row are drawn with. */
export interface OpenDetails {
  id: number;
  /** Rises with each change: what is open may be another then. */
  revision: number;
  onChanged: () => void;
  onClose: () => void;
}

interface DetailedListProps<Row extends ListedRow> {
  resource: ListedResource<Row>;
  /** Keep it between renders. */
  declaration: ListDeclaration<Row>;
  address: ReturnType<typeof useManageAddress>;
  words: Partial<ResourceListStrings> & Pick<ResourceListStrings, 'title'>;
  children: (details: OpenDetails) => ReactNode;
}

/** A list of the console whose rows open beside it; the list is asked for anew when something of a row has changed. */
export function DetailedList<Row extends ListedRow>(props: DetailedListProps<Row>) {
  const { resource, declaration, address, words, children } = props;
  const { query, open, show, openOne, close } = address;
  const logged = useRevision();
  const [changes, setChanges] = useState(0);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  const revision = logged + changes;
  return (
    <>
      <ResourceList
        resource={resource}
        declaration={declaration}
        query={query}
        onQueryChange={show}
        revision={revision}
        onOpen={openOne}
        onReady={() => setIsReady(true)}
        strings={words}
      />
      {typeof open === 'number' &&
        children({ id: open, revision, onChanged: () => setChanges(changes + 1), onClose: close })}
    </>
  );
}
