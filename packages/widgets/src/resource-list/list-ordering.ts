import { failureText } from '../async/failure-text.ts';
import type { StoreContext } from '../widget/store-context.ts';
import { isNarrowed } from './list-place.ts';
import type { ResourceListState } from './resource-list.store.ts';
import type { ResourceListStrings } from './resource-list.strings.ts';
import type { ResourceListProps } from './resource-list.tsx';
import type { ListDeclaration, ListedRow } from './resource-list.types.ts';
import {
  inTreeOrder,
  placedBeside,
  positionOf,
  stepped,
  type OrderStep,
  type RowPlace,
} from './row-places.ts';

type Context = StoreContext<ResourceListProps<ListedRow>, ResourceListStrings, ResourceListState>;
type Declaration = Pick<ListDeclaration<ListedRow>, 'arranged' | 'titleOf'>;

/** Returns whether the rows that are shown are the whole list in its own order. */
export function isOrderShown(
  { list, place }: Pick<ResourceListState, 'list' | 'place'>,
  declared: Declaration,
) {
  if (declared.arranged === undefined || list.status !== 'ready') return false;
  return place['sort'] === '' && !isNarrowed(place) && list.total === list.rows.length;
}

/** Places of the rows in display order: as the person has put them, else as the server sent them. */
export function placesOf(
  { list, order }: Pick<ResourceListState, 'list' | 'order'>,
  { arranged }: Declaration,
) {
  if (list.status !== 'ready') return [];
  if (order !== null) return order;
  return inTreeOrder(list.rows.map((row) => ({ id: row.id, parentId: arranged?.parentOf?.(row) ?? null })));
}

/** Puts rows in order: shown at once, saved one call after another, the latest order last. */
export function createOrdering(context: Context, refresh: () => Promise<void>) {
  const { host, strings, getProps, get, set, announce } = context;
  let isSaving = false;

  function titleOf(id: number) {
    const { list } = get();
    const row = list.status === 'ready' ? list.rows.find((each) => each.id === id) : undefined;
    return row ? getProps().declaration.titleOf(row) : '';
  }

  /** Saves the order that is shown, and then any that it was changed to meanwhile. */
  async function save(title: string) {
    const { arranged } = getProps().declaration;
    if (isSaving || !arranged) return;
    isSaving = true;
    try {
      for (let sent = get().order; sent !== null; sent = get().order === sent ? null : get().order) {
        const { action_id: actionId } = await arranged.save(sent);
        getProps().onActed?.({ text: strings.orderSaved(title), actionId });
        if (get().order !== sent) continue;
        await refresh();
        if (get().order === sent) set({ order: null });
      }
    } catch (error) {
      set({ order: null });
      const text = failureText(error, strings.notOrdered);
      if (text) host.notify('critical', text);
      await refresh();
    } finally {
      isSaving = false;
    }
  }

  function show(id: number, change: (places: readonly RowPlace[]) => readonly RowPlace[] | null) {
    const { declaration } = getProps();
    if (!isOrderShown(get(), declaration)) return;
    const order = change(placesOf(get(), declaration));
    if (!order) return;
    set({ order });
    const { position, total } = positionOf(order, id);
    const parentId = order.find((place) => place.id === id)?.parentId ?? null;
    const title = titleOf(id);
    announce(
      parentId === null
        ? strings.movedTo(title, position, total)
        : strings.movedBelow(title, titleOf(parentId), position),
    );
    void save(title);
  }

  return {
    /** Moves a row by one step. */
    step: (id: number, step: OrderStep) => show(id, (places) => stepped(places, id, step)),
    /** Moves a row beside the one that it was dropped at. */
    drop: (id: number, target: number, isBefore: boolean) =>
      show(id, (places) => placedBeside(places, { id, target, isBefore })),
  };
}
