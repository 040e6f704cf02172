import { createContext, useContext } from 'react';

interface ChosenTab {
  value: string;
  choose: (value: string) => void;
  activation: 'automatic' | 'manual';
  /** Ids that tie a tab and its panel to each other. */
  tabId: (value: string) => string;
  panelId: (value: string) => string;
}

export const ChosenTabContext = createContext<ChosenTab | null>(null);

/** The tabs around a part of them. */
export function useChosenTab() {
  const tabs = useContext(ChosenTabContext);
  if (!tabs) throw new Error('Parts of LightTabs stand inside LightTabs.');
  return tabs;
}
