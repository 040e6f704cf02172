/** Gives jsdom, which knows no dialogs, what of them a widget calls. */
export function knowDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
