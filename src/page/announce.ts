let region: HTMLElement | undefined;

/** Screen readers finish the current sentence first. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'hidden-visually';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const target = region;
  target.textContent = '';
  // Screen readers only announce changes of existing elements.
  setTimeout(() => (target.textContent = text), 50);
}
