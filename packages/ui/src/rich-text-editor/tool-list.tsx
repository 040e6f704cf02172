import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import type { ReactNode } from 'react';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { divideHere } from './divider.ts';
import { LinkIcon, UndoIcon } from '../icons/index.ts';
import {
  indentItem,
  insertLine,
  leaveBlock,
  outdentItem,
  toggleCodeBlock,
  toggleHeading,
  toggleInline,
  toggleList,
  toggleQuote,
} from './commands.ts';
import type { PanelKind } from './panels.tsx';
import type { RichTextEditorStrings } from './rich-text-editor.strings.ts';
import { schema } from './schema.ts';
import { insertTable } from './table-commands.ts';
import { toolIcons } from './tool-icons.ts';
import type { ToolState } from './tool-state.ts';
import type { Tool } from './toolbar.tsx';

const { nodes } = schema;

export interface ToolDeps {
  words: RichTextEditorStrings;
  state: ToolState;
  run: (command: Command) => void;
  open: (kind: PanelKind) => void;
  /** Left out where nothing can be uploaded. */
  choosePictures: (() => void) | undefined;
  /** Left out where there is nothing to pick from. */
  pickPicture: (() => void) | undefined;
  /** A line divides the text. */
  isDivided: boolean;
}

/** The tools above the text, in groups. */
export const toolsAbove = (deps: ToolDeps): Tool[][] => [
  historyTools(deps),
  headingTools(deps),
  inlineTools(deps),
  blockTools(deps),
  insertTools(deps),
];

/** Those of a small editor. */
export const fewTools = (deps: ToolDeps): Tool[][] => [inlineTools(deps), blockTools(deps)];

const acts = (
  { run }: ToolDeps,
  id: string,
  label: string,
  icon: ReactNode,
  command: Command,
  rest: Partial<Tool> = {},
): Tool => ({ id, label, icon, onPress: () => run(command), ...rest });

function historyTools(deps: ToolDeps): Tool[] {
  const { words, state } = deps;
  const { canUndo, canRedo } = state;
  return [
    acts(deps, 'undo', words.undo, <UndoIcon />, undo, { keys: 'Control+Z', isInactive: !canUndo }),
    acts(deps, 'redo', words.redo, <toolIcons.redo />, redo, {
      keys: 'Control+Shift+Z',
      isInactive: !canRedo,
    }),
  ];
}

const headingTools = (deps: ToolDeps): Tool[] =>
  ([2, 3, 4] as const).map((level) => {
    const Icon = toolIcons[`heading${level}`];
    return acts(deps, `heading-${level}`, deps.words.heading(level), <Icon />, toggleHeading(level), {
      keys: `Control+Alt+${level}`,
      isPressed: deps.state.heading === level,
    });
  });

function inlineTools(deps: ToolDeps): Tool[] {
  const { words, state, open } = deps;
  const isInactive = state.code !== null;
  const inline = (name: 'strong' | 'emphasis' | 'strike' | 'code', keys: string) => {
    const Icon = toolIcons[name];
    const isPressed = state.marks[name] ?? false;
    return acts(deps, name, words[name], <Icon />, toggleInline(name), { keys, isPressed, isInactive });
  };
  return [
    inline('strong', 'Control+B'),
    inline('emphasis', 'Control+I'),
    inline('strike', 'Control+Shift+X'),
    inline('code', 'Control+E'),
    {
      id: 'link',
      label: words.link,
      icon: <LinkIcon />,
      keys: 'Control+K',
      isPressed: state.marks.link ?? false,
      isInactive,
      opensDialog: true,
      onPress: () => open('link'),
    },
  ];
}

function blockTools(deps: ToolDeps): Tool[] {
  const { words, state } = deps;
  return [
    acts(deps, 'bullet-list', words.bulletList, <toolIcons.bulletList />, toggleList(nodes.bullet_list), {
      keys: 'Control+Shift+8',
      isPressed: state.list === 'bullet',
    }),
    acts(deps, 'ordered-list', words.orderedList, <toolIcons.orderedList />, toggleList(nodes.ordered_list), {
      keys: 'Control+Shift+7',
      isPressed: state.list === 'ordered',
    }),
    acts(deps, 'quote', words.quote, <toolIcons.quote />, toggleQuote, {
      keys: 'Control+Shift+9',
      isPressed: state.isQuote,
    }),
    acts(deps, 'code-block', words.codeBlock, <toolIcons.codeBlock />, toggleCodeBlock, {
      keys: 'Control+Alt+C',
      isPressed: state.code !== null,
    }),
  ];
}

function insertTools(deps: ToolDeps): Tool[] {
  const { words, state, open, choosePictures, pickPicture } = deps;
  const isCode = state.code !== null;
  const picture: Tool[] = choosePictures
    ? [{ id: 'picture', label: words.picture, icon: <toolIcons.picture />, onPress: choosePictures }]
    : [];
  if (pickPicture)
    picture.push({
      id: 'pick-picture',
      label: words.pickPicture,
      icon: <toolIcons.pickPicture />,
      opensDialog: true,
      onPress: pickPicture,
    });
  return [
    ...picture,
    {
      id: 'formula',
      label: words.formula,
      icon: <toolIcons.formula />,
      keys: 'Control+Shift+E',
      isInactive: isCode,
      opensDialog: true,
      onPress: () => open('formula'),
    },
    acts(deps, 'table', words.table, <toolIcons.table />, insertTable(3, 3), {
      isInactive: isCode || state.isTable,
    }),
    acts(deps, 'rule', words.rule, <toolIcons.rule />, insertLine, { isInactive: isCode }),
  ];
}

/** The tools below the text: what can be done with the thing in which the writer is. */
export function toolsAround({ words, state, run, open, isDivided }: ToolDeps): Tool[][] {
  const does = (id: string, label: string, command: Command, icon?: ReactNode): Tool => ({
    id,
    label,
    ...(icon !== undefined && { icon }),
    onPress: () => run(command),
  });
  const isInBlock = state.isTable || state.isQuote || state.code !== null || state.list !== null;
  return [
    state.pictureAlt === null
      ? []
      : [{ id: 'alt', label: words.altButton, opensDialog: true, onPress: () => open('picture') }],
    state.list
      ? [
          does('indent', words.indent, indentItem, <toolIcons.indent />),
          does('outdent', words.outdent, outdentItem, <toolIcons.outdent />),
        ]
      : [],
    state.isTable
      ? [
          does('row-above', words.rowAbove, addRowBefore),
          does('row-below', words.rowBelow, addRowAfter),
          does('column-before', words.columnBefore, addColumnBefore),
          does('column-after', words.columnAfter, addColumnAfter),
          does('remove-row', words.removeRow, deleteRow),
          does('remove-column', words.removeColumn, deleteColumn),
          does('header-row', words.headerRow, toggleHeaderRow),
          {
            id: 'table-caption',
            label: words.tableCaption,
            opensDialog: true,
            onPress: () => open('caption'),
          },
          does('remove-table', words.removeTable, deleteTable),
        ]
      : [],
    isInBlock ? [does('leave', words.leave, leaveBlock)] : [],
    isDivided ? [does('divider', words.dividerHere, divideHere)] : [],
  ];
}
