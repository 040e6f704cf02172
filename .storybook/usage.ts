/** What a component's page says beside its stories. In English, whole sentences, no Markdown. */
export interface Usage {
  /** When it is the right thing. */
  use: string[];
  /** When it is not, and what to take instead. */
  avoid: string[];
  /** Keys and what they do: `['Escape', 'Closes it; focus returns to the button.']`. */
  keys?: [keys: string, effect: string][];
  /** Its public `data-part` names and what they mark, without the root's `data-component`. */
  parts?: Record<string, string>;
  /** What it cannot do yet, and where browsers differ. */
  limits?: string[];
}
