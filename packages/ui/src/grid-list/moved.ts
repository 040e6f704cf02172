/** `order` with `ids`, in the order they had, put before or after `target`. */
export function moved(order: readonly string[], ids: readonly string[], target: string, isBefore: boolean) {
  const going = new Set(ids);
  const isKept = (id: string) => !going.has(id);
  const at = order.indexOf(target) + (isBefore ? 0 : 1);
  return [
    ...order.slice(0, at).filter(isKept),
    ...order.filter((id) => going.has(id)),
    ...order.slice(at).filter(isKept),
  ];
}
