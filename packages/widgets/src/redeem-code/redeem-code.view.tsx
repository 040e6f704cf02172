import { plainCode } from '@shuyuan/api-client';
import { redeemCodeLimits, type RedeemableActivity } from '@shuyuan/api-client/money';
import { Badge } from '@shuyuan/ui/badge';
import { Stack } from '@shuyuan/ui/layout';
import { LightDialog } from '@shuyuan/ui/light-dialog';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeFormButton } from '@shuyuan/ui/native-button';
import { TextField } from '@shuyuan/ui/text-field';
import { ImageCaptchaField } from '../image-captcha/index.ts';
import { limitedTo } from '../widget/limited-to.ts';
import { useRedeemCode } from './redeem-code.context.ts';
import * as styles from './redeem-code.css.ts';
import { isAllOwned, type RedeemStep } from './redeem-code.store.ts';

/** A picture of redeeming a code. */
export function RedeemCodeView() {
  const { state, strings, actions, rootRef } = useRedeemCode();
  const { code, codeError, step, announcement } = state;
  return (
    <section
      ref={rootRef}
      data-component="redeem-code"
      data-state={step.at}
      aria-label={strings.title}
      className={styles.redeem}
    >
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          actions.verify();
        }}
      >
        <TextField
          name="code"
          label={strings.code}
          value={code}
          autoComplete="off"
          enterKeyHint="go"
          onChange={actions.write}
          clean={plainCode}
          {...limitedTo(redeemCodeLimits.code)}
          {...(codeError !== '' && { errorMessage: codeError })}
        />
        <div>
          <NativeFormButton type="submit" tone="action">
            {strings.verify}
          </NativeFormButton>
        </div>
      </form>
      {step.at === 'proof' && <ProofDialog step={step} />}
      {step.at === 'found' && <FoundDialog step={step} />}
    </section>
  );
}

function ProofDialog({ step }: { step: Extract<RedeemStep, { at: 'proof' }> }) {
  const { strings, actions } = useRedeemCode();
  return (
    <LightDialog title={strings.proofTitle} size="small" isOpen keepsOnBackdrop onClose={actions.close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actions.query();
        }}
      >
        <Stack gap={16}>
          <ImageCaptchaField store={step.captcha} takesFocus />
          <NativeFormButton type="submit" tone="action" size="large" isFullWidth isPending={step.isSending}>
            {strings.proofConfirm}
          </NativeFormButton>
        </Stack>
      </form>
    </LightDialog>
  );
}

function FoundDialog({ step }: { step: Extract<RedeemStep, { at: 'found' }> }) {
  const { strings, actions } = useRedeemCode();
  const { activity, isSending, failure } = step;
  const isNothingLeft = isAllOwned(activity);
  const isPart = activity.relate_courses.some(({ is_subscribe: isOwned }) => isOwned === 1);
  return (
    <LightDialog title={strings.foundTitle} size="small" isOpen keepsOnBackdrop onClose={actions.close}>
      <Stack gap={16}>
        <p className={styles.note}>{strings.activity(activity.name)}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
        <ul role="list" className={styles.things}>
          {activity.relate_courses.map((thing) => (
            <Thing key={`${thing.sign} ${thing.id}`} thing={thing} />
          ))}
        </ul>
        {isPart && <p className={styles.note}>{isNothingLeft ? strings.allOwned : strings.someOwned}</p>}
        {failure !== '' && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <NativeFormButton
          tone="action"
          size="large"
          isFullWidth
          isPending={isSending}
          isDisabled={isNothingLeft}
          onPress={actions.confirm}
        >
          {strings.confirm}
        </NativeFormButton>
      </Stack>
    </LightDialog>
  );
}

function Thing({ thing }: { thing: RedeemableActivity['relate_courses'][number] }) {
  const { strings } = useRedeemCode();
  const { sign, name, days, is_subscribe: isOwned } = thing;
  const facts = [
    strings.signs[sign],
    ...(days === null ? [] : [strings.days(days)]),
    ...(sign === 'vip' ? [strings.prolongs] : []),
  ];
  return (
    <li className={styles.thing}>
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{facts.join(' · ')}</span>
      </span>
      <Badge tone={isOwned === 1 ? 'positive' : 'neutral'}>
        {isOwned === 1 ? strings.owned : strings.notOwned}
      </Badge>
    </li>
  );
}
