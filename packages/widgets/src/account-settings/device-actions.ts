import { isApiError, type Device } from '@shuyuan/api-client';
import { wordsFor } from '../failures/words-for.ts';
import type { AccountDesk } from './account-desk.ts';
import type { DevicesState, FocusRequest } from './account-settings.state.ts';
import { deviceName } from './device-name.ts';
import { createLoader } from '../loading/create-loader.ts';

type Ready = Extract<DevicesState, { status: 'ready' }>;

/** Where the account is signed in, and ending that one by one. */
export function createDeviceActions(desk: AccountDesk) {
  const { session, host, strings, get, set, stay } = desk;

  const loader = createLoader({
    ask: (options) => session.devices(options),
    onAnswer(devices) {
      const isRetried = get().devices.status === 'failed';
      const latestFirst = devices.toSorted((a, b) => b.last_used_at.localeCompare(a.last_used_at));
      set({ devices: { status: 'ready', devices: latestFirst, leaving: [], at: host.clock.now() } });
      if (isRetried) set({ focus: { on: 'devices' } });
    },
    onFail() {
      set({ devices: { status: 'failed', isOffline: !host.network.isOnline(), isRetrying: false } });
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
      await session.revokeDevice(id);
    } catch (error) {
      const words = wordsFor(error, strings.notSignedOut);
      if (isApiError(error) && error.code === 404) return true;
      if (words && !signal.aborted) host.notify('critical', words);
      return false;
    }
    return true;
  }

  function takeAway(device: Device) {
    const { devices: state, announcement } = get();
    if (state.status !== 'ready') return;
    set({ focus: placeAfter(state.devices, device.id) });
    patch(({ devices }) => ({ devices: devices.filter(({ id }) => id !== device.id) }));
    const text = strings.signedOutOf(deviceName(device.user_agent, strings));
    set({ announcement: { id: announcement.id + 1, text } });
  }

  return {
    stop: loader.stop,
    load() {
      const { devices } = get();
      if (devices.status === 'failed') set({ devices: { ...devices, isRetrying: true } });
      return loader.run();
    },
    async signOut(id: string) {
      const { devices: state } = get();
      if (state.status !== 'ready' || state.leaving.includes(id)) return;
      const device = state.devices.find((other) => other.id === id);
      if (!device || device.is_current) return;
      patch(({ leaving }) => ({ leaving: [...leaving, id] }));
      const signal = stay();
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
