export { LoginPanel, type LoginPanelProps } from './login-panel.tsx';
