/**
 * Works out a value from a text, and again only when the text is another one: for what is the same with nearly every request.
 * It cannot be out of date, since the text itself is read each time.
 */
export function rememberLast<Value>(of: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: of(text) };
    return last.value;
  };
}
