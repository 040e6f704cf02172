import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { ControlWiring } from '../field/field.tsx';
import { createEditing, type Editing } from './editing.ts';
import { focusBehind } from './focus-behind.ts';
import type { PanelKind } from './panels.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import type { RichTextEditorStrings } from './rich-text-editor.strings.ts';

export interface EditorProps extends RichTextEditorProps {
  control: ControlWiring;
  /** What stands there at first. */
  html: string;
  isInvalid: boolean;
  /** Somebody was writing in the text area that it takes the place of. */
  takesFocus: boolean;
  /** How many letters stood before their caret. */
  letters: () => number;
}

interface EditingSettings {
  props: EditorProps;
  words: RichTextEditorStrings;
  className: string;
  open: (kind: PanelKind) => void;
  focusToolbar: () => void;
  onNotice: (notice: string) => void;
}

/** The text in its place, from the first drawing to the last: React draws around it and never in it. */
export function useEditing(
  place: RefObject<HTMLElement | null>,
  hidden: RefObject<HTMLInputElement | null>,
  settings: EditingSettings,
): Editing | undefined {
  const [editing, setEditing] = useState<Editing>();
  const latest = useRef(settings);
  useLayoutEffect(() => {
    latest.current = settings;
  });
  useLayoutEffect(() => {
    if (!place.current) return;
    const created = createEditing(place.current, {
      html: latest.current.props.html,
      attributes: () => attributesOf(latest.current),
      isEditable: () => !latest.current.props.isDisabled && !latest.current.props.isReadOnly,
      upload: () => latest.current.props.upload,
      findPeople: () => latest.current.props.findPeople,
      label: () => latest.current.props.divider,
      words: () => latest.current.words,
      onChange(html) {
        if (hidden.current) hidden.current.value = html;
        latest.current.props.onChange?.(html);
      },
      onSending: (isSending) => latest.current.props.onSendingChange?.(isSending),
      onNotice: (notice) => latest.current.onNotice(notice),
      onFocusToolbar: () => latest.current.focusToolbar(),
      onEditLink: () => latest.current.open('link'),
      onEditFormula: () => latest.current.open('formula'),
    });
    if (latest.current.props.takesFocus) focusBehind(created.view, latest.current.props.letters());
    setEditing(created);
    return () => created.destroy();
  }, [place, hidden]);

  const { value } = settings.props;
  useEffect(() => {
    if (value !== undefined) editing?.setHtml(value);
  }, [editing, value]);
  const isDivided = settings.props.divider !== undefined;
  useEffect(() => {
    if (isDivided) editing?.divide();
    else editing?.redraw();
  }, [editing, isDivided, value]);
  const described = JSON.stringify(attributesOf(settings));
  useEffect(() => {
    editing?.redraw();
  }, [editing, described]);
  return editing;
}

function attributesOf({ props, className }: EditingSettings): Record<string, string> {
  const { control, label, placeholder, isReadOnly, isDisabled, isRequired, isInvalid } = props;
  const describedBy = control['aria-describedby'];
  return {
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: className,
    tabindex: isDisabled ? '-1' : '0',
    'data-part': 'input',
    ...(placeholder && { 'aria-placeholder': placeholder, 'data-placeholder': placeholder }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isReadOnly && { 'aria-readonly': 'true' }),
    ...(isDisabled && { 'aria-disabled': 'true' }),
    ...(isRequired && { 'aria-required': 'true' }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  };
}

const never = () => () => {};

/** What the tools show; nothing until there is a text. */
export const useTools = (editing: Editing | undefined) =>
  useSyncExternalStore(editing?.subscribe ?? never, () => editing?.getTools());

/** Gives the form around it what stands there at the moment it is sent, and its label the press that every label has. */
export function useForm(
  editing: Editing | undefined,
  name: string | undefined,
  isDisabled: boolean | undefined,
) {
  useEffect(() => {
    if (!editing) return;
    const { dom } = editing.view;
    const form = dom.closest('form');
    const page = dom.getRootNode() as Document | ShadowRoot;
    const label = page.querySelector<HTMLElement>(`label[for="${CSS.escape(dom.id)}"]`);
    const handleData = ({ formData }: FormDataEvent) => {
      if (name !== undefined && !isDisabled) formData.set(name, editing.getHtml());
    };
    const handlePress = () => dom.focus();
    form?.addEventListener('formdata', handleData);
    label?.addEventListener('click', handlePress);
    return () => {
      form?.removeEventListener('formdata', handleData);
      label?.removeEventListener('click', handlePress);
    };
  }, [editing, name, isDisabled]);
}
