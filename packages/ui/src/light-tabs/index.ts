export { LightTabPanel, type LightTabPanelProps } from './light-tab-panel.tsx';
export {
  LightTab,
  LightTabList,
  LightTabs,
  type LightTabListProps,
  type LightTabProps,
  type LightTabsProps,
} from './light-tabs.tsx';
