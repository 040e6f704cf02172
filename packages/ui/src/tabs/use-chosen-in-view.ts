import { useContext } from 'react';
import { TabListStateContext } from 'react-aria-components/Tabs';
import { useRowInView } from './use-row-in-view.ts';

/** Scrolls the row, and nothing around it, until the chosen tab can be seen. */
export const useChosenInView = () => useRowInView(useContext(TabListStateContext)?.selectedKey);
