import type { PickPicture, UploadPicture } from '@shuyuan/ui/rich-text-editor';
import { PersonWidget } from '../widget/widget.tsx';
import { ResourceFormProvider } from './resource-form.context.ts';
import { createResourceFormStore } from './resource-form.store.ts';
import { resourceFormStrings, type ResourceFormStrings } from './resource-form.strings.ts';
import type { FormDeclaration, WrittenResource, WrittenRow } from './resource-form.types.ts';
import { ResourceFormView } from './resource-form.view.tsx';

/** One row of a resource, written and checked by the contract's schema; what was typed is kept on the device until it is stored. */
export interface ResourceFormProps<Whole extends WrittenRow> {
  /** The calls of what is written: a `ResourceApi`. */
  resource: WrittenResource<Whole>;
  /** Its fields. Keep it between renders. */
  declaration: FormDeclaration;
  /** Which one; null for a new one. */
  id: number | null;
  /** It is saved; `log.undo` takes that back. */
  onSaved: (saved: { text: string; actionId: number; id: number }) => void;
  /** Nothing is to be written any more. */
  onClose: () => void;
  /** Stores a picture of a text. Without it pictures that are pasted or dropped are left out. */
  upload?: UploadPicture;
  /** Chooses a picture for a text from where pictures are kept. Without it there is no button for that. */
  pickPicture?: PickPicture;
  /** Holds the page while there are changes, and answers the way to let it go. @default the browser asks */
  askBeforeLeaving?: () => () => void;
  /** Words of your own in place of ours: its titles at least. Keep the object between renders. */
  strings?: Partial<ResourceFormStrings>;
}

/** One of a resource, written: checked by the contract, kept as a draft, and never put over what somebody else has saved without asking. Needs a `HostProvider`. */
export function ResourceForm<Whole extends WrittenRow>(props: ResourceFormProps<Whole>) {
  return (
    <PersonWidget
      name="resource-form"
      props={props as ResourceFormProps<WrittenRow>}
      strings={resourceFormStrings}
      createStore={createResourceFormStore}
      subject={`${props.declaration.name}/${props.id ?? 'new'}`}
      moveFocus={moveFocus}
      provider={ResourceFormProvider}
    >
      <ResourceFormView />
    </PersonWidget>
  );
}

/** To the field that is wrong. */
function moveFocus(root: HTMLElement, { field }: { field: string }) {
  const place = [...root.querySelectorAll<HTMLElement>('[data-field]')].find(
    (each) => each.dataset['field'] === field,
  );
  place?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"], button')?.focus();
}
