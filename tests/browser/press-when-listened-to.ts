/** Presses the first button of an island as soon as React listens there, before it is ready; to be run in the page. */
export function pressWhenListenedTo(): void {
  const listen = Element.prototype.addEventListener;
  Element.prototype.addEventListener = function (this: Element, type: string, ...rest: unknown[]) {
    listen.apply(this, [type, ...rest] as never);
    if (type !== 'click' || !this.matches('[data-island]') || document.readyState !== 'complete')
      return;
    Element.prototype.addEventListener = listen;
    // React listens from now on, and is not ready before its next task.
    queueMicrotask(() => this.querySelector<HTMLElement>('button[type=button]')?.click());
  } as typeof listen;
}
