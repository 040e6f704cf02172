/** What a frame says to the page around it. */
export type FrameMessage =
  /** From now on it hears; what was said earlier is lost. */
  | { shuyuan: 'ready' }
  | { shuyuan: 'height'; height: number }
  /** An event of the widget, without what cannot be copied and without a token. */
  | { shuyuan: 'event'; name: string; detail: unknown };

/** What the page around says to the frame. */
export interface PageMessage {
  shuyuan: 'say';
  /** Names and values as an element takes them: `token`, `theme`, `target`, … */
  options: Record<string, unknown>;
}

/** Events that leave the frame. */
export const toldEvents = [
  'loaded',
  'posted',
  'replied',
  'failed',
  'page-changed',
  'page-change',
  'select',
  'state-change',
  'close',
  'saved',
  'signed-in',
  'login-required',
  'navigate',
  'notice',
  'broken',
] as const;

export const isMessage = (data: unknown): data is FrameMessage | PageMessage =>
  typeof data === 'object' && data !== null && 'shuyuan' in data;
