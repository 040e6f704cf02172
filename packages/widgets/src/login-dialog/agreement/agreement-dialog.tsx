import type { Agreement, AgreementName } from '@shuyuan/api-client';
import { createLazyModule } from '@shuyuan/ui/lazy-module';
import { Stack, Text } from '@shuyuan/ui/layout';
import { LightDialog } from '@shuyuan/ui/light-dialog';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { RichText } from '@shuyuan/ui/rich-text';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as styles from '../login-dialog.css.ts';
import type { LoginDialogStrings } from '../login-dialog.strings.ts';
import { createAgreement, type AgreementState } from './agreement.store.ts';

/** An agreement, and the code that shows it. */
export interface ShownAgreement {
  content: string;
  RichText: typeof RichText;
}

export interface AgreementDialogProps {
  name: AgreementName;
  agreement: (name: AgreementName) => Promise<Agreement>;
  strings: LoginDialogStrings;
  onClose: () => void;
}

const lazyRichText = createLazyModule(() => import('@shuyuan/ui/rich-text'));

/** One agreement over the form. What was typed stays below it. */
export function AgreementDialog({ name, agreement, strings, onClose }: AgreementDialogProps) {
  const [store] = useState(() =>
    createAgreement<ShownAgreement>(async () => {
      const [{ content }, { RichText }] = await Promise.all([agreement(name), lazyRichText.load()]);
      return { content, RichText };
    }),
  );
  useEffect(() => store.load(), [store]);
  return (
    <LightDialog title={strings.agreements[name].replace(/[《》]/g, '')} isOpen onClose={onClose}>
      <AgreementView state={useStore(store)} strings={strings} onRetry={() => void store.load()} />
    </LightDialog>
  );
}

interface AgreementViewProps {
  state: AgreementState<ShownAgreement>;
  strings: LoginDialogStrings;
  onRetry: () => void;
}

/** A picture of the text, or of why there is none. */
function AgreementView({ state, strings, onRetry }: AgreementViewProps) {
  return (
    <div data-part="agreement" data-state={state.status} className={styles.agreement}>
      {state.status === 'loading' && (
        <output>
          <Text as="span" tone="muted">
            {strings.agreementLoading}
          </Text>
        </output>
      )}
      {state.status === 'failed' && (
        <div role="alert">
          <Stack gap={12} align="start">
            <Text>{strings.agreementFailed}</Text>
            <NativeButton onPress={onRetry}>{strings.retry}</NativeButton>
          </Stack>
        </div>
      )}
      {state.status === 'ready' && <state.text.RichText html={state.text.content} />}
    </div>
  );
}
