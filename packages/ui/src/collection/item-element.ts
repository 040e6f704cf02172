/** Returns the element of an item of a collection, or undefined if it is not shown. */
export const itemElement = (root: ParentNode | null, id: string): HTMLElement | undefined =>
  [...(root?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(({ dataset }) => dataset['key'] === id);
