/** How much room the list has. The styles show one of the three. */
export type Room = 'narrow' | 'medium' | 'wide';

/** Pages that are left out, `from` and `to` among them. */
export interface Gap {
  from: number;
  to: number;
}

export type PageListItem = number | Gap;

/** An item, and the rooms in which it is shown. */
export interface PlacedItem {
  item: PageListItem;
  rooms: Room[];
}

const slotsOf: Record<Room, number> = { narrow: 1, medium: 5, wide: 7 };

const sequence = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The pages to offer in at most `slots` places (1, 5, 7 …): first, last, and what is around `current`. Every page from
 * 1 to `pages` is in it once, by itself or in a gap; no gap hides a single page. One slot holds the current page alone.
 */
export function pageList(current: number, pages: number, slots: number): PageListItem[] {
  if (slots < 5) return [current];
  if (pages <= slots) return sequence(1, pages);
  const reach = (slots - 5) / 2;
  const firstInside = reach + 4;
  const atEdge = slots - 2;
  if (current < firstInside) return [...sequence(1, atEdge), { from: atEdge + 1, to: pages - 1 }, pages];
  if (current > pages - firstInside + 1)
    return [1, { from: 2, to: pages - atEdge }, ...sequence(pages - atEdge + 1, pages)];
  return [
    1,
    { from: 2, to: current - reach - 1 },
    ...sequence(current - reach, current + reach),
    { from: current + reach + 1, to: pages - 1 },
    pages,
  ];
}

const startOf = (item: PageListItem) => (typeof item === 'number' ? item : item.from);
const isSame = (a: PageListItem, b: PageListItem) =>
  typeof a === 'number' || typeof b === 'number' ? a === b : a.from === b.from && a.to === b.to;

/** The lists of all rooms in one, in order, so that styles alone can choose. */
export function placedPageList(current: number, pages: number): PlacedItem[] {
  const placed: PlacedItem[] = [];
  for (const room of ['narrow', 'medium', 'wide'] as const) {
    for (const item of pageList(current, pages, slotsOf[room])) {
      const known = placed.find((other) => isSame(other.item, item));
      if (known) known.rooms.push(room);
      else placed.push({ item, rooms: [room] });
    }
  }
  return placed.sort((a, b) => startOf(a.item) - startOf(b.item));
}
