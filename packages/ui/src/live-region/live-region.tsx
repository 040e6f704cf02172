import { useEffect, useRef } from 'react';
import * as styles from '../visually-hidden/visually-hidden.css.ts';

/** The message is announced when it changes; to repeat the same words change `announcementId`. */
export interface LiveRegionProps {
  /** Spoken when it changes; empty says nothing. */
  message: string;
  /** `assertive` interrupts: only for what cannot wait. @default 'polite' */
  politeness?: 'polite' | 'assertive';
  /** Change it to say the same words again, such as a counter of posted comments. */
  announcementId?: string | number;
}

/**
 * Says a change of state once to those who listen, after what it speaks of is on the page. Keep it mounted: a region
 * that arrives with its words is often not heard.
 */
export function LiveRegion({ message, politeness = 'polite', announcementId }: LiveRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const said = useRef<readonly unknown[]>([]);
  // An effect, not a rendering: it runs after everything of the same rendering is in the page.
  useEffect(() => {
    // Effects may run twice for one message; it is said once.
    if (said.current[0] === message && said.current[1] === announcementId) return;
    said.current = [message, announcementId];
    // A node of its own each time: the same words again are then heard again.
    const words = document.createElement('span');
    words.textContent = message;
    region.current?.replaceChildren(...(message ? [words] : []));
  }, [message, announcementId]);
  return (
    <div
      ref={region}
      data-component="live-region"
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
      className={styles.hidden}
    />
  );
}
