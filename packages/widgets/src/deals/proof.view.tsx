import { LightDialog } from '@shuyuan/ui/light-dialog';
import { Stack } from '@shuyuan/ui/layout';
import { NativeFormButton } from '@shuyuan/ui/native-button';
import { ImageCaptchaField } from '../image-captcha/index.ts';
import { useDeals } from './deals.context.ts';
import type { DealsState } from './deals.store.ts';

/** Asks for an answer that a program would not give, before a piece can be got hold of. */
export function ProofDialog({ proof }: { proof: NonNullable<DealsState['proof']> }) {
  const { strings, actions } = useDeals();
  return (
    <LightDialog title={strings.proofTitle} size="small" isOpen keepsOnBackdrop onClose={actions.closeProof}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actions.join();
        }}
      >
        <Stack gap={16}>
          <ImageCaptchaField store={proof.captcha} takesFocus />
          <NativeFormButton type="submit" tone="action" size="large" isFullWidth isPending={proof.isSending}>
            {strings.confirm}
          </NativeFormButton>
        </Stack>
      </form>
    </LightDialog>
  );
}
