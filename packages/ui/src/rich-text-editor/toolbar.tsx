import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as buttonStyles from '../button/button.css.ts';
import { ButtonParts, buttonClass } from '../button/button-parts.tsx';
import { cx } from '../theme/cx.ts';
import * as styles from './editor.css.ts';

/** One button above or below the text. */
export interface Tool {
  id: string;
  /** Its name, and its words when it has no pictogram. */
  label: string;
  icon?: ReactNode;
  /** As keys are written in `aria-keyshortcuts`, for Ctrl; shown beside the name. */
  keys?: string;
  /** On or off; left out for what only acts. */
  isPressed?: boolean;
  /** Stays where it is, does nothing, and says so. */
  isInactive?: boolean;
  opensDialog?: boolean;
  onPress: () => void;
}

interface ToolsProps {
  label: string;
  groups: readonly (readonly Tool[])[];
  /** Escape: back to the text. */
  onLeave: () => void;
}

const isMac = () => /mac|iphone|ipad/i.test(typeof navigator === 'undefined' ? '' : navigator.userAgent);

const shown = (keys: string) =>
  isMac()
    ? keys.replace('Control', '⌘').replace('Alt', '⌥').replace('Shift', '⇧')
    : keys.replace('Control', 'Ctrl');

/** Buttons that act on the text: one stop for Tab, arrow keys between them, Escape back to the text. */
export function Tools({ label, groups, onLeave }: ToolsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string>();
  const tools = groups.flat();
  if (tools.length === 0) return null;
  const current = tools.some(({ id }) => id === stop) ? stop : tools[0]?.id;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onLeave();
    }
    const next = neighbour(root.current, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      className={styles.tools}
      onKeyDown={handleKeyDown}
    >
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <span key={group[0]?.id} className={styles.group}>
            {group.map((tool) => (
              <ToolButton
                key={tool.id}
                tool={tool}
                isStop={tool.id === current}
                onFocus={() => setStop(tool.id)}
              />
            ))}
          </span>
        ))}
    </div>
  );
}

function neighbour(root: HTMLElement | null, key: string) {
  const buttons = [...(root?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (!root || at < 0) return undefined;
  const forward = getComputedStyle(root).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return buttons.at((at + (key === forward ? 1 : -1)) % buttons.length);
  return undefined;
}

function ToolButton({ tool, isStop, onFocus }: { tool: Tool; isStop: boolean; onFocus: () => void }) {
  const { id, label, icon, keys, isPressed, isInactive, opensDialog, onPress } = tool;
  return (
    <button
      type="button"
      data-part="tool"
      data-tool={id}
      tabIndex={isStop ? 0 : -1}
      aria-label={icon ? label : undefined}
      aria-pressed={isPressed}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-disabled={isInactive || undefined}
      aria-keyshortcuts={keys}
      title={keys ? `${label}（${shown(keys)}）` : label}
      className={buttonClass(
        { size: 'small', isQuiet: true },
        cx(styles.tool, icon !== undefined && buttonStyles.square.small),
      )}
      onFocus={onFocus}
      // The focus stays in the text, and what is selected there stays selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isInactive ? undefined : onPress}
    >
      {icon ? <ButtonParts icon={icon} /> : label}
    </button>
  );
}
