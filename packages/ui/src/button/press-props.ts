/** `action` is the one thing a screen is for; `critical` cannot be undone. */
export type ButtonTone = 'action' | 'neutral' | 'critical';

/** 28, 36 and 44 px high. */
export type ButtonSize = 'small' | 'standard' | 'large';

/** How things that are pressed may look. */
export interface ButtonLook {
  /** @default 'neutral' */
  tone?: ButtonTone;
  /** 28, 36 or 44 px high. @default 'standard' */
  size?: ButtonSize;
  /** Words alone until the pointer comes: for rows of small actions. */
  isQuiet?: boolean;
}

/** What a button tells about the thing it opens, marks or belongs to. */
export interface ButtonRelations {
  /** For focus, anchors and `aria-labelledby`. */
  id?: string;
  /** Which button of a react-aria parent this is: `close` closes the dialog around it. */
  slot?: string | null;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: boolean | 'menu' | 'listbox' | 'tree' | 'grid' | 'dialog';
  'aria-pressed'?: boolean;
  /** `page` and `true` mark where the reader is, as in a pager. */
  'aria-current'?: boolean | 'page' | 'step' | 'location' | 'date' | 'time';
  'aria-describedby'?: string;
}
