import type { AgreementName } from '@shuyuan/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context.tsx';
import type { ImageCaptchaStore } from '../image-captcha/index.ts';
import type { FieldName } from './login-step.ts';
import { createLoginDialogStore, type LoginDialogDeps, type LoginCallbacks } from './login-dialog.store.ts';
import { loginDialogStrings } from './login-dialog.strings.ts';
import type { LoginViewContext } from './login-view-context.ts';
import { useLoginNews } from './use-login-news.ts';

export interface UseLoginOptions extends Omit<LoginDialogDeps, 'host' | 'strings'>, LoginCallbacks {
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
  const [news, announceProblem] = useLoginNews(step, strings);

  useEffect(() => store.start(), [store]);
  useEffect(
    () => store.setCallbacks({ onModeChange, onLoginCode, onDone }),
    [store, onModeChange, onLoginCode, onDone],
  );
  useEffect(() => {
    // Not within the drawing: the field that loses the focus is told, and has something to say.
    if (focus) queueMicrotask(() => focusOrAnnounce(panel.current, focus.field, announceProblem));
  }, [focus, announceProblem]);

  const context = useMemo<LoginViewContext>(
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
  return { store, step, sms, strings, news, context, panel, openAgreement, setOpenAgreement };
}

/** A field that has the focus is not read out again when it is focused again. */
function focusOrAnnounce(panel: HTMLElement | null, name: FieldName, announce: (field: FieldName) => void) {
  const field = panel?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field?.matches(':focus')) return field?.focus();
  announce(name);
  // What is said above it may have pushed it out of sight.
  field.scrollIntoView({ block: 'nearest' });
}
