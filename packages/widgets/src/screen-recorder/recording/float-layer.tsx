import { useUi } from '@shuyuan/ui/provider';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './console.css.ts';

interface FloatLayerProps {
  children: ReactNode;
}

/** Above everything of the page, which goes on below it. */
export function FloatLayer({ children }: FloatLayerProps) {
  const { portalContainer } = useUi();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    // Where a browser has no such layer, its height in the page's order has to do.
    if (!element || !('showPopover' in element)) return;
    element.popover = 'manual';
    element.showPopover();
  }, []);
  const content = (
    <div ref={layer} data-component="recorder-layer" className={styles.layer}>
      {children}
    </div>
  );
  return portalContainer ? createPortal(content, portalContainer) : content;
}
