import type { Icon } from '@shuyuan/ui/icons';

/** Something that the command menu leads to or does. */
export interface Command {
  id: string;
  label: string;
  /** Words before its name that say what kind it is. */
  kind: string;
  icon?: Icon;
  run: () => void;
}

/** Those whose words have each word of the question, in any order. */
export function matchCommands(commands: readonly Command[], question: string): readonly Command[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ kind, label }) => {
    const text = `${kind} ${label}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
