import { Button } from '@shuyuan/ui/button';
import { NativeRadioGroup } from '@shuyuan/ui/native-radio-group';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { excerpts, fieldText } from './field-text.ts';
import { isDecided, type ConflictField, type FormConflict } from './form-conflict.ts';
import { useResourceForm } from './resource-form.context.ts';
import * as styles from './resource-form.css.ts';

/** Shows who has changed which fields meanwhile, both values side by side, and the ways to continue. */
export function ConflictQuestion({ conflict }: { conflict: FormConflict }) {
  const { strings, actions } = useResourceForm();
  const { actor, isOwn, changedAt, at, fields } = conflict;
  const who = isOwn
    ? strings.conflictOwn
    : actor
      ? strings.conflictBy(actor.nick_name)
      : strings.conflictTitle;
  const hasChoices = fields.some(({ isMine }) => isMine);
  return (
    <>
      <strong className={styles.questionTitle}>
        {who} {changedAt !== '' && <RelativeTime value={changedAt} now={at} />}
      </strong>
      <p className={styles.questionText}>{hasChoices ? strings.conflictChoose : strings.conflictApart}</p>
      {fields.map((field) => (
        <Field key={field.name} conflict={conflict} field={field} />
      ))}
      <div className={styles.answers}>
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question has just come, and this answer loses nothing
          autoFocus={!hasChoices}
          isDisabled={!isDecided(conflict)}
          onPress={() => void actions.saveMerged()}
        >
          {hasChoices ? strings.saveChosen : strings.saveBoth}
        </Button>
        <Button onPress={actions.takeTheirs}>{strings.takeTheirs}</Button>
        {hasChoices && (
          <Button tone="critical" onPress={() => void actions.overwrite()}>
            {strings.overwrite}
          </Button>
        )}
      </div>
    </>
  );
}

interface FieldProps {
  conflict: FormConflict;
  field: ConflictField;
}

function Field({ conflict, field: { name, mine, theirs, isMine } }: FieldProps) {
  const { strings, actions, props } = useResourceForm();
  const declared = props.declaration.fields.find((each) => each.name === name);
  const label = declared?.label ?? name;
  const inWords = (value: unknown) => (declared ? fieldText(declared, value, strings) : strings.noWords);
  const [theirText, myText] = excerpts(inWords(theirs), inWords(mine));
  if (!isMine)
    return (
      <p data-part="conflict" className={styles.questionText}>
        {strings.changedTo(label, myText, theirText)}
      </p>
    );
  return (
    <div data-part="conflict" className={styles.conflict}>
      <NativeRadioGroup
        label={label}
        options={[
          { value: 'theirs', label: strings.theirs(theirText) },
          { value: 'mine', label: strings.mine(myText) },
        ]}
        value={conflict.sides[name] ?? null}
        onChange={(side) => actions.chooseSide(name, side)}
      />
    </div>
  );
}
