import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from '../tabs/tabs.css.ts';
import { useChosenTab } from './chosen-tab.ts';

/** `id` ties the panel to its tab; with `isKept` the children keep their state. */
export interface LightTabPanelProps {
  /** Ties it to the tab of the same `id`. */
  id: string;
  children: ReactNode;
  /** Stays drawn, out of sight, once it has been seen: keeps what was typed in it, and where a video was. */
  isKept?: boolean;
}

/** What a tab shows. Drawn when its tab is first chosen, and gone with it unless it is kept. */
export function LightTabPanel({ id, children, isKept }: LightTabPanelProps) {
  const isChosen = useChosenTab().value === id;
  const [wasSeen, setWasSeen] = useState(isChosen);
  if (isChosen && !wasSeen) setWasSeen(true);
  if (!isChosen && !(isKept && wasSeen)) return null;
  return (
    <Panel id={id} isChosen={isChosen}>
      {children}
    </Panel>
  );
}

const reachable = 'a[href], button, input, select, textarea, audio, video, iframe, [tabindex="0"]';

function Panel({ id, isChosen, children }: { id: string; isChosen: boolean; children: ReactNode }) {
  const { tabId, panelId } = useChosenTab();
  const panel = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(true);
  // A panel that nothing in it brings the focus into is a stop itself, so that it can be read and scrolled by keys.
  useLayoutEffect(() => setIsStop(!panel.current?.querySelector(reachable)), [isChosen, children]);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
      hidden={!isChosen}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the pattern of tabs has it
      // A stop no more, it keeps the focus that it has: what comes late into it must not throw the reader out.
      tabIndex={isStop ? 0 : -1}
      data-part="panel"
      className={styles.panel}
    >
      {children}
    </div>
  );
}
