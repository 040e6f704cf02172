/** Position of a row in an ordered list, or in a tree of two levels. */
export interface RowPlace {
  id: number;
  /** Null at the first level. */
  parentId: number | null;
}

/** Step of a row: among its neighbours, below the row above it, or out to the first level. */
export type OrderStep = 'up' | 'down' | 'in' | 'out';

/** Returns the places in display order: each row of the first level, then those below it. */
export function inTreeOrder(places: readonly RowPlace[]): readonly RowPlace[] {
  const ids = new Set(places.map(({ id }) => id));
  const isTop = ({ parentId }: RowPlace) => parentId === null || !ids.has(parentId);
  return places
    .filter(isTop)
    .flatMap((top) => [top, ...places.filter((place) => !isTop(place) && place.parentId === top.id)]);
}

const hasChildren = (places: readonly RowPlace[], id: number) =>
  places.some(({ parentId }) => parentId === id);

/** Takes a row and the rows below it out of the places, and puts them in at another index and under another parent. */
function moved(
  places: readonly RowPlace[],
  { id, parentId }: RowPlace,
  isAfter: (place: RowPlace) => boolean,
) {
  const isGoing = (place: RowPlace) => place.id === id || place.parentId === id;
  const going = places.filter(isGoing).map((place) => (place.id === id ? { id, parentId } : place));
  const rest = places.filter((place) => !isGoing(place));
  const at = rest.findIndex(isAfter);
  return at < 0 ? [...rest, ...going] : [...rest.slice(0, at), ...going, ...rest.slice(at)];
}

/** Puts a row in front of another, under the same parent. Null where that would be a third level. */
function placedBefore(places: readonly RowPlace[], id: number, { id: target, parentId }: RowPlace) {
  if (parentId !== null && hasChildren(places, id)) return null;
  return moved(places, { id, parentId }, (other) => other.id === target);
}

/** Puts a row behind another and the rows below that, under the same parent. Null where that would be a third level. */
function placedBehind(places: readonly RowPlace[], id: number, { id: target, parentId }: RowPlace) {
  if (parentId !== null && hasChildren(places, id)) return null;
  const rest = places.filter((other) => other.id !== id && other.parentId !== id);
  const last = rest.findLastIndex((other) => other.id === target || other.parentId === target);
  const next = rest[last + 1]?.id;
  return moved(places, { id, parentId }, (other) => other.id === next);
}

/** Returns the places after a row was dropped beside another, or null where it cannot go there. */
export function placedBeside(
  places: readonly RowPlace[],
  { id, target, isBefore }: { id: number; target: number; isBefore: boolean },
): readonly RowPlace[] | null {
  const aim = places.find((place) => place.id === target);
  if (!aim || id === target || aim.parentId === id) return null;
  if (isBefore) return placedBefore(places, id, aim);
  // Right below a parent is the place of its first child.
  const child = places.find((place) => place.parentId === target && place.id !== id);
  if (child && !hasChildren(places, id)) return placedBefore(places, id, child);
  return placedBehind(places, id, aim);
}

/** Returns the places after one step of a row, or null where that step does not exist. */
export function stepped(
  places: readonly RowPlace[],
  id: number,
  step: OrderStep,
): readonly RowPlace[] | null {
  const place = places.find((other) => other.id === id);
  if (!place) return null;
  const siblings = places.filter(({ parentId }) => parentId === place.parentId);
  const index = siblings.indexOf(place);
  const previous = siblings[index - 1];
  const next = siblings[index + 1];
  switch (step) {
    case 'up':
      return previous ? placedBefore(places, id, previous) : null;
    case 'down':
      return next ? placedBehind(places, id, next) : null;
    case 'in':
      if (place.parentId !== null || !previous || hasChildren(places, id)) return null;
      return moved(places, { id, parentId: previous.id }, (other) => other.id === next?.id);
    case 'out': {
      const parent = places.find((other) => other.id === place.parentId);
      return parent ? placedBehind(places, id, parent) : null;
    }
  }
}

/** Returns the position of a row among its siblings, from 1, and their number. */
export function positionOf(places: readonly RowPlace[], id: number): { position: number; total: number } {
  const parentId = places.find((place) => place.id === id)?.parentId ?? null;
  const siblings = places.filter((place) => place.parentId === parentId);
  return { position: siblings.findIndex((place) => place.id === id) + 1, total: siblings.length };
}
