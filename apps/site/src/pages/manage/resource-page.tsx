import type { ManagedEntity } from '@shuyuan/api-client/manage';
import {
  ResourceForm,
  type FormDeclaration,
  type ResourceFormProps,
  type WrittenResource,
  type WrittenRow,
} from '@shuyuan/widgets/resource-form';
import {
  ResourceList,
  type ListDeclaration,
  type ListedResource,
  type ListedRow,
} from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import type { ManageQuery } from '../../paths/paths.ts';
import { useManage, useRevision } from '../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../shell/use-page-ready.ts';
import { useStrings } from '../../stores/site-context.tsx';
import { entityNouns } from './entity-nouns.strings.ts';
import { arrangementOf, type ListOrder, type OrderedResource } from './list-order.ts';
import { usePictures } from './media/use-pictures.ts';
import { searchHints } from './search-hints.strings.ts';
import { useManageAddress } from './use-manage-address.ts';

/** A resource of the console, declared. Keep it between renders. */
export interface ResourceDeclaration<Row extends ListedRow> {
  /** Accounts are opened and closed by their people alone, orders made and papers written by them, and of settings there is one sheet. */
  entity: Exclude<
    ManagedEntity,
    'member' | 'order' | 'setting' | 'paperAttempt' | 'grant' | 'refund' | 'payment' | 'withdrawal'
  >;
  list: Omit<ListDeclaration<Row>, 'name' | 'removePermission' | 'noun' | 'arranged'>;
  /** Lets the rows be put in order in the list; the entity's calls must save it. @default rows have no order */
  order?: ListOrder<Row>;
  form: Omit<FormDeclaration, 'name'>;
  words: {
    /** The heading of the list. */
    title: string;
    /** On the button that adds one. */
    add: string;
    /** The heading of the form of a new one, and of one that is there. */
    addTitle: string;
    editTitle: string;
  };
}

export interface ResourcePageProps<Row extends ListedRow, Whole extends WrittenRow> {
  /** Of the console's client. */
  resource: ListedResource<Row> & WrittenResource<Whole> & OrderedResource;
  declaration: ResourceDeclaration<Row>;
  addressOf: (query: ManageQuery) => string;
}

/** A page of the console: a list, and the form of one on a sheet beside it. What is shown and what is open stand in the address. */
export function ResourcePage<Row extends ListedRow, Whole extends WrittenRow>({
  resource,
  declaration,
  addressOf,
}: ResourcePageProps<Row, Whole>) {
  const { notices } = useManage();
  const undone = useRevision();
  const { query, open, show, openOne, close } = useManageAddress(addressOf);
  const [saved, setSaved] = useState(0);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  const { entity, words } = declaration;
  const nouns = useStrings(entityNouns);
  const hints = useStrings(searchHints);
  // Applications are sent by visitors, reviews by learners; goods are made in their own lists, and leave the shop by an action.
  const add =
    entity === 'application' || entity === 'review' || entity === 'product'
      ? null
      : (`${entity}.store` as const);
  const own = useMemo(
    () => ({
      list: {
        ...declaration.list,
        name: entity,
        noun: nouns[entity],
        ...(declaration.order && { arranged: arrangementOf(entity, declaration.order, resource) }),
        ...(entity !== 'product' && { removePermission: `${entity}.delete` as const }),
      },
      form: { ...declaration.form, name: entity },
      listWords: { title: words.title, add: words.add, keywordsPlaceholder: hints[entity] },
      formWords: { title: words.editTitle, addTitle: words.addTitle },
    }),
    [declaration, entity, words, nouns, hints, resource],
  );

  return (
    <>
      <ResourceList
        resource={resource}
        declaration={own.list}
        query={query}
        onQueryChange={show}
        revision={undone + saved}
        onActed={notices.add}
        onOpen={openOne}
        {...(add && { addPermission: add, onAdd: () => openOne('new') })}
        onReady={() => setIsReady(true)}
        strings={own.listWords}
      />
      {open !== 'nothing' && (
        <FormOfPage
          resource={resource}
          declaration={own.form}
          id={open === 'new' ? null : open}
          onSaved={(done) => {
            notices.add(done);
            setSaved(saved + 1);
            close();
          }}
          onClose={close}
          strings={own.formWords}
        />
      )}
    </>
  );
}

/** The form, and how pictures come into its texts. */
function FormOfPage<Whole extends WrittenRow>(form: ResourceFormProps<Whole>) {
  const { props: pictures, picker } = usePictures();
  return (
    <>
      <ResourceForm {...form} {...pictures} />
      {picker}
    </>
  );
}
