import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { findField, heldBy } from './find-field.ts';
import type { FormErrors, FormProps } from './form.tsx';

const none: FormErrors = {};

/** Names with something to say. */
export const namesOf = (errors: FormErrors) => Object.keys(errors).filter((name) => Boolean(errors[name]));

/** One submission after another: its wait, what came back, and which of it still stands. */
export function useSubmission(
  props: Omit<FormProps, 'children' | 'label'>,
  form: RefObject<HTMLFormElement | null>,
  summary: RefObject<HTMLDivElement | null>,
) {
  const [own, setOwn] = useState(none);
  const [isOwnPending, setIsOwnPending] = useState(false);
  const errors = props.errors ?? own;
  const isPending = props.isPending ?? isOwnPending;
  // Beside the errors they belong to: a new answer forgets what was changed after the last one.
  const [changed, setChanged] = useState<{ of: FormErrors; names: readonly string[] }>({
    of: none,
    names: [],
  });
  const changedNames = changed.of === errors ? changed.names : [];
  const open = Object.fromEntries(Object.entries(errors).filter(([name]) => !changedNames.includes(name)));
  const sent = useRef<FormData | null>(null);
  const isSending = useRef(false);
  const awaitsAnswerAfter = useRef<FormErrors | null>(null);

  const goTo = (name: string) => {
    const field = form.current && findField(form.current, name);
    field?.focus();
    return Boolean(field);
  };

  useLayoutEffect(() => {
    const names = namesOf(errors);
    const before = awaitsAnswerAfter.current;
    if (before === null || before === errors || names.length === 0) return;
    awaitsAnswerAfter.current = null;
    if (props.hasSummary) summary.current?.focus();
    else names.some(goTo);
  });

  const submit = () => {
    if (!form.current || isPending || isSending.current) return;
    const data = new FormData(form.current);
    sent.current = data;
    awaitsAnswerAfter.current = errors;
    const answer = props.onSubmit?.(data);
    if (!(answer instanceof Promise)) {
      setOwn(answer ?? none);
      return;
    }
    isSending.current = true;
    setIsOwnPending(true);
    void answer
      .then((next) => setOwn(next ?? none))
      .finally(() => {
        isSending.current = false;
        setIsOwnPending(false);
      });
  };

  /** Whatever kind of field changed: what the form holds now is compared with what was sent. */
  const review = () => {
    if (!form.current || !sent.current || namesOf(open).length === 0) return;
    const before = sent.current;
    const now = new FormData(form.current);
    const names = namesOf(errors).filter((name) => heldBy(now, name) !== heldBy(before, name));
    if (names.length !== changedNames.length) setChanged({ of: errors, names });
  };

  return { errors, open, isPending, submit, review, goTo };
}
