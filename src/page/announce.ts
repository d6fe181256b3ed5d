let region: HTMLElement | undefined;

/** Makes screen readers announce a text when they've finished the current sentence. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'hidden-visually';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const target = region;
  target.textContent = '';
  // Screen readers only announce changes of an element that already exists.
  setTimeout(() => (target.textContent = text), 50);
}
