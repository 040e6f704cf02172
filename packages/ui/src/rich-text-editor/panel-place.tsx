import { useLayoutEffect, useRef } from 'react';
import type { Editing } from './editing.ts';
import * as styles from './editor.css.ts';

interface PanelPlaceProps {
  editing: Editing;
  frame: React.RefObject<HTMLDivElement | null>;
  children: React.ReactNode;
}

/** Right below the line in which the writer is. */
export function PanelPlace({ editing, frame, children }: PanelPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Where nothing is laid out there is nothing to measure.
    if (!place.current || !frame.current || !('getClientRects' in Range.prototype)) return;
    const { top } = frame.current.getBoundingClientRect();
    const { bottom } = editing.view.coordsAtPos(editing.view.state.selection.to);
    place.current.style.insetBlockStart = `${Math.round(bottom - top + 6)}px`;
  }, [editing, frame]);
  return (
    <div ref={place} className={styles.panelPlace}>
      {children}
    </div>
  );
}
