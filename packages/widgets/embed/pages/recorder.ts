// A button of the page opens the recorder by its attribute; it closes by itself.
for (const button of document.querySelectorAll<HTMLElement>('[data-open]'))
  button.addEventListener('click', () => {
    document.querySelector(button.dataset['open'] ?? '')?.setAttribute('open', '');
  });
