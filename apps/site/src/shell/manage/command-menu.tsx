import { LightDialog } from '@shuyuan/ui/light-dialog';
import { isComposing } from '@shuyuan/ui/modality';
import { useId, useState, type KeyboardEvent } from 'react';
import { useStrings } from '../../stores/site-context.tsx';
import * as styles from './command-menu.css.ts';
import { matchCommands, type Command } from './commands.ts';
import { manageStrings } from './manage.strings.ts';
import { useCommands } from './use-commands.ts';

export interface CommandMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Finds a page of the console, or something to do, by its name. Focus stays in the field; arrow keys go through the rows. */
export function CommandMenu({ isOpen, onClose }: CommandMenuProps) {
  const { commands } = useStrings(manageStrings);
  return (
    <LightDialog title={commands} size="standard" isOpen={isOpen} onClose={onClose}>
      <Commands onClose={onClose} />
    </LightDialog>
  );
}

function Commands({ onClose }: Pick<CommandMenuProps, 'onClose'>) {
  const strings = useStrings(manageStrings);
  const commands = useCommands();
  const [question, setQuestion] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const found = matchCommands(commands, question);
  const active = found[Math.min(at, found.length - 1)];
  const idOf = (command: Command) => `${id}-${command.id}`;

  function run(command: Command) {
    onClose();
    command.run();
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event) || found.length === 0) return;
    const to = {
      ArrowDown: (at + 1) % found.length,
      ArrowUp: (at - 1 + found.length) % found.length,
      Home: 0,
      End: found.length - 1,
    }[event.key];
    if (to !== undefined) setAt(to);
    else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.menu}>
      <input
        type="text"
        role="combobox"
        aria-label={strings.findCommand}
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={active && idOf(active)}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
        autoFocus
        placeholder={strings.findCommand}
        value={question}
        className={styles.field}
        onChange={({ target }) => {
          setQuestion(target.value);
          setAt(0);
        }}
        onKeyDown={handleKey}
      />
      {found.length === 0 ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
        <p role="status" className={styles.nothing}>
          {strings.noCommand(question.trim())}
        </p>
      ) : (
        <div
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list below a field, which a select is not
          role="listbox"
          tabIndex={-1}
          aria-label={strings.commandList}
        >
          {found.map((command) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's
            <div
              key={command.id}
              id={idOf(command)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option may hold a picture here
              role="option"
              aria-selected={command === active}
              className={styles.row}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              {command.icon && <command.icon size="small" />}
              <span className={styles.kind}>{command.kind}</span>
              {command.label}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
