/** What the library of formulae builds before there are elements. */
export interface MathTree {
  /** The element's name. */
  type?: string;
  attributes?: Record<string, string>;
  style?: Record<string, string>;
  children?: MathTree[];
  toNode: () => Node;
}
