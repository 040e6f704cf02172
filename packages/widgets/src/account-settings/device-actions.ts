import { isApiError, type Device } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import { createLoad } from '../async/load.ts';
import type { AccountContext } from './account-context.ts';
import type { DevicesState, FocusRequest } from './account-settings.state.ts';
import { deviceName } from './device-name.ts';

type Ready = Extract<DevicesState, { status: 'ready' }>;

/** Where the account is signed in, and ending that one by one. */
export function createDeviceActions(context: AccountContext) {
  const { host, strings, getProps, get, set, announce, lifetime } = context;

  const { load, wake, stop } = createLoad({
    ask: (call) => getProps().session.devices(call),
    network: host.network,
    get: () => get().devices,
    set: (devices) => set({ devices }),
    onResult(devices, isRetried) {
      const latestFirst = devices.toSorted((a, b) => b.last_used_at.localeCompare(a.last_used_at));
      set({ devices: { status: 'ready', devices: latestFirst, leaving: [], at: host.clock.now() } });
      if (isRetried) set({ focus: { on: 'devices' } });
    },
  });

  function patch(change: (ready: Ready) => Partial<Ready>) {
    const { devices } = get();
    if (devices.status === 'ready') set({ devices: { ...devices, ...change(devices) } });
  }

  const stopLeaving = (id: string) =>
    patch(({ leaving }) => ({ leaving: leaving.filter((other) => other !== id) }));

  /** Resolves to false when the device is still signed in. One that was signed out before is so too. */
  async function revoke(id: string, signal: AbortSignal): Promise<boolean> {
    try {
      await getProps().session.revokeDevice(id);
    } catch (error) {
      const words = failureText(error, strings.notSignedOut);
      if (isApiError(error) && error.code === 404) return true;
      if (words && !signal.aborted) host.notify('critical', words);
      return false;
    }
    return true;
  }

  function takeAway(device: Device) {
    const { devices: state } = get();
    if (state.status !== 'ready') return;
    set({ focus: placeAfter(state.devices, device.id) });
    patch(({ devices }) => ({ devices: devices.filter(({ id }) => id !== device.id) }));
    announce(strings.signedOutOf(deviceName(device.user_agent, strings)));
  }

  return {
    load,
    wake,
    stop,
    async signOut(id: string) {
      const { devices: state } = get();
      if (state.status !== 'ready' || state.leaving.includes(id)) return;
      const device = state.devices.find((other) => other.id === id);
      if (!device || device.is_current) return;
      patch(({ leaving }) => ({ leaving: [...leaving, id] }));
      const signal = lifetime.signal();
      const isGone = await revoke(id, signal);
      if (signal.aborted) return;
      if (isGone) takeAway(device);
      stopLeaving(id);
    },
  };
}

/** The nearest device with a button, below before above; else the heading. */
function placeAfter(devices: readonly Device[], gone: string): FocusRequest {
  const index = devices.findIndex(({ id }) => id === gone);
  const near = [...devices.slice(index + 1), ...devices.slice(0, index).toReversed()];
  const next = near.find(({ is_current }) => !is_current);
  return next ? { on: 'device', id: next.id } : { on: 'devices' };
}
