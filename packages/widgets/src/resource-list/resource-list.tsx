import type { PermissionCode } from '@shuyuan/api-client';
import { moveListFocus } from '../async/move-list-focus.ts';
import { PersonWidget } from '../widget/widget.tsx';
import { ResourceListProvider } from './resource-list.context.ts';
import { createResourceListStore } from './resource-list.store.ts';
import { resourceListStrings, type ResourceListStrings } from './resource-list.strings.ts';
import type {
  ExportedFile,
  ListDeclaration,
  ListedResource,
  ListedRow,
  ListQuery,
} from './resource-list.types.ts';
import { ResourceListView } from './resource-list.view.tsx';

/** A resource's list. Page, order and filters are the page's: they come as `query` and change through `onQueryChange`. */
export interface ResourceListProps<Row extends ListedRow> {
  /** The calls of what is listed: a `ResourceApi`. */
  resource: ListedResource<Row>;
  /** Columns, filters and actions. Keep it between renders. */
  declaration: ListDeclaration<Row>;
  /** What the page's address asks for, by the contract's names. @default the first page of all */
  query?: ListQuery;
  /** Somebody has turned the page, or wants another order, filter or keywords. */
  onQueryChange?: (query: ListQuery) => void;
  /** Another one asks for the rows again, as after something was taken back elsewhere. */
  revision?: number;
  /** Something was done that `log.undo` takes back. */
  onActed?: (acted: { text: string; actionId: number }) => void;
  /** A row is to be opened, by its title or its menu. Leave out, with `rowHref`, where it has a page of its own. */
  onOpen?: (id: number) => void;
  /** Address of a row's own page: its title is then a link. Keep the function between renders. */
  rowHref?(this: void, row: Row): string;
  /** Something new is to be added. Without it there is no button. */
  onAdd?: () => void;
  /** What adding asks for. */
  addPermission?: PermissionCode;
  /** Takes the file of an export. @default the browser saves it */
  onExported?: (file: ExportedFile) => void;
  /** The rows are there, or did not come. */
  onReady?: () => void;
  /** Level of the heading. @default 1: the list is the page */
  level?: 1 | 2;
  /** Words of your own in place of ours: its `title` at least. Keep the object between renders. */
  strings: Partial<ResourceListStrings> & Pick<ResourceListStrings, 'title'>;
}

/** Things of one kind, as the console looks after them: found, ordered, chosen, changed and taken back. Needs a `HostProvider`. */
export function ResourceList<Row extends ListedRow>(props: ResourceListProps<Row>) {
  return (
    <PersonWidget
      name="resource-list"
      props={props as ResourceListProps<ListedRow>}
      strings={resourceListStrings}
      createStore={createResourceListStore}
      subject={props.declaration.name}
      isReady={({ list }) => list.status !== 'loading'}
      moveFocus={moveListFocus}
      provider={ResourceListProvider}
    >
      <ResourceListView />
    </PersonWidget>
  );
}
