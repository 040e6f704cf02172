import type { AgreementName } from '@shuyuan/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context.tsx';
import type { ImageCaptchaStore } from './image-captcha/index.ts';
import { createLoginDialogStore, type LoginDialogDeps, type LoginListeners } from './login-dialog.store.ts';
import { loginDialogStrings } from './login-dialog.strings.ts';
import type { LoginSurroundings } from './login-surroundings.ts';

export interface UseLoginOptions extends Omit<LoginDialogDeps, 'host' | 'strings'>, LoginListeners {
  /** The picture captcha in the form, where it has one. */
  picture?: ImageCaptchaStore;
}

/** The rules of signing in, running as long as their form is on the page. */
export function useLogin({ picture, onModeChange, onLoginCode, onDone, ...deps }: UseLoginOptions) {
  const host = useHost();
  const strings = loginDialogStrings[host.locale];
  const [store] = useState(() => createLoginDialogStore({ ...deps, host, strings }));
  const [openAgreement, setOpenAgreement] = useState<AgreementName | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { step, focus } = useStore(store);
  const sms = useStore(store.sms);

  useEffect(() => store.start(), [store]);
  useEffect(
    () => store.connect({ onModeChange, onLoginCode, onDone }),
    [store, onModeChange, onLoginCode, onDone],
  );
  useEffect(() => {
    // Not within the drawing: the field that loses the focus is told, and has something to say.
    if (focus) queueMicrotask(() => fieldIn(panel.current, focus.field)?.focus());
  }, [focus]);

  const around = useMemo<LoginSurroundings>(
    () => ({
      strings,
      actions: {
        onChange: store.setField,
        onLeave: store.leaveField,
        onSubmit: () => void store.submit(),
        onGo: store.go,
        onRequestCode: () => void store.requestCode(picture),
        onAgreement: setOpenAgreement,
      },
    }),
    [store, strings, picture],
  );
  return { store, step, sms, strings, around, panel, openAgreement, setOpenAgreement };
}

const fieldIn = (panel: HTMLElement | null, name: string) =>
  panel?.querySelector<HTMLInputElement>(`[name="${name}"]`);
