/** What a person can do with their account. */
export interface AccountSettingsActions {
  load: () => void;
  copyAccountId: () => void;
  rename: () => void;
  setName: (name: string) => void;
  saveName: () => void;
  cancelName: () => void;
  bindMobile: () => void;
  changePassword: () => void;
  loadDevices: () => void;
  signOut: (deviceId: string) => void;
  /** Asks first. */
  close: () => void;
  confirmClose: () => void;
  cancelClose: () => void;
}
