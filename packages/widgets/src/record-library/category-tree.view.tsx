import type { RecordCategory } from '@shuyuan/api-client';
import { ErrorState } from '@shuyuan/ui/error-state';
import { ChevronDownIcon, DeleteIcon, EditIcon, PlusIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import type { ReactElement } from 'react';
import { CategoryNameView } from './category-name.view.tsx';
import * as styles from './category-tree.css.ts';
import type { LibraryViewContext } from './library-view-context.ts';
import { flatCategories, type Naming, type RecordLibraryState } from './record-library.state.ts';

interface CategoryTreeViewProps {
  state: RecordLibraryState;
  context: LibraryViewContext;
}

/** As the server has it: a category within a category within a category. */
const deepest = 3;

/** The categories as a tree; folded away in a narrow place until it is asked for. */
export function CategoryTreeView({ state, context }: CategoryTreeViewProps) {
  const { categories, isTreeOpen, query, naming } = state;
  const { strings, actions } = context;
  const flat = categories.status === 'ready' ? flatCategories(categories.tree) : [];
  const current = flat.find(({ id }) => id === query.categoryId)?.name ?? strings.all;
  return (
    <nav aria-label={strings.categories} data-part="categories" className={styles.tree}>
      <button
        type="button"
        aria-expanded={isTreeOpen}
        className={styles.fold}
        onClick={() => actions.toggleTree()}
      >
        {strings.currentCategory(current)}
        <ChevronDownIcon size="small" />
      </button>
      <div data-open={isTreeOpen || undefined} className={styles.body}>
        <NameRow id={0} name={strings.all} isCurrent={query.categoryId === 0} context={context} />
        <Content state={state} context={context} />
        {isMadeIn(naming, 0) && <CategoryNameView naming={naming} context={context} />}
        {categories.status === 'ready' && !naming && (
          <div className={styles.make}>
            <NativeButton size="small" isQuiet onPress={() => actions.startCreate(0)}>
              <PlusIcon size="small" />
              {strings.newCategory}
            </NativeButton>
          </div>
        )}
      </div>
    </nav>
  );
}

function Content({ state, context }: CategoryTreeViewProps) {
  const { categories } = state;
  const { strings, actions } = context;
  if (categories.status === 'failed')
    return <ErrorState size="small" title={strings.categoriesFailed} onRetry={actions.loadCategories} />;
  if (categories.status === 'ready')
    return <Branch categories={categories.tree} depth={1} state={state} context={context} />;
  return (
    <Skeleton>
      <div className={styles.skeleton}>
        <SkeletonText width="most" />
        <SkeletonText width="half" />
        <SkeletonText width="most" />
      </div>
    </Skeleton>
  );
}

interface BranchProps extends CategoryTreeViewProps {
  categories: readonly RecordCategory[];
  depth: number;
}

function Branch({ categories, depth, state, context }: BranchProps) {
  const { query, naming } = state;
  if (categories.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" className={depth === 1 ? styles.branch : styles.lower}>
      {categories.map((category) => (
        <li key={category.id}>
          {naming?.on.kind === 'rename' && naming.on.id === category.id ? (
            <CategoryNameView naming={naming} context={context} />
          ) : (
            <NameRow
              id={category.id}
              name={category.name}
              isCurrent={query.categoryId === category.id}
              context={context}
              canHold={depth < deepest}
            />
          )}
          <Branch categories={category.children} depth={depth + 1} state={state} context={context} />
          {isMadeIn(naming, category.id) && (
            <div className={styles.lower}>
              <CategoryNameView naming={naming} context={context} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface NameRowProps {
  id: number;
  name: string;
  isCurrent: boolean;
  context: LibraryViewContext;
  /** Others may be made below it. Left out for the row of all recordings, which can be neither renamed nor removed. */
  canHold?: boolean;
}

function NameRow({ id, name, isCurrent, context, canHold }: NameRowProps) {
  const { strings, actions } = context;
  return (
    <div className={styles.row} data-current={isCurrent || undefined}>
      <button
        type="button"
        data-focus={`category-${id}`}
        aria-current={isCurrent || undefined}
        className={styles.name}
        onClick={() => actions.chooseCategory(id)}
      >
        {name}
      </button>
      {canHold !== undefined && (
        <span className={styles.tools}>
          {canHold && (
            <Tool label={strings.newBelow(name)} onPress={() => actions.startCreate(id)}>
              <PlusIcon size="small" />
            </Tool>
          )}
          <Tool label={strings.rename(name)} onPress={() => actions.startRename(id)}>
            <EditIcon size="small" />
          </Tool>
          <Tool label={strings.removeCategory(name)} onPress={() => actions.askRemoveCategory(id)}>
            <DeleteIcon size="small" />
          </Tool>
        </span>
      )}
    </div>
  );
}

function Tool({ label, children, onPress }: { label: string; children: ReactElement; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} className={styles.tool} onClick={onPress}>
      {children}
    </button>
  );
}

const isMadeIn = (naming: Naming | null, parentId: number): naming is Naming =>
  naming?.on.kind === 'create' && naming.on.parentId === parentId;
